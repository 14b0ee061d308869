/**
 * What has happened, in words and notation. A line is a button to that moment on the table.
 */
import { html, nothing } from "lit-html";
import { movesShown } from "../../state/moments.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").GameUi} GameUi */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {GameUi} game
 */
export function log(state, intents, t, game) {
  const entries = state.match ? game.log(t, state.match.record) : [];
  if (!entries.length) return html`<p>${t("log-empty")}</p>`;
  const at = movesShown(state);
  return html`<ol class="log" tabindex="0" aria-label=${t("log")}>
    ${entries.map((entry, i) => html`<li>
      <button type="button" class="entry" aria-current=${i + 1 === at ? "step" : nothing} ?disabled=${!state.match?.turn} @click=${() => intents.look(i + 1)}>
        <strong>${entry.player}</strong> ${entry.words} <code>${entry.notation}</code></button>
      ${entry.after.length ? html`<ul>${entry.after.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}</li>`)}
  </ol>
  <button type="button" class="button" ?disabled=${!state.match?.turn} @click=${() => intents.look(0)}>${t("step-through")}</button>`;
}
