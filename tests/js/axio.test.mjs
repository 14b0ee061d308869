/** AXIO in the page: squares and ghosts, words, standings. No browser: everything here is a function of its arguments. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { motions } from "../../web/ui/axio/motions.js";
import { aimed, area, contentOf, ghostOf, openSquares, partners, sideOf, stepped, turned, turnOf } from "../../web/ui/axio/placing.js";
import { deciding, history, standings } from "../../web/ui/axio/standings.js";
import { panel } from "../../web/ui/axio/tracks.js";
import { consequences, entryWords, factsOf, hintWords, outcome } from "../../web/ui/axio/words.js";

const EMPTY = ["#############", "#############", "##....g....##", ...Array(3).fill("##.........##"), "##b...r...o##",
  ...Array(3).fill("##.........##"), "##....p....##", "#############", "#############"];
const view = { board: EMPTY, size: 9, origin: "c3", printed: { g3: "green", c7: "blue", g7: "red", k7: "orange", g11: "purple" }, refusals: {} };
const place = (id, text) => {
  const [tile, first, second] = text.split(" ");
  return { id, text, type: "place", tile, cells: [[first, tile[0]], [second, tile[1]]] };
};
const hold = (tile, turn, at) => ({ slot: 0, tile, turn, at });
const t = (key, args = {}) => [key, ...Object.values(args)].join(" ");
const scores = (green, orange, red, purple, blue) => ({ green, orange, red, purple, blue });

test("the area in play is the middle of the whole board", () => {
  const squares = area(view);
  assert.equal(squares.length, 9);
  assert.deepEqual([squares[0][0], squares[0][8], squares[8][8]], ["c3", "k3", "k11"]);
  assert.deepEqual([contentOf(view, "g7"), contentOf(view, "d4"), contentOf(view, "b3"), contentOf(view, "n20")], ["r", ".", "#", "#"]);
});

test("a tile lies as it is turned: its first half on the square that is pointed at", () => {
  const actions = [place(1, "gr d4 e4"), place(2, "gr d4 d5"), place(3, "gr d4 c4"), place(4, "gr d4 d3")];
  for (const turn of [0, 1, 2, 3]) {
    const ghost = ghostOf(view, actions, hold("gr", turn, "d4"));
    assert.equal(ghost.action.id, turn + 1);
    assert.equal(turnOf(ghost.action), turn);
    assert.equal(ghost.refusal, null);
  }
});

test("at an edge the tile moves over, so that the second half lies where one points", () => {
  const actions = [place(1, "gr j4 k4")];
  assert.deepEqual(ghostOf(view, actions, hold("gr", 0, "k4")).cells, [["j4", "g"], ["k4", "r"]]);
});

test("a double is found whichever way it is turned", () => {
  const actions = [place(1, "gg d4 e4")];
  assert.equal(ghostOf(view, actions, hold("gg", 0, "d4")).action.id, 1);
  assert.deepEqual([0, 1].map((turn) => turned(hold("gg", turn, "d4")).turn), [1, 0]);
  assert.deepEqual([0, 1, 2, 3].map((turn) => turned(hold("gr", turn, "d4")).turn), [1, 2, 3, 0]);
});

test("a refused place says why", () => {
  const refused = (at, turn, other = view) => ghostOf(other, [], hold("gr", turn, at)).refusal;
  assert.deepEqual(refused("g7", 0), { code: "printed_square", square: "g7" });
  const taken = { ...view, board: EMPTY.map((row, i) => (i === 3 ? "##.g^......##" : row)) };
  assert.deepEqual(refused("c4", 0, taken), { code: "square_taken", square: "d4" });
  assert.deepEqual(refused("e4", 0, taken), { code: "pyramid", square: "e4" });
  const first = { ...view, refusals: { d4: "first_tile_must_touch", e4: "printed_square_touched" } };
  assert.equal(refused("d4", 0, first).code, "printed_square_touched");
  assert.equal(ghostOf(view, [], hold("gr", 0, null)), null);
});

test("the squares that a first tile may use light up", () => {
  const actions = [place(1, "gr d4 e4"), place(2, "gr d4 d5"), place(3, "bb h8 h9")];
  assert.deepEqual([...openSquares(actions, "gr")].sort(), ["d4", "d5", "e4"]);
});

test("arrows move the ghost within the area; by keyboard it starts near the middle", () => {
  assert.equal(stepped(view, "d4", "ArrowRight"), "e4");
  assert.equal(stepped(view, "d4", "ArrowDown"), "d5");
  assert.equal(stepped(view, "c3", "ArrowLeft"), "c3");
  assert.equal(stepped(view, "c3", "Enter"), "c3");
  const actions = [place(1, "gr c3 d3"), place(2, "gr g6 h6"), place(3, "gr g6 g5")];
  assert.deepEqual(aimed(view, actions, hold("gr", 0, null)), hold("gr", 0, "g6"));
  assert.deepEqual(aimed(view, actions, hold("gr", 3, null)), hold("gr", 3, "g6"));
});

test("the halves of a tile know each other from the log", () => {
  const known = partners([{ action: place(1, "gr d4 e4") }, { action: { type: "swap" } }]);
  assert.equal(sideOf("d4", known.get("d4")), "right");
  assert.equal(sideOf("e4", known.get("e4")), "left");
  assert.equal(sideOf("f4", known.get("f4")), "");
});

const EVENTS = [
  { type: "tile_placed", player: 0, tile: "gr", cells: [["d4", "g"], ["e4", "r"]] },
  { type: "ray_scored", player: 0, colour: "green", from: "d4", cells: ["d5", "d6"], points: 2 },
  { type: "pyramid_placed", player: 0, cell: "f4", points: { green: 1, blue: 1 }, cells: ["f3", "f5"] },
  { type: "track_completed", player: 0, colour: "green" },
  { type: "points_lost", player: 0, colour: "green", lost: 1 },
  { type: "extra_turn_earned", player: 0, colour: "green" },
];

test("what happened reads like what was promised", () => {
  const facts = factsOf(EVENTS);
  assert.deepEqual(facts.points, { green: 2, blue: 1 });
  assert.deepEqual(facts.lost, { green: 1 });
  assert.equal(outcome(t, facts), "axio-points axio-colour-green 2, axio-points axio-colour-blue 1; axio-outcome-pyramids 1; axio-outcome-lost 1; axio-outcome-extra 1");
  assert.equal(outcome(t, factsOf([])), "axio-outcome-nothing");
});

test("a hint says what it does once, and for which colours", () => {
  const reasons = [{ code: "raises_lowest", gains: { blue: 1, green: 2 } }, { code: "scores_colours", gains: { red: 3 } }, { code: "ends_game" }];
  const told = hintWords((key, args = {}) => (key === "hint-move" ? args.why : args.gains ? `${key} ${args.gains}` : t(key, args)), place(1, "gr d4 e4"), { behind: 0, reasons, isBest: true });
  assert.equal(told, "axio-reason-raises_lowest axio-points axio-colour-green 2, axio-points axio-colour-blue 1; axio-reason-scores_colours axio-points axio-colour-red 3");
});

test("everybody reads in the log which tiles a swap has shown", () => {
  const entry = { player: 1, action: { type: "swap", text: "swap" }, events: [{ type: "rack_shown", player: 1, tiles: ["gg", "rb"] }] };
  assert.equal(entryWords(t, entry), "axio-move-swap");
  assert.deepEqual(consequences(t, entry, (player) => `P${player}`), ["axio-log-shown P1 axio-double axio-colour-green, axio-tile axio-colour-red axio-colour-blue"]);
});

test("points travel from the squares that earned them to the track, and rise there", () => {
  const [coming, scoring, arriving] = motions(EVENTS, true);
  assert.deepEqual(coming.flights.map(({ kind, to }) => [kind, to.at]), [["green", "square/d4"], ["red", "square/e4"], ["pyramid", "square/f4"]]);
  assert.deepEqual(motions(EVENTS), [scoring, arriving], "a person's own tile lies there already");
  assert.deepEqual(scoring.flights.map(({ from, to }) => [from.at, to.at]), [
    ["square/d5", "track/0/green"], ["square/d6", "track/0/green"], ["square/f4", "track/0/green"], ["square/f4", "track/0/blue"],
  ]);
  assert.deepEqual(arriving.numbers.map(({ place: { at }, value }) => [at, value]), [["track/0/green", 2], ["track/0/blue", 1]]);
  assert.deepEqual(motions([{ type: "tiles_drawn", player: 0, count: 1 }]), []);
});

test("the end sorts colours from lowest to highest and finds the comparison that decided", () => {
  const ranked = standings([scores(9, 11, 14, 16, 18), scores(18, 9, 12, 12, 17), scores(9, 12, 15, 16, 18)]);
  assert.deepEqual(ranked.map(({ player }) => player), [2, 1, 0]);
  assert.deepEqual(ranked[1].colours.map(({ points }) => points), [9, 12, 12, 17, 18]);
  assert.equal(deciding(ranked), 2);
  assert.equal(deciding(standings([scores(1, 2, 3, 4, 5), scores(5, 4, 3, 2, 1)])), null);
  assert.equal(deciding(standings([scores(1, 2, 3, 4, 5)])), null);
});

test("the lowest colour over the turns is added up from the log, from a position's scores on", () => {
  const log = [{ player: 0, action: { type: "place" }, events: EVENTS }, { player: 1, action: { type: "draw" }, events: [] }];
  assert.deepEqual(history(log, 2), [[0, 0], [0, 0]]);
  const start = [scores(3, 9, 9, 9, 4), scores(1, 1, 1, 1, 1)];
  assert.deepEqual(history(log, 2, start), [[3, 5], [1, 1]]);
});

/** A template as text, without drawing it. */
const text = (part) => (Array.isArray(part) ? part.map(text).join("") : part?.strings ? part.strings.map((string, i) => string + text(part.values[i] ?? "")).join("") : typeof part === "function" ? "" : String(part ?? ""));

test("the lowest colours are marked as soon as they differ from the others; all five alike are not", () => {
  const tracks = (own, lowest) => text(panel({
    t, seats: [{ kind: "human" }], owner: 0, shown: null, preview: undefined, onShow() {},
    view: { options: { players: 1 }, to_move: 0, track_end: 18, tracks: 2, scores_by_colour: [own], lowest: [lowest], shown: [null], rack_counts: [1] },
  }, 0));
  const alike = tracks(scores(0, 0, 0, 0, 0), ["green", "orange", "red", "purple", "blue"]);
  assert.ok(!alike.includes("is-lowest") && !alike.includes("axio-lowest"));
  const marked = tracks(scores(2, 0, 3, 0, 1), ["orange", "purple"]);
  assert.deepEqual([...marked.matchAll(/is-lowest[^>]*data-colour=(\w+)/g)].map(([, colour]) => colour), ["orange", "purple"]);
  assert.equal(marked.split("axio-lowest").length, 3, "said, too");
});
