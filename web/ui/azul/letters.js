/**
 * Azul in letters, for diagrams and lessons: one for each tile, named as in Azul, in the colours of any game on its table.
 *
 * @typedef {import("./types.js").Look} Look
 *
 * @typedef {object} Board
 * @property {number} [score]
 * @property {{[line: number]: [string, number]}} [lines]  Line → letter and count.
 * @property {{[row: number]: string}} [wall]   Row → a letter for each column, "." for none.
 * @property {string} [floor]                   "m" is the first-player marker.
 */

const LETTERS = "byrkw";
const NUMBERS = [1, 2, 3, 4, 5];

/**
 * @param {Look} look
 * @param {string} letter
 */
export const colour = (look, letter) => (letter === "m" ? "marker" : look.colours[LETTERS.indexOf(letter)]);

/**
 * @param {Look} look
 * @param {string} letters
 */
export const colours = (look, letters) => [...letters].map((letter) => colour(look, letter));

/**
 * A player, as views and positions have them.
 * @param {Look} look
 * @param {Board} board
 */
export const player = (look, { score = 0, lines = {}, wall = {}, floor = "" }) => ({
  score,
  lines: NUMBERS.map((n) => ({ colour: lines[n] ? colour(look, lines[n][0]) : null, count: lines[n]?.[1] ?? 0 })),
  wall: NUMBERS.map((n) => [...(wall[n] ?? ".....")].map((letter) => (letter === "." ? null : colour(look, letter)))),
  floor: colours(look, floor),
  slot: /** @type {string | null} */ (null),
});
