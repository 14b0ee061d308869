/**
 * Where each player's points came from, summed up from the log. Pure.
 *
 * @typedef {object} Breakdown
 * @property {number} wall      Points of placed tiles.
 * @property {number} floor     Points really lost, as a number of at least 0.
 * @property {number} rows
 * @property {number} columns
 * @property {number} colours
 * @property {number} total
 */

/** @type {{[kind: string]: "rows" | "columns" | "colours"}} */
const BONUSES = { row: "rows", column: "columns", colour: "colours" };

/**
 * @param {{events: {type: string, [key: string]: any}[]}[]} log
 * @param {number} players
 * @returns {Breakdown[]}
 */
export function breakdown(log, players) {
  const sums = Array.from({ length: players }, () => ({ wall: 0, floor: 0, rows: 0, columns: 0, colours: 0, total: 0 }));
  for (const event of log.flatMap((entry) => entry.events)) {
    const sum = sums[event.player];
    if (event.type === "tile_scored") sum.wall += event.points;
    else if (event.type === "floor_scored") sum.floor += event.lost;
    else if (event.type === "bonus_scored") sum[BONUSES[event.kind]] += event.points;
  }
  for (const sum of sums) sum.total = sum.wall - sum.floor + sum.rows + sum.columns + sum.colours;
  return sums;
}

/**
 * Everyone's points of each round, and those of the end as the last entry.
 * @param {{events: {type: string, [key: string]: any}[]}[]} log
 * @param {number} players
 * @returns {{rounds: number[][], bonus: number[]}}  By round, then by player.
 */
export function pointsByRound(log, players) {
  const zeros = () => Array.from({ length: players }, () => 0);
  /** @type {number[][]} */
  const rounds = [];
  const bonus = zeros();
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.type === "round_ended") rounds.push(zeros());
    else if (event.type === "tile_scored") rounds[rounds.length - 1][event.player] += event.points;
    else if (event.type === "floor_scored") rounds[rounds.length - 1][event.player] -= event.lost;
    else if (event.type === "bonus_scored") bonus[event.player] += event.points;
  }
  return { rounds, bonus };
}

/**
 * The scores of each player at the beginning, after each round and at the end.
 * @param {{rounds: number[][], bonus: number[]}} points
 * @returns {number[][]}  By player.
 */
export const scoreCurves = ({ rounds, bonus }) => bonus.map((_, player) => {
  let score = 0;
  return [0, ...[...rounds, bonus].map((points) => (score += points[player]))];
});
