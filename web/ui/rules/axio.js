/**
 * What the rules of AXIO consist of: chapters and their paragraphs in order. The sentences are in `i18n/rules`, under
 * `rules-axio-<paragraph>`.
 */

/** @type {import("./index.js").Chapter[]} */
export const axio = [
  { id: "goal", paragraphs: [{ id: "goal" }] },
  { id: "setup", paragraphs: [{ id: "setup" }, { id: "area" }, { id: "printed" }, { id: "rack" }] },
  { id: "placing", paragraphs: [{ id: "place" }, { id: "first" }] },
  { id: "scoring", paragraphs: [{ id: "score", example: "example-score" }, { id: "line-end" }] },
  { id: "pyramids", paragraphs: [{ id: "pyramid" }, { id: "pyramid-points", example: "example-pyramid" }] },
  { id: "turn-end", paragraphs: [{ id: "extra" }, { id: "draw" }, { id: "swap" }] },
  { id: "ending", paragraphs: [{ id: "end" }, { id: "all-18" }, { id: "result" }] },
  { id: "solo", paragraphs: [{ id: "solo" }, { id: "solo-tracks" }] },
  {
    id: "rulings",
    isOurs: true,
    paragraphs: [{ id: "ruling-tiles" }, { id: "ruling-pyramids" }, { id: "ruling-bag" }, { id: "ruling-swap" }, { id: "ruling-extra" }],
  },
];
