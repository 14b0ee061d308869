/** The browser is asked to keep the storage when there is something to keep, and only once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { keepStorage } from "../../web/state/persistence.js";
import { createStore } from "../../web/state/store.js";

const settle = () => new Promise((resolve) => setImmediate(resolve));
const withMoves = (/** @type {number} */ moves) => ({ match: { record: { log: Array(moves).fill({}) } } });

/** @param {boolean} isPersisted */
function ask(isPersisted) {
  const store = createStore(/** @type {any} */ ({ match: null }));
  let times = 0;
  keepStorage(store, { persisted: async () => isPersisted, persist: async () => { times += 1; return true; } });
  return { store, times: () => times };
}

test("a match without a move is nothing to keep; the first move is, once", async () => {
  const { store, times } = ask(false);
  store.set(withMoves(0));
  await settle();
  assert.equal(times(), 0);
  for (const moves of [1, 2, 0, 1]) {
    store.set(withMoves(moves));
    await settle();
  }
  assert.equal(times(), 1);
});

test("a browser that keeps it already is not asked again", async () => {
  const { store, times } = ask(true);
  store.set(withMoves(3));
  await settle();
  assert.equal(times(), 0);
});

test("a browser that can't be asked is left alone", async () => {
  const store = createStore(/** @type {any} */ ({ match: null }));
  keepStorage(store, undefined);
  store.set(withMoves(1));
  await settle();
});
