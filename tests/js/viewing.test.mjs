/** Whose eyes the page uses: nobody sees another's hand, and nobody takes back what another has seen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { undoSteps } from "../../web/state/record.js";
import { Session } from "../../web/state/session.js";
import { initialState } from "../../web/state/state.js";
import { createStore } from "../../web/state/store.js";
import { coveredFor, eyes, isShared, ONLOOKER, sealedMoves, stillLooking } from "../../web/state/viewing.js";

const HUMAN = { kind: "human" };
const LEVEL = { kind: "level", level: "casual" };
const record = (seats, log = [], game = "axio") => ({ game, seats, log });
const entry = (player, ...types) => ({ player, action: { text: "" }, events: types.map((type) => ({ type })) });
const matchOf = (seats, toMove, looker) => ({ record: record(seats), turn: { to_move: toMove }, view: null, looker });

test("nothing is asked for specially where nothing is hidden", () => {
  assert.deepEqual(eyes(record([HUMAN, HUMAN], [], "azul")), {});
  assert.equal(isShared(record([HUMAN, HUMAN], [], "azul")), false);
});

test("one person looks with their own eyes, also while opponents play", () => {
  assert.deepEqual(eyes(record([LEVEL, HUMAN, LEVEL])), { viewer: 1 });
  assert.equal(coveredFor(matchOf([LEVEL, HUMAN], 1, null)), null);
  assert.equal(coveredFor(matchOf([HUMAN], 0, null)), null);
});

test("where only opponents play, everything is open", () => {
  assert.deepEqual(eyes(record([LEVEL, LEVEL])), { viewer: null });
});

test("several people see no hand until the one to move has lifted the cover", () => {
  const seats = [HUMAN, LEVEL, HUMAN];
  assert.deepEqual(eyes(record(seats)), { viewer: ONLOOKER });
  assert.deepEqual(eyes(record(seats), 2), { viewer: 2 });
  assert.equal(coveredFor(matchOf(seats, 2, 0)), 2);
  assert.equal(coveredFor(matchOf(seats, 2, 2)), null);
  assert.equal(coveredFor(matchOf(seats, 1, null)), null, "an opponent needs no cover");
  assert.equal(coveredFor(matchOf(seats, null, null)), null, "nor does the end");
});

test("whoever moves again goes on looking; with everybody else the cover falls", () => {
  assert.equal(stillLooking(0, 0), 0);
  assert.equal(stillLooking(0, 1), null);
  assert.equal(stillLooking(null, 1), null);
});

test("lifting the cover seals what others did, not the own turn", () => {
  const seats = [HUMAN, HUMAN, LEVEL];
  const log = [entry(0), entry(1), entry(2), entry(0)];
  assert.equal(sealedMoves(record(seats, log), 1), 4);
  assert.equal(sealedMoves(record(seats, log), 0), 3, "after a reload inside a turn");
  assert.equal(sealedMoves(record(seats, log)), 0);
  assert.equal(sealedMoves({ ...record(seats, log), sealed: 2 }), 2);
});

test("a hand that was shown to other people can't be hidden again", () => {
  const log = [entry(0, "rack_shown"), entry(1)];
  assert.equal(sealedMoves(record([HUMAN, HUMAN], log)), 1);
  assert.equal(sealedMoves(record([HUMAN, LEVEL], log)), 0, "an opponent does not remember");
});

test("undo stops at the seal", () => {
  const log = [entry(0), entry(1), entry(1)];
  assert.equal(undoSteps({ ...record([HUMAN, HUMAN], log), sealed: 2 }), 1);
  assert.equal(undoSteps({ ...record([HUMAN, HUMAN], log), sealed: 3 }), 0);
});

/** A bridge that deals each viewer a hand of their own, and lets a player move twice. */
function setUp(seats) {
  const store = createStore(initialState({ language: null, theme: "system", motion: "off" }, [], { game: "axio", options: {}, seats }));
  const turns = [0, 0, 1, 2, 0];
  const asked = [];
  const written = [];
  let moves = 0;
  const engine = {
    async ask(request) {
      asked.push(request);
      if (request.type === "play") moves += 1;
      if (request.type === "undo") moves -= request.steps;
      if (request.type === "think") return { rev: moves, action: 7 };
      const toMove = turns[moves];
      const hands = seats.map((_, player) => (request.viewer === null || request.viewer === player ? `hand of ${player}` : null));
      const mayChoose = request.viewer === null || request.viewer === toMove;
      return {
        rev: moves, view: { hands }, events: [], to_move: toMove, over: false, moves,
        actions: mayChoose ? [{ id: 7, text: "x" }] : [], played: moves ? { id: 7, text: "x", type: "place" } : null,
      };
    },
  };
  const storage = { write: async (saved) => (written.push(saved), saved), read: async () => undefined, list: async () => [] };
  const session = new Session(store, engine, storage, { play: async () => {}, skip: () => {} });
  const hands = () => store.get().match.view.hands.filter(Boolean);
  return { session, store, asked, written, hands };
}

test("a match of several people: cover, own hand, the same hand in an extra turn, cover again", async () => {
  const { session, store, written, hands } = setUp([HUMAN, HUMAN, HUMAN]);
  await session.begin();
  assert.deepEqual(hands(), []);
  await session.lift();
  assert.deepEqual(hands(), ["hand of 0"]);
  await session.play(7);
  assert.deepEqual(hands(), ["hand of 0"], "to move again");
  await session.play(7);
  assert.deepEqual(hands(), []);
  assert.equal(coveredFor(store.get().match), 1);
  assert.equal(JSON.stringify(written).includes("hand of"), false, "nothing of any hand is stored");
});

test("undo before the next person has looked covers again; after that there is none", async () => {
  const { session, store, hands } = setUp([HUMAN, HUMAN, HUMAN]);
  await session.begin();
  await session.lift();
  await session.play(7);
  await session.play(7);
  await session.undo();
  assert.equal(store.get().match.record.log.length, 1);
  assert.equal(coveredFor(store.get().match), 0, "who knows who pressed it");
  assert.deepEqual(hands(), []);
  await session.lift();
  await session.play(7);
  await session.lift();
  assert.deepEqual(hands(), ["hand of 1"]);
  await session.undo();
  assert.equal(store.get().match.record.log.length, 2);
});

test("a lone person's hand stays in sight, and opponents' moves reach the log without their hands", async () => {
  const { session, store, asked, hands } = setUp([HUMAN, LEVEL, LEVEL]);
  await session.begin();
  await session.play(7);
  await session.play(7);
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve));
  assert.equal(store.get().match.record.log.length, 4);
  assert.deepEqual(hands(), ["hand of 0"]);
  assert.ok(asked.filter(({ type }) => type !== "think").every(({ viewer }) => viewer === 0));
});
