/**
 * The line above every game: who is to do what, where the match stands, help and settings.
 */
import { html, nothing } from "lit-html";
import { icon } from "./icons.js";
import { ruleLink } from "./links.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** A prompt of more letters, or with a link, is set smaller where there is little room, so that it never moves the table. */
const SHORT = 30;

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {import("../games.js").Status | null} status  What the match on the table says; it takes the place of the title.
 */
export function header(state, intents, t, status) {
  const back = state.match && state.screen !== "table" ? t("to-table") : t("to-start");
  return html`<header class="top">
    ${state.screen === "start" ? nothing
      : html`<button type="button" class="icon" aria-label=${back} title=${back} @click=${intents.leave}>${icon("back")}</button>`}
    <h1 class=${status?.prompt ? "unseen" : ""}>Tesserae</h1>
    <p class="prompt ${status?.isRefusal ? "is-refusal" : ""} ${status && (status.rule || status.prompt.length > SHORT) ? "is-long" : ""}">${status?.prompt ?? ""} ${status?.rule ? ruleLink(t, status.rule) : nothing}</p>
    <p class="where">${status?.where ?? ""}</p>
    ${state.screen === "table" ? soundButton(state, intents, t) : nothing}
    <button type="button" class="icon" aria-label=${t("help")} title=${t("help")} @click=${() => intents.dialog("help")}>${icon("help")}</button>
    <button type="button" class="icon" aria-label=${t("settings")} title=${t("settings")} @click=${() => intents.dialog("settings")}>${icon("settings")}</button>
  </header>`;
}

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 */
function soundButton({ settings: { sound } }, intents, t) {
  const label = t(sound ? "sound-off" : "sound-on");
  return html`<button type="button" class="icon" aria-label=${label} title=${label} @click=${() => intents.settings({ sound: !sound })}>${icon(sound ? "sound" : "silence")}</button>`;
}
