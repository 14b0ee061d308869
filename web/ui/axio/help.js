/**
 * "How to play" in a few sentences, with the symbols themselves.
 */
import { html } from "lit-html";
import { COLOURS } from "./placing.js";
import { face } from "./sprite.js";
import { colourName } from "./words.js";

const STEPS = ["place", "score", "pyramid", "extra", "end"];

/** @param {import("../../i18n/index.js").Translate} t */
export const help = (t) => html`
  <ul class="legend">${COLOURS.map((colour) => html`<li><span class="tile" data-colour=${colour}>${face(colour)}</span> ${colourName(t, colour)}</li>`)}</ul>
  <ol class="steps">${STEPS.map((step) => html`<li>${t(`axio-help-${step}`)}</li>`)}</ol>`;
