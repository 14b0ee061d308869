/** The record of a match: it must always lead a fresh engine to the very same move. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { forked, newRecord, played, recovery, redid, redoSteps, undid, undoSteps } from "../../web/state/record.js";

const HUMAN = { kind: "human" };
const LEVEL = { kind: "level", level: "casual" };
const turn = (view) => ({ rev: 1, view, actions: [], events: [], over: false, to_move: 0, winners: null });
const start = (seats = [HUMAN, HUMAN]) =>
  newRecord({ id: "m", game: "azul", rules_version: 1, options: { players: 2 }, seed: 5, seats }, turn("start"), 1);
const act = (text) => ({ id: 9, text, type: "draft", preview: { points: 3 } });
const playAll = (record, moves) => moves.reduce((now, [player, text]) => played(now, player, act(text), turn(text), 2), record);

test("each move grows the save by its notation and the revision by one", () => {
  const record = playAll(start(), [[0, "F1 blue 2"], [1, "C red floor"]]);
  const [{ save }] = recovery(record);
  assert.deepEqual(save, {
    game: "azul", rules_version: 1, options: { players: 2 }, seed: 5, seats: [HUMAN, HUMAN], actions: ["F1 blue 2", "C red floor"],
  });
  assert.equal(record.rev, 2);
  assert.equal(record.view, "C red floor");
  assert.equal(record.log[0].action.preview, undefined);
});

test("what was undone comes back with the match, and can be redone", () => {
  const undone = undid(playAll(start(), [[0, "a"], [1, "b"], [0, "c"]]), 2, turn("a"), 3);
  assert.deepEqual(undone.log.map((entry) => entry.action.text), ["a"]);
  const [{ save }] = recovery(undone);
  assert.deepEqual(save.actions, ["a", "b", "c"]);
  assert.equal(save.at, 1);
  const again = redid(undone, 1, turn("b"), 4);
  assert.deepEqual(again.log.map((entry) => entry.action.text), ["a", "b"]);
  assert.deepEqual(again.undone.map((entry) => entry.action.text), ["c"]);
});

test("a new move forgets what was undone", () => {
  const record = played(undid(playAll(start(), [[0, "a"], [1, "b"]]), 1, turn("a"), 3), 1, act("x"), turn("x"), 4);
  assert.deepEqual(recovery(record)[0].save.actions, ["a", "x"]);
  assert.equal(recovery(record).length, 1);
});

test("undo goes back to the last decision of a person, past the opponents", () => {
  const record = playAll(start([HUMAN, LEVEL]), [[0, "a"], [1, "b"], [1, "c"]]);
  assert.equal(undoSteps(record), 3);
  assert.equal(undoSteps(start([HUMAN, LEVEL])), 0);
  assert.equal(undoSteps(playAll(start([LEVEL, HUMAN]), [[0, "a"]])), 0);
  assert.equal(undoSteps(playAll(start(), [[0, "a"], [1, "b"]])), 1);
});

test("redo goes over a person's move and the opponents' answers", () => {
  const record = playAll(start([HUMAN, LEVEL]), [[0, "a"], [1, "b"], [0, "c"], [1, "d"]]);
  const undone = undid(record, 4, turn("start"), 3);
  assert.equal(redoSteps(undone), 2);
  assert.equal(redoSteps(redid(undone, 2, turn("b"), 4)), 2);
  assert.equal(redoSteps(record), 0);
});

test("who takes back the end of a match and goes another way leaves the finished match alone", () => {
  const end = { ...turn("end"), over: true };
  const finished = { ...played(playAll(start(), [[0, "a"]]), 1, act("b"), end, 3), daily: "2026-11-16" };
  const back = undid(finished, 1, turn("a"), 4);
  assert.equal(back.ended, true, "not to be written");
  assert.equal(redid(back, 1, end, 5).ended, undefined);
  const other = played(forked(back, () => "n"), 1, act("x"), turn("x"), 5);
  assert.deepEqual([other.id, other.origin, other.ended, other.daily], ["n", "m", undefined, undefined]);
  assert.equal(forked(other, () => "never"), other);
  assert.equal(undid(playAll(start(), [[0, "a"]]), 1, turn("start"), 3).ended, undefined, "an open match is as it was");
});
