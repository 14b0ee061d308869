/** The table's pure helpers: moments, marks, ideas, keys, points by round. */
import assert from "node:assert/strict";
import test from "node:test";
import { Moments, canPlayOnFrom, moveShown, movesShown, timeline, viewShown } from "../../web/state/moments.js";
import { pointsByRound, scoreCurves } from "../../web/ui/azul/breakdown.js";
import { marksOf } from "../../web/ui/azul/marks.js";
import { motions } from "../../web/ui/azul/motions.js";
import { hintWords } from "../../web/ui/azul/words.js";
import { ideaShown, ideas, ideasOf } from "../../web/ui/common/hint.js";
import { keyList, wanted, watchKeys } from "../../web/ui/common/keys.js";

const entry = (text) => ({ player: 0, action: { id: 1, text, type: "draft" }, events: [] });
const record = { id: "m", game: "azul", seats: [{ kind: "human" }, { kind: "human" }], log: [entry("a"), entry("b")], undone: [entry("d"), entry("c")] };
const state = (moment = null) => ({ moment, match: { record, view: "now", turn: { rev: 4 }, looker: null } });

test("the timeline has what was played, then what was undone, in order", () => {
  assert.deepEqual(timeline(record).map(({ action }) => action.text), ["a", "b", "c", "d"]);
});

test("the table shows the moment that is looked at, else the match as it stands", () => {
  assert.equal(viewShown(state()), "now");
  assert.equal(movesShown(state()), 2);
  assert.equal(moveShown(state()).action.text, "b");
  const looking = state({ at: 3, view: "then" });
  assert.equal(viewShown(looking), "then");
  assert.equal(moveShown(looking).action.text, "c");
  assert.equal(moveShown(state({ at: 0, view: "first" })), undefined);
});

test("nobody plays on from before a sealed move", () => {
  assert.equal(canPlayOnFrom({ ...record, sealed: 2 }, 1), false);
  assert.equal(canPlayOnFrom({ ...record, sealed: 2 }, 2), true);
  assert.equal(canPlayOnFrom(record, 0), true);
});

test("steps stop at both ends of the match, and the newest wish wins", async () => {
  let current = state();
  const store = { get: () => current, set: (change) => (current = { ...current, ...change }), subscribe() {} };
  const asked = [];
  const engine = { ask: async (request) => (asked.push(request.at), { view: `view ${request.at}` }) };
  const moments = new Moments(store, engine);
  await moments.step(-Infinity);
  assert.deepEqual(current.moment, { at: 0, view: "view 0" });
  await moments.step(-1);
  assert.deepEqual(asked, [0]);
  await moments.step(Infinity);
  assert.equal(current.moment.at, 4);
  await Promise.all([moments.look(1), moments.look(3)]);
  assert.equal(current.moment.at, 3);
  await Promise.all([moments.step(-1), moments.step(-1)]);
  assert.equal(current.moment.at, 1, "no step is lost when they come faster than the answers");
  await moments.look(null);
  assert.equal(current.moment, null);
});

test("a move marks where its tiles came from and where they lie", () => {
  const marks = marksOf({
    player: 0, action: entry("x").action,
    events: [
      { type: "tiles_taken", player: 0, from: "factory-3", colour: "blue", count: 3 },
      { type: "line_filled", player: 0, line: 2, colour: "blue", count: 1, total: 2, is_full: true },
      { type: "tiles_dropped", player: 0, colour: "blue", count: 2, spaces: [1, 2] },
    ],
  });
  assert.deepEqual([...marks], ["factory-3", "line/0/2/2", "floor/0/1", "floor/0/2"]);
  assert.equal(marksOf(undefined).size, 0);
});

test("an opponent's tiles glow before they fly", () => {
  const events = [
    { type: "tiles_taken", player: 1, from: "centre", colour: "red", count: 2 },
    { type: "line_filled", player: 1, line: 3, colour: "red", count: 2, total: 2, is_full: false },
  ];
  assert.equal(motions(events).length, 1);
  const [announced, flown] = motions(events, {}, true);
  assert.deepEqual(announced.glows, [{ at: "centre/red", nth: 0 }, { at: "centre/red", nth: 1 }]);
  assert.equal(flown.flights.length, 2);
});

const thought = {
  rev: 1, action: 7, text: "", value: 5, nodes: 1, reasons: [{ code: "completes_line", line: 3, points: 4 }, { code: "denies", player: 1, colour: "blue", count: 3 }],
  alternatives: [[8, 4.8], [9, 2], [10, 1]].map(([action, value]) => ({ action, text: "", value, reasons: [] })),
};

test("a hint offers the best move and two others, with what they lack", () => {
  assert.deepEqual(ideasOf(thought).map(({ action, isBest }) => [action, isBest]), [[7, true], [8, false], [9, false]]);
  assert.equal(ideaShown({ hint: thought, idea: 2 }).behind, 3);
  assert.equal(ideaShown({ hint: null, idea: 0 }), undefined);
});

test("a hint says why, or how far behind the best move it is", () => {
  const t = (key, args = {}) => `${key}(${Object.values(args).join("|")})`;
  const draft = { type: "draft", text: "", from: "centre", colour: "blue", to: "line-3", preview: { taken: 3, placed: 3, completes: true, points: 4 } };
  const [best, near, far] = ideasOf(thought).map((idea) => hintWords(t, draft, idea, (player) => `P${player}`));
  assert.match(best, /^hint-move\(.*reason-completes_line\(3\|4\); reason-denies\(P1\|tiles-blue\(3\)\)\)$/);
  assert.match(near, /^hint-other/);
  const leaving = { ...ideaShown({ hint: thought, idea: 2 }), reasons: [{ code: "takes_marker" }, { code: "leaves", player: 1, colour: "red", count: 2 }] };
  assert.match(hintWords(t, draft, leaving, (player) => `P${player}`), /^hint-behind\(.*; reason-leaves\(P1\|tiles-red\(2\)\)\|3\)$/);
  assert.match(far, /^hint-behind\(.*\|3\)$/);
  assert.match(hintWords(t, draft, { ...ideaShown({ hint: thought, idea: 2 }), behind: 121 }, String), /^hint-loses/);
});

test("a hint always says what it leaves to the next player, and which lines stay free", () => {
  const t = (key, args = {}) => (key === "hint-move" ? args.why : `${key}(${Object.values(args).join("|")})`);
  const draft = { type: "draft", text: "", from: "centre", colour: "blue", to: "floor", preview: { taken: 1 } };
  const reasons = [{ code: "keeps_lines", lines: [4, 5] }, { code: "takes_marker" }, { code: "costs_floor", points: 2 }, { code: "keeps_rest" }, { code: "leaves", player: 1, colour: "red", count: 2 }];
  const told = hintWords(t, draft, { action: 1, value: 0, behind: 0, reasons, isBest: true }, (player) => `P${player}`);
  assert.equal(told, "reason-keeps_lines(4, 5|2); reason-takes_marker(); reason-costs_floor(2); reason-leaves(P1|tiles-red(2))");
});

test("the sheet of a hint says what the best move is worth, but not alone", () => {
  const worthOf = (value, seats = 2) => {
    const said = [];
    ideas({ hint: { ...thought, value }, idea: 0, match: { record: { seats: Array(seats) }, turn: { actions: [] } } }, {}, (key, args) => said.push([key, args?.points]), {});
    return said.filter(([key]) => key.startsWith("hint-"));
  };
  assert.deepEqual(worthOf(3.4), [["hint-ahead", 3]]);
  assert.deepEqual(worthOf(-1.6), [["hint-short", 2]]);
  assert.deepEqual(worthOf(0.4), [["hint-level", undefined]]);
  assert.deepEqual(worthOf(63), [["hint-winning", undefined]]);
  assert.deepEqual(worthOf(-63), [["hint-losing", undefined]]);
  assert.deepEqual(worthOf(12, 1), []);
});

test("keys: letters can be switched off, control keys stay; arrows step while a moment is shown", () => {
  const done = [];
  const intents = new Proxy({}, { get: (_, name) => (...args) => done.push([name, ...args]) });
  const press = (key, more = {}, settings = { letters: true }, moment = null) => wanted({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }, { settings, moment })?.(intents);
  press("u");
  press("H");
  press("?");
  press("u", {}, { letters: false });
  press("z", { ctrlKey: true }, { letters: false });
  press("Z", { ctrlKey: true, shiftKey: true });
  press("ArrowLeft");
  press("ArrowLeft", {}, { letters: true }, { at: 3 });
  press("Escape", {}, { letters: true }, { at: 3 });
  assert.deepEqual(done, [["undo"], ["hint"], ["dialog", "keys"], ["undo"], ["redo"], ["step", -1], ["look", null]]);
});

test("the list of keys has every key once; what a game takes for itself is named by its other key", () => {
  const rows = (letters, own) => keyList({ settings: { letters } }, (key) => key, own).values.flat(2).map(({ values: [key, words] }) => [key, words]);
  const listed = rows(true, [["R", "axio-turn"]]);
  assert.equal(new Set(listed.map(([key]) => key)).size, listed.length);
  assert.deepEqual(listed.filter(([, words]) => words === "redo" || words === "axio-turn"), [["R", "axio-turn"], ["Ctrl Y", "redo"]]);
  assert.deepEqual(rows(true).filter(([, words]) => words === "redo"), [["R", "redo"]]);
  assert.deepEqual(rows(false).slice(-2), [["Ctrl Z", "undo"], ["Ctrl Y", "redo"]]);
});

test("where letters are no shortcuts, a game's own are neither listed nor taken", () => {
  const page = { settings: { letters: false }, screen: "table" };
  const listed = keyList(page, (key) => key, [["R", "axio-turn"]]).values.flat(2).map(({ values: [, words] }) => words);
  assert.equal(listed.includes("axio-turn"), false);
  const taken = [];
  let press = (_) => {};
  Object.assign(globalThis, { Element: class {}, addEventListener: (_, listener) => { press = listener; } });
  watchKeys(() => page, {}, (key) => (taken.push(key), true));
  for (const key of ["r", "1", "ArrowLeft"]) press({ key, target: null, preventDefault() {} });
  page.settings.letters = true;
  press({ key: "r", target: null, preventDefault() {} });
  assert.deepEqual(taken, ["ArrowLeft", "r"]);
});

test("points by round add up to the curves of the scores", () => {
  const log = [
    { events: [{ type: "round_ended", round: 1 }, { type: "tile_scored", player: 0, points: 3 }, { type: "floor_scored", player: 1, lost: 0 }] },
    { events: [{ type: "round_ended", round: 2 }, { type: "tile_scored", player: 1, points: 2 }, { type: "floor_scored", player: 0, lost: 1 }, { type: "bonus_scored", kind: "row", player: 1, points: 2 }] },
  ];
  const points = pointsByRound(log, 2);
  assert.deepEqual(points, { rounds: [[3, 0], [-1, 2]], bonus: [0, 2] });
  assert.deepEqual(scoreCurves(points), [[0, 3, 2, 2], [0, 0, 2, 4]]);
});
