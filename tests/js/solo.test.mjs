/** Results of matches played alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { compared, soloResult, withResult } from "../../web/state/solo.js";
import { apart, ticks } from "../../web/ui/common/plot.js";

const record = (id, points, more = {}) => ({
  id, time: 1, game: "axio", options: { players: 1, first_player: null, pyramid: "per_colour" }, seats: [{ kind: "human" }],
  over: true, view: { scores: [points] }, ...more,
});

test("only a whole match of one person counts, from its own deal on", () => {
  assert.equal(soloResult(record("a", 7)).points, 7);
  assert.equal(soloResult(record("a", 7, { over: false })), null);
  assert.equal(soloResult(record("a", 7, { position: {} })), null);
  assert.equal(soloResult(record("a", 7, { seats: [{ kind: "level", level: "casual" }] })), null);
  assert.equal(soloResult(record("a", 7, { seats: [{ kind: "human" }, { kind: "human" }] })), null);
});

test("the first end of a match counts: undo gains no second result", () => {
  const first = withResult([], soloResult(record("a", 7)));
  assert.equal(withResult(first, soloResult(record("a", 12))), first);
});

test("after an undo the first end is what is compared", () => {
  const all = [soloResult(record("a", 7)), soloResult(record("b", 9))];
  const { kept, average } = compared(all, soloResult(record("c", 12, { origin: "a" })));
  assert.deepEqual([kept.points, average], [7, 9]);
});

test("a result is compared with the others of the same options", () => {
  const own = soloResult(record("own", 9, { time: 5 }));
  const other = { options: { players: 1, pyramid: "per_square" } };
  const all = [record("a", 7), record("b", 12), record("c", 30, other), record("d", 9, { time: 2 })].map(soloResult);
  const { best, average, count } = compared([...all, own], own);
  assert.deepEqual(best.map(({ id }) => id), ["b", "d", "own", "a"]);
  assert.equal(average, (7 + 12 + 9) / 3);
  assert.equal(count, 3);
  assert.deepEqual(compared([own], own), { kept: own, best: [own], average: null, count: 0 });
});

test("the names at the ends of a plot never lie on each other or below the plot", () => {
  const found = apart([140, 141, 140, 20]);
  const sorted = [...found].sort((a, b) => a - b);
  assert.ok(sorted.every((y, i) => i === 0 || y - sorted[i - 1] >= 15));
  assert.ok(Math.max(...found) <= 150);
});

test("the numbers below a plot are few and round", () => {
  assert.deepEqual(ticks(5), [1, 2, 3, 4, 5]);
  assert.deepEqual(ticks(12), [2, 4, 6, 8, 10, 12]);
  assert.deepEqual(ticks(31), [5, 10, 15, 20, 25, 30]);
  assert.ok(ticks(500).length <= 7);
});
