/**
 * The results of matches that somebody played alone: the best ones, and how a result compares with the own average. Pure.
 *
 * @typedef {object} SoloResult
 * @property {string} id       Of the match. Its first end counts: who undoes and plays on gains no second result.
 * @property {number} time
 * @property {string} variant  Game and options, so that only like is compared with like.
 * @property {number} points
 */

/** Beyond this many the oldest go. */
const KEPT = 500;
const LISTED = 5;

/**
 * The result of a match, or null where it is none: not over, not alone, or begun with a position.
 * @param {import("./record.js").MatchRecord} record
 * @returns {SoloResult | null}
 */
export function soloResult({ id, origin, time, game, options, seats, position, over, view }) {
  if (!over || position || seats.length !== 1 || seats[0].kind === "level") return null;
  const { first_player: _, ...others } = options;
  return { id: origin ?? id, time, variant: JSON.stringify([game, Object.entries(others).sort()]), points: view.scores[0] };
}

/**
 * @param {SoloResult[]} results
 * @param {SoloResult} result
 */
export const withResult = (results, result) => (results.some(({ id }) => id === result.id) ? results : [...results, result].slice(-KEPT));

/**
 * What is kept of a match, the best results of the same variant, the earlier first where they are equal, and the average of the others.
 * @param {SoloResult[]} results
 * @param {SoloResult} own
 * @returns {{kept: SoloResult, best: SoloResult[], average: number | null, count: number}}
 */
export function compared(results, own) {
  const alike = results.filter(({ variant }) => variant === own.variant);
  const others = alike.filter(({ id }) => id !== own.id);
  const best = [...alike].sort((a, b) => b.points - a.points || a.time - b.time).slice(0, LISTED);
  const sum = others.reduce((total, { points }) => total + points, 0);
  const kept = alike.find(({ id }) => id === own.id) ?? own;
  return { kept, best, average: others.length ? sum / others.length : null, count: others.length };
}
