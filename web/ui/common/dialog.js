/**
 * The one dialog of the page: its frame, and which sheet lies in it.
 */
import { html, nothing } from "lit-html";
import { ideas } from "./hint.js";
import { icon } from "./icons.js";
import { keyList } from "./keys.js";
import { learnLinks } from "./links.js";
import { log } from "./log.js";
import { settings } from "./settings.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").GameUi} GameUi */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** @type {{[name in NonNullable<State["dialog"]>]: (state: State, intents: Intents, t: Translate, game: GameUi, language: string) => unknown}} */
const SHEETS = {
  help: (state, intents, t, game) => html`${game.help(t)}
    ${learnLinks(t, game.id)}
    <button type="button" class="button" @click=${() => intents.dialog("keys")}>${t("keys")}</button>`,
  hint: ideas,
  keys: (state, _, t, game) => keyList(state, t, game.keys),
  log,
  settings: (state, intents, t, _, language) => settings(state, intents, t, language),
};

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {GameUi} game
 * @param {string} language
 */
export function dialog(state, intents, t, game, language) {
  const { dialog: name } = state;
  const body = name ? SHEETS[name](state, intents, t, game, language) : nothing;
  // A browser tells of a closing later: by then the dialog may be open again. So Escape is taken at its word at once.
  return html`<dialog class="dialog" aria-labelledby="dialog-title" @cancel=${(/** @type {Event} */ event) => { event.preventDefault(); intents.dialog(null); }}
      @close=${(/** @type {any} */ event) => event.target.open || intents.dialog(null)}
      @click=${(/** @type {any} */ event) => event.target.localName === "dialog" && intents.dialog(null)}>
    ${name ? html`<div class="sheet">
      <header><h2 id="dialog-title">${t(name)}</h2>
        <button type="button" class="icon" aria-label=${t("close")} @click=${() => intents.dialog(null)}>${icon("close")}</button></header>
      ${body}</div>` : nothing}
  </dialog>`;
}
