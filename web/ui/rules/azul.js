/**
 * What the rules of Azul and of Master Chocolatier consist of: chapters, their paragraphs in order, and the diagrams.
 * The sentences are in `i18n/rules`, under `rules-<game>-<paragraph>`.
 */
import { LOOK } from "../azul/index.js";
import { coin } from "../chocolatier/discs.js";
import { LOOK as CHOCOLATES } from "../chocolatier/index.js";
import { draw } from "./sketch.js";

/** @typedef {import("./index.js").Chapter} Chapter */
/** @typedef {import("./index.js").Paragraph} Paragraph */
/** @typedef {import("../azul/types.js").Look} Look */

/** The diagrams and what they show, by the paragraph that they belong to. @type {{[paragraph: string]: [string, import("./sketch.js").Sketch]}} */
export const EXAMPLES = {
  floor: ["example-options", { lines: { 4: ["b", 1] }, wall: { 2: "..y..", 3: "...y." } }],
  tiling: ["example-tiling", { lines: { 2: ["r", 2], 3: ["k", 2], 4: ["b", 4], 5: ["w", 3] } }],
  scoring: ["example-scoring", { wall: { 2: "...r.", 3: ".wbyr", 4: "...b." } }],
  penalty: ["example-penalty", { floor: "mbrrk" }],
  bonus: ["example-bonus", { wall: { 1: "b....", 2: "wby..", 3: "k.b..", 4: "rkwby", 5: "y...b" } }],
};

/** Diagrams that need no words of their own. @type {{[paragraph: string]: import("./sketch.js").Sketch}} */
const PICTURES = {
  setup: { factories: ["bbyr", "kkbw", "yrrr", "bwww", "yykw"] },
  free: { wall: { 1: "yb...", 2: ".yr..", 4: "b...w" }, isFree: true },
};

/** @type {{id: string, paragraphs: string[]}[]} */
const CHAPTERS = [
  { id: "goal", paragraphs: ["goal"] },
  { id: "setup", paragraphs: ["setup", "board", "first", "sides"] },
  { id: "taking", paragraphs: ["take", "marker", "turns"] },
  { id: "placing", paragraphs: ["place", "other_colour", "line_full", "colour_on_wall", "floor"] },
  { id: "wall", paragraphs: ["tiling", "scoring", "penalty"] },
  { id: "rounds", paragraphs: ["next", "lid"] },
  { id: "ending", paragraphs: ["end", "bonus", "tie"] },
  { id: "free", paragraphs: ["free", "free-choice", "free-unplaceable", "free-draft"] },
];
const RULINGS = ["ruling-marker", "ruling-first", "ruling-no_tiles", "ruling-no_row", "ruling-order"];

/** The effects of the gold discs, each with its engraving. */
const EFFECTS = { sf1: "sf1", sf2: "sf2:cream", sf3: "sf3", sf4: "sf4", sf5: "sf5" };

/**
 * @param {Look} look
 * @param {string} id
 * @returns {Paragraph}
 */
function paragraph(look, id) {
  if (id in EXAMPLES) return { id, example: EXAMPLES[id][0], draw: (t) => draw(t, look, EXAMPLES[id][1]) };
  if (id in PICTURES) return { id, draw: (t) => draw(t, look, PICTURES[id]) };
  return { id };
}

/**
 * @param {Look} look
 * @returns {Chapter[]}
 */
const chaptersOf = (look) => CHAPTERS.map(({ id, paragraphs }) => ({ id, paragraphs: paragraphs.map((name) => paragraph(look, name)) }));

/** @param {string[]} ids @returns {Chapter} */
const rulings = (ids) => ({ id: "rulings", isOurs: true, paragraphs: ids.map((id) => ({ id })) });

/** @type {Chapter[]} */
export const azul = [...chaptersOf(LOOK), rulings(RULINGS)];

/** @type {Chapter[]} */
export const chocolatier = [
  ...chaptersOf(CHOCOLATES),
  {
    id: "special",
    paragraphs: [
      { id: "special" },
      ...Object.entries(EFFECTS).map(([id, effect]) => ({ id, mark: () => coin(effect) })),
      { id: "sf5-line" },
    ],
  },
  rulings([...RULINGS, "ruling-sf1", "ruling-sf5-gap", "ruling-sf5-marker"]),
];
