/**
 * What surrounds every game: header, toolbar, notices, dialogs.
 */
import { html, nothing } from "lit-html";
import { LANGUAGES } from "../../i18n/index.js";
import { words } from "./boot.js";
import { icon } from "./icons.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").GameUi} GameUi */
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

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {GameUi} game
 */
export function toolbar(state, intents, t, game) {
  const { match, thinking, isBusy, hint, levels } = state;
  const turn = match?.turn ?? null;
  const isOpponent = turn !== null && turn.to_move !== null && match?.record.seats[turn.to_move]?.kind === "level";
  const hinted = hint && turn?.actions.find((action) => action.id === hint.action);
  const last = match && game.log(t, match.record).at(-1);
  const button = (/** @type {string} */ name, /** @type {() => void} */ act, /** @type {boolean} */ isOff) => html`
    <button type="button" class="tool" ?disabled=${isOff} @click=${act}>${icon(name)}<span>${t(name)}</span></button>`;
  return html`<footer class="toolbar">
    ${button("undo", intents.undo, !match?.record.log.length || !turn)}
    ${button("redo", intents.redo, !match?.record.undone.length || !turn)}
    ${levels.length ? button("hint", intents.hint, !turn || turn.over || isBusy || thinking !== null || isOpponent) : nothing}
    ${button("log", () => intents.dialog("log"), !match)}
    <p class="last ${thinking || hinted || isOpponent ? "is-urgent" : ""}">
      ${thinking ? html`<span class="thinking">${t(thinking.kind === "hint" ? "thinking-hint" : "thinking", { nodes: thinking.progress?.nodes ?? 0 })}</span>
        <button type="button" class="button is-small" @click=${intents.cancel}>${t("stop")}</button>`
      : isOpponent && !isBusy ? html`<button type="button" class="button is-small" @click=${intents.think}>${t("let-think")}</button>`
      : hinted ? html`<span class="hinted">${game.hint(t, hinted)}</span>`
      : last ? html`<span>${t("announce-move", { player: last.player, move: last.words })}</span>` : nothing}
    </p>
  </footer>`;
}

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 */
export const notices = (state, intents, t) => html`<div class="notices" aria-live="polite">
  ${state.notices.map(({ code, params, tone, action }) => html`<div class="notice is-${tone}" data-code=${code}>
    <p>${t(`${tone === "error" ? "error" : "notice"}-${code}`, words(params))}</p>
    ${action ? html`<button type="button" class="button is-small" @click=${() => intents.act(action.intent)}>${t(action.label)}</button>` : nothing}
    <button type="button" class="icon" aria-label=${t("dismiss")} @click=${() => intents.dismiss(code)}>${icon("close")}</button>
  </div>`)}
</div>`;

/**
 * @param {Translate} t
 * @param {string} name
 * @param {string} value
 * @param {{value: string, label: string}[]} values
 * @param {(value: string) => void} onChange
 */
const choice = (t, name, value, values, onChange) => html`<label class="field"><span>${t(name)}</span>
  <select name=${name} @change=${(/** @type {any} */ event) => onChange(event.target.value)}>
    ${values.map((option) => html`<option value=${option.value} ?selected=${option.value === value} .selected=${option.value === value}>${option.label}</option>`)}
  </select></label>`;

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {string} language
 */
function settings(state, intents, t, language) {
  const { theme, motion } = state.settings;
  const named = (/** @type {string} */ name, /** @type {string[]} */ values) => values.map((value) => ({ value, label: t(`${name}-${value}`) }));
  return html`
    ${choice(t, "language", language, LANGUAGES.map(({ code, name }) => ({ value: code, label: name })), (value) => intents.settings({ language: value }))}
    ${choice(t, "theme", theme, named("theme", ["system", "light", "dark"]), (value) => intents.settings({ theme: /** @type {any} */ (value) }))}
    ${choice(t, "motion", motion, named("motion", ["normal", "off"]), (value) => intents.settings({ motion: /** @type {any} */ (value) }))}`;
}

/**
 * @param {State} state
 * @param {Translate} t
 * @param {GameUi} game
 */
function log(state, t, game) {
  const entries = state.match ? game.log(t, state.match.record) : [];
  if (!entries.length) return html`<p>${t("log-empty")}</p>`;
  return html`<ol class="log" tabindex="0" aria-label=${t("log")}>
    ${entries.map((entry) => html`<li><p><strong>${entry.player}</strong> ${entry.words} <code>${entry.notation}</code></p>
      ${entry.after.length ? html`<ul>${entry.after.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}</li>`)}
  </ol>`;
}

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {GameUi} game
 * @param {string} language
 */
export function dialog(state, intents, t, game, language) {
  const { dialog: name } = state;
  const body = name === "settings" ? settings(state, intents, t, language) : name === "log" ? log(state, t, game) : name === "help" ? game.help(t) : nothing;
  return html`<dialog class="dialog" aria-labelledby="dialog-title" @close=${() => intents.dialog(null)}
      @click=${(/** @type {any} */ event) => event.target.localName === "dialog" && intents.dialog(null)}>
    ${name ? html`<div class="sheet">
      <header><h2 id="dialog-title">${t(name)}</h2>
        <button type="button" class="icon" aria-label=${t("close")} @click=${() => intents.dialog(null)}>${icon("close")}</button></header>
      ${body}</div>` : nothing}
  </dialog>`;
}
