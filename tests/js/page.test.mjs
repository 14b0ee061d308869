/** Small helpers of the page: focus, setup, languages. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pickLanguage, translator } from "../../web/i18n/index.js";
import { LEVELS, TIMES } from "../../web/state/state.js";
import { createStore } from "../../web/state/store.js";
import { nearest } from "../../web/ui/common/focus.js";
import { completeSetup, quickSetup } from "../../web/ui/common/setup.js";
import { GAMES } from "../../web/ui/games.js";

const HELLO = JSON.parse(readFileSync(new URL("../engine/golden/messages.json", import.meta.url), "utf8")).hello.reply.result;

const box = (left, top) => ({ left, top, width: 10, height: 10 });

test("arrows go to the nearest in their direction, straight ahead first", () => {
  const boxes = [box(50, 0), box(20, 30), box(0, 50), box(-30, 0)];
  assert.equal(nearest(boxes, box(0, 0), "ArrowRight"), 0);
  assert.equal(nearest(boxes, box(0, 0), "ArrowDown"), 2);
  assert.equal(nearest(boxes, box(0, 0), "ArrowLeft"), 3);
  assert.equal(nearest(boxes, box(0, 0), "ArrowUp"), -1);
});

test("the chosen language comes first, then the browser's, then English", () => {
  assert.equal(pickLanguage("cs", ["pl-PL"]), "cs");
  assert.equal(pickLanguage(null, ["fr-FR", "pl-PL", "de"]), "pl");
  assert.equal(pickLanguage(null, ["fr"]), "en");
  assert.equal(pickLanguage("xx", []), "en");
});

test("a missing message shows its key", () => {
  const t = translator("hello = Hello { $name }", "en");
  assert.equal(t("hello", { name: "Ada" }), "Hello Ada");
  assert.equal(t("nothing"), "nothing");
});

test("what the page knows before the engine runs is what the engine says", () => {
  const { levels, times, games } = HELLO;
  assert.deepEqual(LEVELS, levels);
  assert.deepEqual(TIMES, times);
  assert.deepEqual(Object.values(GAMES).map(({ id, options }) => ({ id, options })), games.map(({ id, options }) => ({ id, options })));
});

test("a setup is completed from the options that the engine lists", () => {
  const options = [{ name: "players", values: [2, 3] }, { name: "wall", values: ["coloured", "free"] }];
  const wild = { game: "azul", options: { players: 3, wall: "striped", extra: 1 }, seats: [{ kind: "level", level: "casual" }, { kind: "level", level: "gone", name: " Ada " }], first: 2, pace: "hasty" };
  assert.deepEqual(completeSetup(wild, options, ["casual"]), {
    game: "azul", options: { players: 3, wall: "coloured" },
    seats: [{ kind: "level", level: "casual" }, { kind: "human", name: "Ada" }, { kind: "level", level: "casual" }],
    first: 2, pace: "normal",
  });
  assert.deepEqual(completeSetup({ ...wild, seats: [] }, options, ["casual"]).seats, [{ kind: "human" }, { kind: "level", level: "casual" }, { kind: "level", level: "casual" }]);
  assert.equal(completeSetup({ ...wild, options: { players: 2 } }, options, ["casual"]).first, null);
});

test("one click plays Azul against a casual opponent, under the name that was last given", () => {
  const last = { game: "chocolatier", options: {}, seats: [{ kind: "level", level: "expert" }, { kind: "human", name: "Ada" }], first: 1, pace: "fast" };
  assert.deepEqual(quickSetup(last), {
    game: "azul", options: { players: 2, wall: "coloured" },
    seats: [{ kind: "human", name: "Ada" }, { kind: "level", level: "casual" }], first: null, pace: "fast",
  });
});

test("several changes of the store within one task are told once", async () => {
  const store = createStore({ a: 1, b: 1 });
  const told = [];
  store.subscribe((state) => told.push(state));
  store.set({ a: 2 });
  store.set({ b: 3 });
  assert.deepEqual(store.get(), { a: 2, b: 3 });
  await Promise.resolve();
  assert.deepEqual(told, [{ a: 2, b: 3 }]);
});
