/**
 * "How to play" in a few sentences, with the tiles themselves.
 */
import { html } from "lit-html";

const STEPS = ["take", "place", "tile", "end"];

/**
 * @param {import("../../i18n/index.js").Translate} t
 * @param {import("./types.js").Look} look
 */
export const help = (t, look) => html`
  <ul class="legend">
    ${look.colours.map((colour) => html`<li><span class="tile" data-colour=${colour}>${look.face(colour)}</span> ${t(`colour-${colour}`)}</li>`)}
  </ul>
  <ol class="steps">${STEPS.map((step) => html`<li>${t(`${look.id}-help-${step}`)}</li>`)}</ol>
  ${look.more(t)}`;
