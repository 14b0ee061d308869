/**
 * What has happened, in words and notation.
 */
import { html, nothing } from "lit-html";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").GameUi} GameUi */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/**
 * @param {State} state
 * @param {Translate} t
 * @param {GameUi} game
 */
export function log(state, t, game) {
  const entries = state.match ? game.log(t, state.match.record) : [];
  if (!entries.length) return html`<p>${t("log-empty")}</p>`;
  return html`<ol class="log" tabindex="0" aria-label=${t("log")}>
    ${entries.map((entry) => html`<li><p><strong>${entry.player}</strong> ${entry.words} <code>${entry.notation}</code></p>
      ${entry.after.length ? html`<ul>${entry.after.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}</li>`)}
  </ol>`;
}
