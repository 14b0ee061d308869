/**
 * The line above every game: who is to do what, where the match stands, help and settings.
 */
import { html, nothing } from "lit-html";
import { icon } from "./icons.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {import("../games.js").Status | null} status  What the match on the table says; it takes the place of the title.
 */
export function header(state, intents, t, status) {
  return html`<header class="top">
    ${state.screen === "table"
      ? html`<button type="button" class="icon" aria-label=${t("to-start")} title=${t("to-start")} @click=${intents.leave}>${icon("back")}</button>`
      : nothing}
    <h1 class=${status?.prompt ? "unseen" : ""}>Tesserae</h1>
    <p class="prompt ${status?.isRefusal ? "is-refusal" : ""}">${status?.prompt ?? ""}</p>
    <p class="where">${status?.where ?? ""}</p>
    <button type="button" class="icon" aria-label=${t("help")} title=${t("help")} @click=${() => intents.dialog("help")}>${icon("help")}</button>
    <button type="button" class="icon" aria-label=${t("settings")} title=${t("settings")} @click=${() => intents.dialog("settings")}>${icon("settings")}</button>
  </header>`;
}
