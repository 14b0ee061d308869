/**
 * What the rules of AXIO consist of: chapters, their paragraphs in order, and the diagrams. The sentences are in `i18n/rules`,
 * under `rules-axio-<paragraph>`.
 */
import { draw } from "./axio-sketch.js";

/** @type {import("./axio-sketch.js").Sketch} */
const SCORE = {
  squares: { c5: "b", d5: "b", e3: "o", e4: "b", g5: "r", h5: "r", e5: "b", f5: "r" }, last: ["e5", "f5"],
  rays: [
    { colour: "blue", from: "e5", cells: ["d5", "c5"], points: 2 }, { colour: "blue", from: "e5", cells: ["e4"], points: 1 },
    { colour: "red", from: "f5", cells: ["g5", "h5"], points: 2 },
  ],
};

/** @type {import("./axio-sketch.js").Sketch} */
const PYRAMID = { squares: { e4: "b", f4: "o", d5: "b", d4: "p", f5: "g", g5: "o", e6: "r", e7: "p", e5: "^" }, last: ["e6", "e7"] };

/** @type {import("./index.js").Chapter[]} */
export const axio = [
  { id: "goal", paragraphs: [{ id: "goal" }] },
  { id: "setup", paragraphs: [{ id: "setup" }, { id: "area" }, { id: "printed" }, { id: "rack" }] },
  { id: "placing", paragraphs: [{ id: "place" }, { id: "first" }] },
  { id: "scoring", paragraphs: [{ id: "score", example: "example-score", draw: (t) => draw(t, SCORE) }, { id: "line-end" }] },
  { id: "pyramids", paragraphs: [{ id: "pyramid" }, { id: "pyramid-points", example: "example-pyramid", draw: (t) => draw(t, PYRAMID) }] },
  { id: "turn-end", paragraphs: [{ id: "extra" }, { id: "draw" }, { id: "swap" }] },
  { id: "ending", paragraphs: [{ id: "end" }, { id: "all-18" }, { id: "result" }] },
  { id: "solo", paragraphs: [{ id: "solo" }, { id: "solo-tracks" }] },
  {
    id: "rulings",
    isOurs: true,
    paragraphs: [{ id: "ruling-tiles" }, { id: "ruling-pyramids" }, { id: "ruling-bag" }, { id: "ruling-swap" }, { id: "ruling-extra" }],
  },
];
