/** What Master Chocolatier adds to Azul's table: words, effects, motions. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { translator } from "../../web/i18n/index.js";
import { motions } from "../../web/ui/azul/motions.js";
import { consequences, entryWords, inWordsOf, outcome, tiles } from "../../web/ui/azul/words.js";
import { moved } from "../../web/ui/chocolatier/motions.js";
import { COLOURS, effectName, effectWords, followed, OWN_WORDS, told } from "../../web/ui/chocolatier/words.js";

const LOOK = { id: "chocolatier", words: OWN_WORDS, told, followed };
const LANGUAGES = ["en", "pl", "cs", "de"];
const words = Object.fromEntries(LANGUAGES.map((code) => {
  const source = readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), "utf8");
  return [code, inWordsOf(translator(source, code), LOOK)];
}));
const name = (player) => `P${player + 1}`;

test("every word that the game calls its own is there, in every language", () => {
  const args = { number: 1, count: 1, line: 1, points: 1, wall: 1, penalty: 1, player: "A", tiles: "B", colour: "C" };
  for (const code of LANGUAGES) {
    for (const key of OWN_WORDS) assert.notEqual(words[code](key, args), `chocolatier-${key}`, `${code}: ${key}`);
  }
});

test("what it does not say in its own way it says as Azul does", () => {
  assert.equal(words.en("undo"), "Undo");
  assert.equal(words.en("to-line", { number: 2 }), "line 2");
});

/** What Azul calls its things, where Master Chocolatier has another name. */
const AZULS = {
  en: /\btiles?\b|\bwall\b/i, pl: /płyt(?!k\p{L}+ gracza)|warsztat|ścian/iu, cs: /kachlič|stěn/iu, de: /Fliese|Wand\b|Bodenreihe/u,
};

test("Azul's own words don't leak into what both games say", () => {
  const folder = new URL("../../web/ui/azul/", import.meta.url);
  const source = readdirSync(folder).filter((file) => file !== "help.js").map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
  const named = [...source.matchAll(/\bt\("([\w-]+)"/g)].map(([, key]) => key);
  const made = [...source.matchAll(/\bt\(`([\w-]+-)\$/g)].map(([, prefix]) => prefix).filter((prefix) => !["colour-", "tiles-"].includes(prefix));
  assert.ok(named.includes("standing-words") && made.includes("reason-"), "the search for keys finds nothing");
  for (const code of LANGUAGES) {
    const text = readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), "utf8");
    for (const [, key, pattern] of text.matchAll(/^([\w-]+) =(.*(?:\n[ }].*)*)/gm)) {
      const isShared = (named.includes(key) || made.some((prefix) => key.startsWith(prefix))) && !OWN_WORDS.has(key);
      if (isShared) assert.doesNotMatch(pattern.replaceAll(/\{ \$\w+ \}/g, ""), AZULS[code], `${code}: ${key}`);
    }
  }
});

test("pralines are declined as each language wants", () => {
  const said = (code) => [1, 3, 5].map((count) => tiles(words[code], "cream", count));
  assert.deepEqual(said("en"), ["1 cream praline", "3 cream pralines", "5 cream pralines"]);
  assert.deepEqual(said("pl"), ["1 kremową czekoladkę", "3 kremowe czekoladki", "5 kremowych czekoladek"]);
  assert.deepEqual(said("cs"), ["1 bílou pralinku", "3 bílé pralinky", "5 bílých pralinek"]);
  assert.deepEqual(said("de"), ["1 weiße Praline", "3 weiße Pralinen", "5 weiße Pralinen"]);
});

test("every effect has a name and words, and SF2 names its colour", () => {
  const effects = ["sf1", "sf3", "sf4", "sf5", ...COLOURS.map((colour) => `sf2:${colour}`)];
  for (const code of LANGUAGES) {
    const said = new Set(effects.map((effect) => effectWords(words[code], effect)));
    assert.equal(said.size, effects.length, code);
    for (const effect of effects) {
      assert.doesNotMatch(effectWords(words[code], effect), /effect-|\{/, `${code}: ${effect}`);
      assert.doesNotMatch(effectName(words[code], effect), /effect-/, `${code}: ${effect}`);
    }
  }
  assert.match(effectWords(words.en, "sf2:brown"), /1 brown praline/);
});

const entry = (action, events) => ({ player: 0, action: { id: 1, text: "", ...action }, events });

test("the log tells what a gold disc did to the move", () => {
  const draft = { type: "draft", from: "factory-2", colour: "red", to: "line-1" };
  const taken = { type: "tiles_taken", player: 0, from: "factory-2", colour: "red", count: 3 };
  const filled = { type: "line_filled", player: 0, line: 1, colour: "red", count: 1, total: 1, is_full: true };
  assert.equal(
    entryWords(words.en, LOOK, entry(draft, [taken, { type: "tiles_stayed", factory: 2, tiles: ["blue"] }, filled])),
    "3 red pralines from factory 2 → line 1; the rest stays on factory 2; line complete",
  );
  assert.equal(
    entryWords(words.en, LOOK, entry(draft, [taken, { type: "disc_taken", player: 0, factory: 2 }, filled,
      { type: "slot_filled", player: 0, colour: "red" }, { type: "tiles_dropped", player: 0, colour: "red", count: 1, spaces: [1] }])),
    "3 red pralines from factory 2 → line 1; takes the gold disc; line complete; 1 on the gold disc; 1 to the floor",
  );
});

test("the log tells where SF4's rest went", () => {
  const action = { type: "distribute", colour: "black", to: "left" };
  const events = [{ type: "tiles_moved", factory: 3, to_factory: 2, colour: "black", count: 2 }];
  assert.equal(entryWords(words.en, LOOK, entry(action, events)), "2 black pralines → factory 2");
});

test("the deal's gold discs and the disc's return follow from the move", () => {
  const events = [
    { type: "disc_returned", player: 1, colour: "red" },
    { type: "extra_tile_drawn", factory: 4, colour: "cream" },
    { type: "tiles_attracted", factory: 1, from_factory: 5, colour: "blue" },
  ];
  assert.deepEqual(consequences(words.en, LOOK, entry({ type: "draft" }, events), name), [
    "P2: the gold disc goes back",
    "Factory 4 gets 1 cream praline more",
    "Factory 1 draws 1 turquoise praline from factory 5",
  ]);
});

test("what a move puts on the gold disc is said before it is played", () => {
  const preview = { taken: 3, placed: 1, slot: 1, floor: 1, lid: 0, marker: false, completes: true, points: 2, cells: [], penalty: 1 };
  assert.equal(outcome(words.en, preview), "complete: +2; 1 on the gold disc; 1 to the floor; −1");
});

const paths = (step) => step.flights.map(({ kind, from, to }) => `${kind} ${from.at}:${from.nth} > ${to.at}`);

test("a disc that is taken flies beside the floor, its overflow onto it, the rest to the centre", () => {
  const [step] = motions([
    { type: "tiles_taken", player: 1, from: "factory-2", colour: "red", count: 2 },
    { type: "disc_taken", player: 1, factory: 2 },
    { type: "tiles_moved_to_centre", factory: 2, tiles: ["blue"] },
    { type: "line_filled", player: 1, line: 1, colour: "red", count: 1, total: 1, is_full: true },
    { type: "slot_filled", player: 1, colour: "red" },
  ], moved);
  assert.deepEqual(paths(step), [
    "sf5 factory-2:0 > slot/1",
    "blue factory-2/blue:0 > centre",
    "red factory-2/red:0 > line/1/1/1",
    "red factory-2/red:1 > slot/1",
  ]);
});

test("SF4's group flies to the neighbour", () => {
  const [step] = motions([{ type: "tiles_moved", factory: 3, to_factory: 4, colour: "black", count: 2 }], moved);
  assert.deepEqual(paths(step), ["black factory-3/black:0 > factory-4", "black factory-3/black:1 > factory-4"]);
});

test("after the deal the gold discs act one after the other", () => {
  const steps = motions([
    { type: "round_ended", round: 1 },
    { type: "floor_scored", player: 0, penalty: 0, lost: 0, tiles: [] },
    { type: "disc_returned", player: 0, colour: null },
    { type: "factories_filled", round: 2, factories: [{ tiles: ["blue"], effect: "sf1" }] },
    { type: "extra_tile_drawn", factory: 1, colour: "red" },
    { type: "tiles_attracted", factory: 2, from_factory: 1, colour: "red" },
  ], moved);
  assert.deepEqual(steps.map((step) => [step.fades.map(({ at }) => at), paths(step)]), [
    [["slot/0"], []],
    [[], ["blue bag:0 > factory-1/slot"]],
    [[], ["red bag:0 > factory-1"]],
    [[], ["red factory-1:0 > factory-2"]],
  ]);
});
