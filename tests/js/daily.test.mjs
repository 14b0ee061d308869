/** The deal of the day: from the date alone, counted once, in days that follow each other. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { dayOf, DEALS, dealOf, dealPlayed, noted, streakOf, watchDay } from "../../web/state/daily.js";
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

test("a match knows its deal of the day and the result that counts, also after it went another way", () => {
  const record = { id: "m", game: "axio", daily: "2026-11-16", over: true, winners: [0], view: { scores: [21] } };
  const results = noted({ azul: days("2026-11-16") }, record);
  assert.deepEqual(dealPlayed(results, record), { day: "2026-11-16", result });
  const another = { ...record, id: "n", origin: "m", daily: undefined, view: { scores: [23] } };
  assert.deepEqual(dealPlayed(results, another), { day: "2026-11-16", result });
  assert.equal(dealPlayed(results, { ...record, daily: undefined }), null);
  assert.equal(dealPlayed(results, { ...another, origin: "x" }), null);
  assert.equal(dealPlayed({}, record), null, "not noted yet");
});

test("a streak is days that follow each other, over months, years and changes of clocks", () => {
  assert.equal(streakOf(undefined, "2026-11-16"), 0);
  assert.equal(streakOf(days("2026-11-14", "2026-11-15", "2026-11-16"), "2026-11-16"), 3);
  assert.equal(streakOf(days("2026-11-14", "2026-11-15"), "2026-11-16"), 2, "today can still be played");
  assert.equal(streakOf(days("2026-11-13", "2026-11-14"), "2026-11-16"), 0);
  assert.equal(streakOf(days("2026-12-31", "2027-01-01", "2027-01-02"), "2027-01-02"), 3);
  assert.equal(streakOf(days("2026-03-28", "2026-03-29", "2026-03-30", "2026-10-25"), "2026-03-30"), 3);
});

test("the page is drawn anew when a day begins, and when it is looked at again", () => {
  const listeners = [];
  const page = { hidden: false, addEventListener: (_, listener) => listeners.push(listener) };
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: new Date(2026, 9, 24, 23, 50).getTime() }); // the clocks change in this night
  const drawn = [];
  watchDay(/** @type {any} */ (page), () => drawn.push(dayOf(Date.now())));
  const pass = (hours) => mock.timers.tick(hours * 3600_000);
  pass(0.1);
  assert.deepEqual(drawn, []);
  pass(0.1);
  assert.deepEqual(drawn, ["2026-10-25"]);
  for (let hour = 0; hour < 26; hour++) pass(1);
  assert.deepEqual(drawn, ["2026-10-25", "2026-10-26"]);
  page.hidden = true;
  listeners.forEach((listener) => listener());
  assert.equal(drawn.length, 2);
  page.hidden = false;
  listeners.forEach((listener) => listener());
  assert.equal(drawn.length, 3);
  mock.timers.reset();
});
