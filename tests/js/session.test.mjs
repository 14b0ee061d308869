/** A session with an engine and a storage of the test's own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../web/engine/protocol.js";
import { Session } from "../../web/state/session.js";
import { initialState } from "../../web/state/state.js";
import { createStore } from "../../web/state/store.js";
import { isOffered } from "../../web/state/summary.js";

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
    write: async (record) => (written.push(record), record), read: async () => undefined, list: async () => [], amend: async () => {}, ...storage,
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

test("a move is drawn at once, and no other one is played before it is kept", async () => {
  const kept = [];
  const write = (record) => new Promise((resolve) => kept.push(() => resolve(record)));
  const { session, store, asked } = setUp({ seats: [HUMAN, LEVEL], storage: { write } });
  const begun = session.begin();
  await settle();
  kept.shift()();
  await begun;
  const move = session.play(10);
  await settle();
  assert.equal(store.get().match.view.moves, 1);
  assert.equal(store.get().isAnimating, false);
  assert.equal(store.get().isBusy, true);
  assert.deepEqual(asked.map(({ type }) => type), ["new", "play", "think"], "thinking need not wait");
  kept.shift()();
  await move;
  await settle();
  assert.deepEqual(asked.map(({ type }) => type), ["new", "play", "think", "play"]);
});

test("a storage that does not answer stops nobody for long", async (t) => {
  const { session, store, asked } = setUp({ storage: { write: () => new Promise(() => {}) } });
  void session.begin();
  await settle();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  void session.play(10);
  for (let i = 0; i < 20; i++) await Promise.resolve();
  assert.equal(store.get().isBusy, true);
  t.mock.timers.tick(2000);
  for (let i = 0; i < 20; i++) await Promise.resolve();
  assert.equal(store.get().isBusy, false);
  void session.play(11);
  for (let i = 0; i < 20; i++) await Promise.resolve();
  assert.deepEqual(asked.map(({ type }) => type), ["new", "play", "play"]);
});

/** An engine that takes its time, and refuses what belongs to an earlier revision. */
function slow() {
  let rev = 0;
  let moves = 0;
  const answer = (change) => async (request) => {
    await settle();
    if (request.rev !== undefined && request.rev !== rev) throw new EngineError("stale_revision", { rev });
    moves += change(request);
    rev += 1;
    return { ...turnAt(moves), rev };
  };
  return { new: answer(() => 0), play: answer(() => 1), undo: answer(({ steps }) => -steps), redo: answer(({ steps }) => steps) };
}

test("two moves are taken back by two undos, however fast, and one undo takes back the move that is still on its way", async () => {
  const { session, store } = setUp({ answers: slow() });
  const moves = () => store.get().match.record.log.length;
  await session.begin();
  for (const id of [10, 11, 12]) await session.play(id);
  await Promise.all([session.undo(), session.undo()]);
  assert.deepEqual([moves(), store.get().match.view.moves], [1, 1]);
  await Promise.all([session.play(11), session.undo()]);
  assert.deepEqual([moves(), store.get().match.record.undone.length], [1, 1]);
  await session.redo();
  await session.play(12);
  assert.deepEqual([moves(), store.get().notices, store.get().isBusy], [3, [], false]);
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
  await settle();
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

const RECORD = { id: "m", rev: 3, game: "azul", rules_version: 1, options: {}, seed: 5, seats: [HUMAN, HUMAN], log: [], undone: [], over: false, view: {} };

/** A storage whose first match is refused by the rules, which are version 2 now. */
function refusing(code = "outdated_rules_version") {
  const kept = new Map([["old", { ...RECORD, id: "old" }], ["new", { ...RECORD, id: "new", seed: 7 }]]);
  const storage = {
    read: async (id) => kept.get(id),
    list: async () => [...kept.values()],
    amend: async (id, change) => void kept.set(id, { ...kept.get(id), ...change }),
  };
  const load = ({ save }) => {
    if (save.seed === 5) throw new EngineError(code, {});
    return turnAt(0);
  };
  const page = setUp({ storage, answers: { load } });
  page.store.set({ games: [{ id: "azul", rules_version: 2, options: [] }] });
  return { ...page, kept };
}

test("a match that the rules refuse is not offered any more, until they are others", async () => {
  const { session, store, kept } = refusing();
  const offered = () => store.get().saved.filter(isOffered(store.get().games)).map(({ id }) => id);
  await session.refreshSaved();
  assert.deepEqual(offered(), ["old", "new"]);
  await session.resumeById("old");
  await settle();
  assert.deepEqual([store.get().screen, store.get().notices[0].code], ["start", "outdated_rules_version"]);
  assert.equal(kept.get("old").refused, 2);
  assert.deepEqual(offered(), ["new"]);
  store.set({ games: [{ id: "azul", rules_version: 3, options: [] }] });
  assert.deepEqual(offered(), ["old", "new"]);
});

test("the last match to go on with is the last that the rules don't refuse", async () => {
  const { session, store } = refusing();
  await session.resumeById("old");
  await session.resumeLast();
  assert.equal(store.get().match.record.id, "new");
});

test("a match that is refused from the list leaves one there, with the reason", async () => {
  const { session, store } = refusing("invalid_save");
  store.set({ screen: "matches" });
  await session.resumeById("old");
  assert.deepEqual([store.get().screen, store.get().notices[0].code], ["matches", "invalid_save"]);
  store.set({ screen: "shared" });
  await session.resumeById("old");
  assert.equal(store.get().screen, "start", "what was shared is gone");
});

test("a refused match that can be opened after all is offered again once it goes on", async () => {
  const { session, store, kept } = refusing();
  await session.resumeById("old");
  kept.set("old", { ...kept.get("old"), seed: 7 });
  await session.resumeById("old");
  assert.equal(store.get().match.record.refused, undefined);
  assert.equal(kept.get("old").refused, undefined);
});

test("an engine that fails is no refusal", async () => {
  const { session, kept } = refusing("engine_lost");
  await session.resumeById("old");
  assert.equal(kept.get("old").refused, undefined);
});
