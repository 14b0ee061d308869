/**
 * Diagrams for the rules of Azul and Master Chocolatier: boards and factories as the table draws them. Pictures only:
 * nothing can be picked up, and no rule is applied.
 *
 * @typedef {import("../azul/types.js").Look} Look
 *
 * @typedef {object} Factories
 * @property {string[]} factories   A letter for each tile.
 *
 * @typedef {import("../azul/letters.js").Board & Partial<Factories> & {isFree?: boolean}} Sketch  With factories: these, else the board.
 */
import { html } from "lit-html";
import { board } from "../azul/board.js";
import { colours, player } from "../azul/letters.js";
import { market } from "../azul/market.js";
import { inWordsOf } from "../azul/words.js";

export const PRICES = [1, 1, 2, 2, 2, 3, 3];
export const PLAN = ["byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb"];

/**
 * @param {Look} look
 * @param {Sketch} sketch
 * @returns {import("../azul/types.js").View}
 */
const viewOf = (look, { factories = [], isFree = false, ...own }) => ({
  options: { players: 2, wall: isFree ? "free" : "coloured" },
  phase: "draft", round: 1, to_move: null, first_player: 0, marker: "centre",
  factories: factories.map((letters) => ({ tiles: colours(look, letters), effect: null })),
  centre: [], bag: {}, lid: {}, players: [player(look, own)], scores: [0], floor_penalties: PRICES, refusals: {},
  standing: [{ wall: 0, penalty: 0, score: 0 }],
  plan: isFree ? null : PLAN.map((letters) => colours(look, letters)),
});

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
    marks: new Set(), isActive: false, shown: 0, large: null, winners: null, log: [],
    onPick: nothingHappens, onTarget: nothingHappens, onAction: nothingHappens, onShow: nothingHappens, onAgain: nothingHappens, onLeave: nothingHappens, onStepThrough: nothingHappens,
  };
  return html`<div class="sketch" >${sketch.factories ? market(props) : board(props, 0)}</div>`;
}
