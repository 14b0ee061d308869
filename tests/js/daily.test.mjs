/** The deal of the day: from the date alone, counted once, in days that follow each other. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf, DEALS, dealOf, noted, streakOf } from "../../web/state/daily.js";
import { makeSeed, seedOf } from "../../web/state/seeds.js";

const result = { scores: [21], won: true, id: "m" };
const days = (...names) => Object.fromEntries(names.map((day) => [day, result]));

test("a date gives the same seed for ever; other dates and games give others", () => {
  assert.equal(dealOf("azul", "2026-11-16").more.seed, 3293229540401031);
  assert.equal(dealOf("axio", "2026-11-16").more.seed, 1612823635859781);
  const seeds = new Set();
  for (let i = 0; i < 3_000; i++) for (const game of Object.keys(DEALS)) seeds.add(dealOf(game, dayOf(i * 86_400_000)).more.seed);
  assert.ok(seeds.size >= 5_998, `${seeds.size}`);
  for (const seed of [...seeds, makeSeed()]) assert.ok(Number.isSafeInteger(seed) && seed >= 0);
  assert.notEqual(seedOf("a"), seedOf("b"));
});

test("the person sits first, with their name, against an expert or alone", () => {
  assert.deepEqual(dealOf("azul", "2026-11-16", "Anna").setup.seats, [{ kind: "human", name: "Anna" }, { kind: "level", level: "expert" }]);
  assert.deepEqual(dealOf("axio", "2026-11-16").setup.seats, [{ kind: "human" }]);
});

test("the first finished match of a day counts, and only that", () => {
  const record = { id: "m", game: "azul", daily: "2026-11-16", over: true, winners: [0], view: { scores: [50, 41] } };
  const results = noted({}, record);
  assert.deepEqual(results, { azul: { "2026-11-16": { scores: [50, 41], won: true, id: "m" } } });
  assert.equal(noted(results, { ...record, id: "n", view: { scores: [99, 0] } }), results);
  assert.equal(noted(results, { ...record, daily: undefined }), results);
  assert.equal(noted(results, { ...record, daily: "2026-11-17", over: false }), results);
});

test("a streak is days that follow each other, over months, years and changes of clocks", () => {
  assert.equal(streakOf(undefined, "2026-11-16"), 0);
  assert.equal(streakOf(days("2026-11-14", "2026-11-15", "2026-11-16"), "2026-11-16"), 3);
  assert.equal(streakOf(days("2026-11-14", "2026-11-15"), "2026-11-16"), 2, "today can still be played");
  assert.equal(streakOf(days("2026-11-13", "2026-11-14"), "2026-11-16"), 0);
  assert.equal(streakOf(days("2026-12-31", "2027-01-01", "2027-01-02"), "2027-01-02"), 3);
  assert.equal(streakOf(days("2026-03-28", "2026-03-29", "2026-03-30", "2026-10-25"), "2026-03-30"), 3);
});
