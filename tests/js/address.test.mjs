/** Addresses: every place can be written and read, and what nobody knows leads to the start. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readPlace, watchAddress, writePlace } from "../../web/state/address.js";
import { createStore } from "../../web/state/store.js";

test("a place is written as it is read", () => {
  for (const hash of ["", "#match=3f-a", "#rules=azul", "#rules=azul/floor", "#tutorial=chocolatier"]) {
    assert.equal(writePlace(readPlace(hash)), hash);
  }
  assert.deepEqual(readPlace("#rules=azul/floor"), { screen: "rules", game: "azul", paragraph: "floor" });
});

test("an address that nobody knows leads to the start", () => {
  for (const hash of ["#", "#match", "#match=", "#nowhere=1", "#rules=a/b/c", "#rules=<b>", "#tutorial=/x"]) {
    assert.deepEqual(readPlace(hash), { screen: "start" }, hash);
  }
});

test("a link to something shared is one, whatever happened to it on its way: its end tells whether all of it is there", () => {
  for (const hash of ["#share=ab-_9", "#share=ab-_9)", "#share=ab-_9,", "#share=ab-_9=", "#share=ab-_9%3D", "#share=ab-_9%E2%80%A6", "#share=ab-_9%3E", "#share=ab-_9. x", "#share=ab-_9/"]) {
    assert.deepEqual(readPlace(hash), { screen: "shared", link: "ab-_9" }, hash);
  }
  for (const hash of ["#share", "#share=", "#share=)", "#share/", "#share=="]) assert.deepEqual(readPlace(hash), { screen: "shared", link: "" }, hash);
  assert.deepEqual(readPlace("#shared=x"), { screen: "start" });
  assert.equal(writePlace({ screen: "shared", link: "" }), "#share");
});

test("a file that is looked at is gone after a reload: there the list is, which it was chosen from", () => {
  assert.equal(writePlace({ screen: "shared" }), "#file");
  assert.deepEqual(readPlace("#file"), { screen: "matches" });
});

/** A browser with one tab: what `watchAddress` needs of it. @param {string} hash */
function browse(hash, known = ["a"]) {
  const entries = [hash];
  let listener = () => {};
  const location = { pathname: "/", search: "", get hash() { return entries.at(-1).replace("/", ""); } };
  const history = {
    pushState: (_, __, url) => void entries.push(url),
    replaceState: (_, __, url) => void entries.splice(-1, 1, url),
  };
  Object.assign(globalThis, { location, history, addEventListener: (_, heard) => { listener = heard; } });
  const store = createStore({ screen: "start", place: {}, match: null });
  const left = [];
  const session = {
    leave: () => { left.push(store.get().match?.record.id); store.set({ screen: "start", match: null }); },
    resumeById: async (id) => {
      if (known.includes(id)) store.set({ screen: "table", match: { record: { id } } });
      return known.includes(id);
    },
  };
  const played = [];
  const read = watchAddress(/** @type {any} */ (store), session, (what) => played.push(what));
  const visit = async (url) => { entries.push(url); listener(); await settle(); };
  const back = async () => { entries.pop(); listener(); await settle(); };
  return { store, entries, left, played, read, visit, back };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a match on the table gets an address, and back leads to the start", async () => {
  const { store, entries, back } = browse("");
  store.set({ screen: "table", match: null });
  await settle();
  assert.deepEqual(entries, [""]);
  store.set({ match: { record: { id: "a" } } });
  await settle();
  assert.deepEqual(entries, ["", "/#match=a"]);
  await back();
  assert.equal(store.get().screen, "start");
  assert.equal(store.get().match, null);
});

test("the rules lie in front of the match; back shows it again without loading it", async () => {
  const { store, left, read, visit, back } = browse("/#match=a");
  read();
  await settle();
  const { match } = store.get();
  await visit("/#rules=azul/floor");
  assert.equal(store.get().screen, "rules");
  assert.equal(store.get().place.paragraph, "floor");
  await back();
  assert.equal(store.get().screen, "table");
  assert.equal(store.get().match, match);
  assert.deepEqual(left, []);
});

test("a tutorial leaves the table, and back brings the saved match", async () => {
  const { store, left, read, visit, back } = browse("/#match=a");
  read();
  await settle();
  await visit("/#tutorial=azul");
  assert.equal(store.get().screen, "tutorial");
  assert.deepEqual(left, ["a"]);
  await back();
  assert.equal(store.get().match.record.id, "a");
});

test("a match that is gone leads to the start, with a clean address", async () => {
  const { store, entries, read } = browse("/#match=b");
  read();
  await settle();
  assert.equal(store.get().screen, "start");
  assert.deepEqual(entries, ["/"]);
});

test("what an installed app opens is passed on, and leaves no trace in the address", async () => {
  const { store, entries, left, played, read, visit } = browse("/#play=last");
  read();
  await settle();
  assert.deepEqual(played, ["last"]);
  assert.deepEqual(entries, ["/"]);
  store.set({ screen: "table", match: { record: { id: "a" } } });
  await settle();
  await visit("/#play=azul");
  assert.deepEqual(played, ["last", "azul"]);
  assert.deepEqual(left, ["a"], "the match waits in the storage");
  assert.equal(store.get().screen, "start");
  assert.equal(entries.at(-1), "/");
});
