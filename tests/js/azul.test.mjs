/** The pure parts of Azul's table: selection, motion, breakdown, words. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { translator } from "../../web/i18n/index.js";
import { breakdown } from "../../web/ui/azul/breakdown.js";
import { motions } from "../../web/ui/azul/motions.js";
import { LOOK } from "../../web/ui/azul/index.js";
import { discs, distributions, groups, isPickable, lifted, refusal, restOf, targets } from "../../web/ui/azul/selection.js";
import { entryWords, outcome, tiles } from "../../web/ui/azul/words.js";

const words = Object.fromEntries(["en", "pl", "cs", "de"].map((code) => {
  const source = readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), "utf8");
  return [code, translator(source, code)];
}));
const draft = (from, colour, to) => ({ id: 1, text: "", type: "draft", from, colour, to });

test("a pick's targets are those of the actions, and of no other pick", () => {
  const actions = [draft("factory-1", "blue", "line-2"), draft("factory-1", "blue", "floor"), draft("centre", "blue", "line-1")];
  const pick = { from: "factory-1", colour: "blue" };
  assert.deepEqual([...targets(actions, pick).keys()], ["line-2", "floor"]);
  assert.equal(targets(actions, undefined).size, 0);
  assert.ok(isPickable(actions, pick));
  assert.ok(!isPickable(actions, { from: "factory-2", colour: "blue" }));
});

test("the rest of a factory goes to the centre where the engine says so", () => {
  const view = { factories: [{ tiles: ["blue", "red", "red", "white"], effect: null }], centre: ["blue"] };
  const pick = { from: "factory-1", colour: "red" };
  const bringing = (from, colour, to_centre) => ({ ...draft(from, colour, "floor"), preview: { to_centre } });
  assert.deepEqual(restOf(view, [bringing("factory-1", "red", 2)], pick), ["blue", "white"]);
  assert.deepEqual(restOf(view, [bringing("factory-1", "red", 0)], pick), [], "it stays, or is handed out");
  assert.deepEqual(restOf(view, [bringing("centre", "blue", 0)], { from: "centre", colour: "blue" }), []);
  assert.deepEqual(restOf(view, [], undefined), []);
});

test("tiles that are handed out go to the factories that the actions name", () => {
  const step = { id: 7, text: "red left", type: "distribute", colour: "red", to: "left", preview: { count: 2, factory: 4 } };
  assert.deepEqual([...distributions([draft("centre", "blue", "floor"), step])], [[4, step]]);
});

test("the circle is without the disc that was taken, and shows what waits to be handed out", () => {
  const view = {
    factories: [{ tiles: ["blue"], effect: null }, { tiles: [], effect: "sf5", taken_by: 1 }, { tiles: [], effect: "sf4" }],
    pending: { factory: 3, tiles: ["red", "red", "black"], left: 1, right: 1, taken: { colour: "blue", count: 1, target: "2" } },
  };
  assert.deepEqual(discs(view), [
    { number: 1, effect: null, tiles: ["blue"] },
    { number: 3, effect: "sf4", tiles: ["red", "red", "black"] },
  ]);
  assert.deepEqual(lifted(view, null), { from: "factory-3", colour: "red" });
});

test("in a draft the hand holds what was picked up", () => {
  const pick = { from: "centre", colour: "blue" };
  assert.equal(lifted({}, { pick, tried: null }), pick);
  assert.equal(lifted({}, null), undefined);
});

test("a refusal is the engine's reason for that colour and line", () => {
  const view = { refusals: { blue: { 2: "line_full" } } };
  assert.equal(refusal(view, { from: "centre", colour: "blue" }, 2), "line_full");
  assert.equal(refusal(view, { from: "centre", colour: "blue" }, 3), null);
  assert.equal(refusal(view, undefined, 2), null);
});

test("tiles of one colour form one group", () => {
  assert.deepEqual(groups(["blue", "blue", "red"]), [{ colour: "blue", count: 2 }, { colour: "red", count: 1 }]);
  assert.deepEqual(groups([]), []);
});

test("a draft is one step: to the line, to the floor, the rest to the centre", () => {
  const [step, ...more] = motions([
    { type: "tiles_taken", player: 0, from: "factory-3", colour: "blue", count: 3 },
    { type: "tiles_moved_to_centre", factory: 3, tiles: ["red"] },
    { type: "line_filled", player: 0, line: 2, colour: "blue", count: 2, total: 2, is_full: true },
    { type: "tiles_dropped", player: 0, colour: "blue", count: 1, spaces: [4] },
  ]);
  assert.deepEqual(more, []);
  const paths = step.flights.map(({ kind, from, to }) => `${kind} ${from.at}:${from.nth} > ${to.at}`);
  assert.deepEqual(paths, [
    "red factory-3/red:0 > centre",
    "blue factory-3/blue:0 > line/0/2/1",
    "blue factory-3/blue:1 > line/0/2/2",
    "blue factory-3/blue:2 > floor/0/4",
  ]);
});

test("tiles score one by one, then the floor, then the next deal", () => {
  const steps = motions([
    { type: "tiles_taken", player: 0, from: "centre", colour: "red", count: 1 },
    { type: "line_filled", player: 0, line: 1, colour: "red", count: 1, total: 1, is_full: true },
    { type: "round_ended", round: 1 },
    { type: "tile_scored", player: 0, row: 1, column: 3, colour: "red", points: 2, cells: [[1, 3], [1, 4]], discarded: 0 },
    { type: "floor_scored", player: 0, penalty: 1, lost: 1, tiles: ["marker"], slot: null },
    { type: "floor_scored", player: 1, penalty: 0, lost: 0, tiles: [], slot: null },
    { type: "factories_filled", round: 2, factories: [{ tiles: ["blue", "red"], effect: null }] },
  ]);
  assert.equal(steps.length, 4);
  assert.deepEqual(steps[1].numbers, [{ place: { at: "wall/0/1/3", nth: 0 }, value: 2 }]);
  assert.deepEqual(steps[1].glows.map(({ at }) => at), ["wall/0/1/3", "wall/0/1/4"]);
  assert.equal(steps[2].numbers[0].value, -1);
  assert.deepEqual(steps[3].flights.map(({ to }) => `${to.at}:${to.nth}`), ["factory-1/slot:0", "factory-1/slot:1"]);
});

test("the breakdown adds up what the events say", () => {
  const log = [{ events: [
    { type: "tile_scored", player: 0, points: 5 }, { type: "tile_scored", player: 1, points: 2 },
    { type: "floor_scored", player: 1, penalty: 4, lost: 2 },
  ] }, { events: [
    { type: "bonus_scored", player: 0, kind: "row", points: 2 }, { type: "bonus_scored", player: 0, kind: "colour", points: 10 },
  ] }];
  assert.deepEqual(breakdown(log, 2), [
    { wall: 5, floor: 0, rows: 2, columns: 0, colours: 10, total: 17 },
    { wall: 2, floor: 2, rows: 0, columns: 0, colours: 0, total: 0 },
  ]);
});

test("numbers of tiles are declined as each language wants", () => {
  const said = (code) => [1, 2, 5, 12, 22].map((count) => tiles(words[code], "blue", count));
  assert.deepEqual(said("en"), ["1 blue tile", "2 blue tiles", "5 blue tiles", "12 blue tiles", "22 blue tiles"]);
  assert.deepEqual(said("pl"), ["1 niebieską płytkę", "2 niebieskie płytki", "5 niebieskich płytek", "12 niebieskich płytek", "22 niebieskie płytki"]);
  assert.deepEqual(said("cs"), ["1 modrou kachličku", "2 modré kachličky", "5 modrých kachliček", "12 modrých kachliček", "22 modrých kachliček"]);
  assert.deepEqual(said("de"), ["1 blaue Fliese", "2 blaue Fliesen", "5 blaue Fliesen", "12 blaue Fliesen", "22 blaue Fliesen"]);
});

test("what a move brings is said with its price", () => {
  const preview = { taken: 3, placed: 2, slot: 0, floor: 1, lid: 0, marker: false, completes: true, points: 4, cells: [], penalty: 1 };
  assert.equal(outcome(words.en, preview), "complete: +4; 1 to the floor; −1");
});

test("the log tells what really happened", () => {
  const entry = { player: 0, action: { ...draft("factory-2", "red", "line-1") }, events: [
    { type: "tiles_taken", player: 0, from: "factory-2", colour: "red", count: 2 },
    { type: "line_filled", player: 0, line: 1, colour: "red", count: 1, total: 1, is_full: true },
    { type: "tiles_dropped", player: 0, colour: "red", count: 1, spaces: [1] },
  ] };
  assert.equal(entryWords(words.en, LOOK, entry), "2 red tiles from factory 2 → line 1; line complete; 1 to the floor");
});
