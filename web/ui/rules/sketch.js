/**
 * Diagrams for the rules of Azul and Master Chocolatier: boards and factories as the table draws them, from a few tiles
 * that are named as in Azul. Pictures only: nothing can be picked up, and no rule is applied.
 *
 * @typedef {object} Sketch
 * @property {"board" | "market"} [part]      What is shown; the board unless told otherwise.
 * @property {{[line: number]: [string, number]}} [lines]   Line → colour and count.
 * @property {{[row: number]: string}} [wall]  Row → a letter for each column, "." for none.
 * @property {string[]} [floor]
 * @property {string[]} [factories]           A letter for each tile.
 * @property {string} [centre]
 * @property {boolean} [isFree]               The side without colours.
 */
import { html } from "lit-html";
import { board } from "../azul/board.js";
import { market } from "../azul/market.js";
import { inWordsOf } from "../azul/words.js";

/** @typedef {import("../azul/types.js").Look} Look */

/** The letters of the sketches, in the order in which every look lists its colours. */
const LETTERS = "byrkw";
const PRICES = [1, 1, 2, 2, 2, 3, 3];
const PLAN = ["byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb"];

/**
 * @param {Look} look
 * @param {string} letter
 */
const colour = (look, letter) => (letter === "." ? null : letter === "m" ? "marker" : look.colours[LETTERS.indexOf(letter)]);

/**
 * @param {Look} look
 * @param {string} letters
 */
const colours = (look, letters) => [...letters].map((letter) => /** @type {string} */ (colour(look, letter)));

/**
 * @param {Look} look
 * @param {Sketch} sketch
 * @returns {import("../azul/types.js").View}
 */
function viewOf(look, { lines = {}, wall = {}, floor = [], factories = [], centre = "", isFree = false }) {
  const rows = [1, 2, 3, 4, 5];
  const player = {
    score: 0,
    lines: rows.map((n) => ({ colour: lines[n] ? colour(look, lines[n][0]) : null, count: lines[n]?.[1] ?? 0 })),
    wall: rows.map((n) => [...(wall[n] ?? ".....")].map((letter) => colour(look, letter))),
    floor: floor.map((letter) => /** @type {string} */ (colour(look, letter))),
    slot: null,
  };
  return {
    options: { players: 2, wall: isFree ? "free" : "coloured" },
    phase: "draft", round: 1, to_move: null, first_player: 0, marker: "centre",
    factories: factories.map((letters) => ({ tiles: colours(look, letters), effect: null })),
    centre: colours(look, centre),
    bag: {}, lid: {}, players: [player], scores: [0], floor_penalties: PRICES, refusals: {},
    standing: [{ wall: 0, penalty: 0, score: 0 }],
    plan: isFree ? null : PLAN.map((letters) => colours(look, letters)),
  };
}

/**
 * @param {import("../../i18n/index.js").Translate} t
 * @param {Look} look
 * @param {Sketch} sketch
 */
export function draw(t, look, sketch) {
  const nothingHappens = () => {};
  /** @type {import("../azul/table.js").TableProps} */
  const props = {
    t: inWordsOf(t, look), look, view: viewOf(look, sketch), actions: [], seats: [{ kind: "human" }], selection: null, hint: undefined, proposed: undefined,
    marks: new Set(), isActive: false, shown: 0, winners: null, log: [],
    onPick: nothingHappens, onTarget: nothingHappens, onAction: nothingHappens, onShow: nothingHappens, onAgain: nothingHappens, onLeave: nothingHappens, onStepThrough: nothingHappens,
  };
  return html`<div class="sketch" data-part=${sketch.part ?? "board"}>${sketch.part === "market" ? market(props) : board(props, 0)}</div>`;
}
