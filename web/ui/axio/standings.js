/**
 * Who is ahead and why: sorted colours, the comparison that decides, and how the lowest colours grew. Pure; the ranking only
 * orders what the engine has decided.
 *
 * @typedef {import("./types.js").Colour} Colour
 * @typedef {import("./types.js").Scores} Scores
 * @typedef {{player: number, colours: {colour: Colour, points: number}[]}} Standing
 */
import { COLOURS } from "./placing.js";
import { factsOf } from "./words.js";

/**
 * Everybody's colours from lowest to highest, the best player first.
 * @param {Scores[]} scores
 * @returns {Standing[]}
 */
export function standings(scores) {
  const all = scores.map((own, player) => ({
    player, colours: COLOURS.map((colour) => ({ colour, points: own[colour] })).sort((a, b) => a.points - b.points),
  }));
  return all.sort((a, b) => {
    const rank = firstDifference(a, b);
    return rank === null ? a.player - b.player : b.colours[rank].points - a.colours[rank].points;
  });
}

/**
 * The first place, counted from the lowest colour, in which two players differ.
 * @param {Standing} a
 * @param {Standing} b
 */
function firstDifference(a, b) {
  const rank = a.colours.findIndex(({ points }, i) => points !== b.colours[i].points);
  return rank < 0 ? null : rank;
}

/**
 * The comparison that made the winner: null when the win is shared, or nobody else plays.
 * @param {Standing[]} ranked
 */
export const deciding = (ranked) => (ranked.length < 2 ? null : firstDifference(ranked[0], ranked[1]));

/**
 * Each player's lowest colour, before the first and after every placement.
 * @param {import("../../state/record.js").LogEntry[]} log
 * @param {number} players
 * @param {Scores[]} [start]  Of a match that began with a position.
 * @returns {number[][]}
 */
export function history(log, players, start) {
  const scores = Array.from({ length: players }, (_, player) => Object.fromEntries(COLOURS.map((colour) => [colour, start?.[player]?.[colour] ?? 0])));
  const lowest = () => scores.map((own) => Math.min(...Object.values(own)));
  const found = [lowest()];
  for (const { player, action, events } of log) {
    if (action.type !== "place") continue;
    for (const [colour, points] of Object.entries(factsOf(events).points)) scores[player][colour] += points;
    found.push(lowest());
  }
  return scores.map((_, player) => found.map((row) => row[player]));
}
