/**
 * What the page has to tell: what happened, what is safe, what to do next.
 */
import { html, nothing } from "lit-html";
import { errorWords, words } from "./errors.js";
import { icon } from "./icons.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 */
export const notices = (state, intents, t) => html`<div class="notices" aria-live="polite">
  ${state.notices.map(({ code, params, tone, action }) => html`<div class="notice is-${tone}" data-code=${code}>
    <div><p>${tone === "error" ? errorWords(t, code, params) : t(`notice-${code}`, words(params))}</p>
      ${params.list?.length ? html`<ul>${params.list.map((/** @type {string} */ line) => html`<li>${line}</li>`)}</ul>` : nothing}</div>
    ${action ? html`<button type="button" class="button is-small" @click=${() => intents.act(action.intent)}>${t(action.label)}</button>` : nothing}
    <button type="button" class="icon" aria-label=${t("dismiss")} @click=${() => intents.dismiss(code)}>${icon("close")}</button>
  </div>`)}
</div>`;
