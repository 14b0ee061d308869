/**
 * The whole page as one function of the state. What a browser keeps outside of templates, open dialogs,
 * is put right after drawing, in `settle`.
 */
import { html, nothing } from "lit-html";
import { boot } from "./common/boot.js";
import { dialog } from "./common/dialog.js";
import { header } from "./common/header.js";
import { notices } from "./common/notices.js";
import { start } from "./common/start.js";
import { toolbar } from "./common/toolbar.js";
import { GAMES, gameOf, shownGame } from "./games.js";

/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("./games.js").Intents} Intents */
/** @typedef {import("../i18n/index.js").Translate} Translate */

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {string} language
 * @param {import("./screens.js").Screens} screens
 */
export function app(state, intents, t, language, screens) {
  const game = gameOf(state);
  const isTable = state.screen === "table";
  const main = isTable
    ? state.match ? game.draw(state, intents, t) : html`<p class="waiting">${t("waiting")}</p>`
    : screens.has(state.screen) ? lazy(state, intents, language, screens)
    : start(state, intents, t, GAMES);
  return html`${shownGame(state).sprite}
    <div class="page is-${state.screen}" data-moves=${state.match?.record.log.length ?? nothing} ?data-busy=${state.isBusy}>
      ${header(state, intents, t, isTable && state.match ? game.status(state, intents, t) : null)}
      ${boot(state, intents, t)}
      <main>${main}</main>
      ${isTable ? toolbar(state, intents, t, game) : nothing}
    </div>
    ${notices(state, intents, t)}
    ${dialog(state, intents, t, shownGame(state), language)}
    <p class="unseen" role="status" aria-live="polite">${state.announcement}</p>`;
}

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {string} language
 * @param {import("./screens.js").Screens} screens
 */
function lazy(state, intents, language, screens) {
  const loaded = screens.get(state.screen, language);
  return loaded ? loaded.draw(state, intents, loaded.t) : nothing;
}

/** Opens and closes what a template can't. @param {State} state */
export function settle(state) {
  const element = /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.dialog"));
  if (element && state.dialog && !element.open) {
    element.showModal();
    element.querySelector('[aria-current="step"]')?.scrollIntoView({ block: "nearest" }); // of a log: what happened last
  }
  if (element?.open && !state.dialog) element.close();
}
