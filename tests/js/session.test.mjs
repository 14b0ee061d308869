/** A session with an engine and a storage of the test's own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../web/engine/protocol.js";
import { Session } from "../../web/state/session.js";
import { initialState } from "../../web/state/state.js";
import { createStore } from "../../web/state/store.js";

const HUMAN = { kind: "human" };
const LEVEL = { kind: "level", level: "casual" };
const settle = () => new Promise((resolve) => setTimeout(resolve));
const turnAt = (moves, toMove = moves % 2) => ({
  rev: moves + 1, view: { moves, to_move: toMove }, events: [], to_move: toMove, over: false, winners: null, moves,
  actions: [{ id: 10 + moves, text: `move ${moves}`, type: "draft" }],
  played: moves > 0 ? { id: 9 + moves, text: `move ${moves - 1}`, type: "draft" } : null,
});

function setUp({ seats = [HUMAN, HUMAN], answers = {}, storage = {} } = {}) {
  const setup = { game: "azul", options: { players: 2 }, seats };
  const store = createStore(initialState({ language: null, theme: "system", motion: "off" }, [], setup));
  const asked = [];
  const written = [];
  let moves = 0;
  const engine = {
    async ask(request) {
      asked.push(request);
      if (answers[request.type]) return answers[request.type](request);
      if (request.type === "play") moves += 1;
      if (request.type === "undo") moves -= request.steps;
      if (request.type === "think") return { rev: moves + 1, action: 10 + moves };
      return turnAt(moves);
    },
  };
  const session = new Session(store, engine, {
    write: async (record) => (written.push(record), record), read: async () => undefined, list: async () => [], ...storage,
  }, { play: async () => {}, skip: () => {} });
  return { session, store, asked, written };
}

test("every move is saved, with the match as it stands after it", async () => {
  const { session, store, written } = setUp();
  await session.begin();
  await session.play(10);
  await session.play(11);
  assert.deepEqual(written.map((record) => record.log.length), [0, 1, 2]);
  assert.deepEqual(written.map((record) => record.rev), [0, 1, 2]);
  assert.equal(store.get().match.view.moves, 2);
});

test("the seed is a whole number that JSON and Python both keep", async () => {
  const { session, asked } = setUp();
  for (let i = 0; i < 50; i++) await session.begin();
  assert.ok(asked.every(({ seed }) => Number.isSafeInteger(seed) && seed >= 0));
  assert.equal(new Set(asked.map(({ seed }) => seed)).size, 50);
});

test("an error of the engine becomes a notice and changes nothing", async () => {
  const refuse = () => {
    throw new EngineError("stale_revision", { rev: 3 });
  };
  const { session, store } = setUp({ answers: { play: refuse } });
  await session.begin();
  const before = store.get().match;
  await session.play(10);
  assert.deepEqual(store.get().match, before);
  assert.equal(store.get().notices[0].code, "stale_revision");
  assert.equal(store.get().isBusy, false);
});

test("an opponent thinks and plays by itself, and undo goes past it", async () => {
  const { session, store, asked } = setUp({ seats: [HUMAN, LEVEL] });
  await session.begin();
  await session.play(10);
  await settle();
  assert.equal(store.get().match.record.log.length, 2);
  await session.undo();
  assert.deepEqual(asked.find(({ type }) => type === "undo"), { type: "undo", rev: 3, steps: 2 });
  assert.equal(store.get().match.record.log.length, 0);
});

test("a stopped thought plays nothing and says nothing; it can be asked for again", async () => {
  const stop = () => {
    throw new EngineError("cancelled");
  };
  const answers = { think: stop };
  const { session, store } = setUp({ seats: [HUMAN, LEVEL], answers });
  await session.begin();
  await session.play(10);
  await settle();
  assert.equal(store.get().match.record.log.length, 1);
  assert.deepEqual(store.get().notices, []);
  assert.equal(store.get().thinking, null);
  delete answers.think;
  session.think();
  await settle();
  assert.equal(store.get().match.record.log.length, 2);
});

test("a match that another tab has overtaken goes on as a copy, and says so", async () => {
  const storage = { write: async (record) => ({ ...record, id: record.rev ? "copy" : record.id }) };
  const { session, store } = setUp({ storage });
  await session.begin();
  session.writtenElsewhere({ id: store.get().match.record.id, rev: 5 });
  await session.play(10);
  await settle();
  assert.equal(store.get().match.record.id, "copy");
  assert.deepEqual(store.get().notices.map(({ code }) => code), ["kept_as_copy"], "nothing to catch up with any more");
});

test("news from another tab about this match offers to catch up; older news does not", async () => {
  const { session, store } = setUp();
  await session.begin();
  await session.play(10);
  const { id } = store.get().match.record;
  session.writtenElsewhere({ id, rev: 1 });
  session.writtenElsewhere({ id: "another", rev: 9 });
  assert.deepEqual(store.get().notices, []);
  session.writtenElsewhere({ id, rev: 2 });
  assert.equal(store.get().notices[0].action.intent, "catchUp");
});

test("leaving during a move draws nothing afterwards", async () => {
  let answer = () => {};
  const play = () => new Promise((resolve) => (answer = () => resolve(turnAt(1))));
  const { session, store } = setUp({ answers: { play } });
  await session.begin();
  const playing = session.play(10);
  session.leave();
  answer();
  await playing;
  assert.equal(store.get().screen, "start");
  assert.equal(store.get().match, null);
});

test("a match that can't be opened leads back to the start page, and says why", async () => {
  const refuse = () => {
    throw new EngineError("unknown_game", { game: "azul" });
  };
  const { session, store } = setUp({ answers: { new: refuse } });
  await session.begin();
  assert.equal(store.get().screen, "start");
  assert.deepEqual(store.get().notices.map(({ code }) => code), ["unknown_game"]);
});
