/**
 * Diagrams for the rules of AXIO: the board as the table draws it, with the lines and pyramids that a placement scored.
 * Pictures only: no rule is applied.
 *
 * @typedef {object} Sketch
 * @property {{[square: string]: string}} squares   Square → letter, "^" for a pyramid.
 * @property {string[]} last                        The squares of the tile that was just placed.
 * @property {import("../axio/types.js").Ray[]} [rays]
 */
import { html } from "lit-html";
import { board } from "../axio/board.js";
import { COLOUR_OF, squareAt } from "../axio/placing.js";

export const SIDE = 13;
export const ORIGIN = "c3";
export const SIZE = 9;
/** @type {{[square: string]: string}} */
export const PRINTED = { g3: "g", k7: "o", g11: "p", c7: "b", g7: "r" };

/**
 * @param {{[square: string]: string}} squares
 * @returns {import("../axio/types.js").View}
 */
function viewOf(squares) {
  /** @type {{[square: string]: string}} */
  const content = { ...PRINTED, ...squares };
  const rows = Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, column) => content[squareAt(column, row)] ?? "."));
  return /** @type {any} */ ({
    board: rows.map((row) => row.join("")), size: SIZE, origin: ORIGIN, refusals: {}, racks: [], to_move: null,
    printed: Object.fromEntries(Object.entries(PRINTED).map(([square, letter]) => [square, COLOUR_OF[letter]])),
  });
}

/**
 * @param {import("../../i18n/index.js").Translate} t
 * @param {Sketch} sketch
 */
export function draw(t, { squares, last, rays = [] }) {
  const [first, second] = last;
  /** @type {import("../axio/table.js").TableProps} */
  const props = /** @type {any} */ ({
    t, view: viewOf(squares), actions: [], selection: null, ghost: null, preview: { rays, pyramids: [] },
    laid: new Map(), partners: new Map([[first, second], [second, first]]), lastCells: new Set(last),
  });
  return html`<div class="sketch axio-sketch">${board(props)}</div>`;
}
