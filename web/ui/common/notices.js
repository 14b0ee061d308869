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
    <div>${told(tone === "error" ? errorWords(t, code, params) : t(`notice-${code}`, words(params)), params.list ?? [], state.screen !== "table")}</div>
    ${action ? html`<button type="button" class="button is-small" @click=${() => intents.act(action.intent)}>${t(action.label)}</button>` : nothing}
    <button type="button" class="icon" aria-label=${t("dismiss")} @click=${() => intents.dismiss(code)}>${icon("close")}</button>
  </div>`)}
</div>`;

/**
 * A sentence, with its particulars below it: at once where there is room.
 * @param {string} sentence
 * @param {string[]} list
 * @param {boolean} isOpen
 */
const told = (sentence, list, isOpen) => (list.length === 0 ? html`<p>${sentence}</p>`
  : html`<details ?open=${isOpen}><summary>${sentence}</summary><ul>${list.map((line) => html`<li>${line}</li>`)}</ul></details>`);
