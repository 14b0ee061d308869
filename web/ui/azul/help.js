/**
 * "How to play" in a few sentences, with the tiles themselves.
 */
import { html } from "lit-html";
import { face } from "./sprite.js";

const STEPS = ["take", "place", "tile", "end"];
const COLOURS = ["blue", "yellow", "red", "black", "white"];

/** @param {import("../../i18n/index.js").Translate} t */
export const help = (t) => html`
  <ul class="legend">
    ${COLOURS.map((colour) => html`<li><span class="tile" data-colour=${colour}>${face(colour)}</span> ${t(`colour-${colour}`)}</li>`)}
  </ul>
  <ol class="steps">${STEPS.map((step) => html`<li>${t(`azul-help-${step}`)}</li>`)}</ol>`;
