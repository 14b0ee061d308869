/**
 * The keyboard beyond Tab and Enter: which key wants what, in one table that the page also shows under `?`.
 * Pure but for `moveFocus`.
 */
import { html } from "lit-html";
import { isArrow, moveFocus } from "./focus.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** @typedef {{key: string, control?: string, name: string, act: (intents: Intents, state: State) => void}} Shortcut */

/** Letters, which a person can switch off. `name` is that of the words, `control` what does the same beside it. @type {Shortcut[]} */
const LETTERS = [
  { key: "u", control: "Ctrl Z", name: "undo", act: (intents) => intents.undo() },
  { key: "r", control: "Ctrl Y", name: "redo", act: (intents) => intents.redo() },
  { key: "h", name: "hint", act: (intents) => intents.hint() },
  { key: "l", name: "log", act: (intents) => intents.dialog("log") },
  { key: ",", name: "step-back", act: (intents) => intents.step(-1) },
  { key: ".", name: "step-forward", act: (intents) => intents.step(1) },
  { key: "m", name: "sound", act: (intents, { settings }) => intents.settings({ sound: !settings.sound }) },
  { key: "?", name: "keys", act: (intents) => intents.dialog("keys") },
];

/** Those that every table has, for the list. @type {[string, string][]} */
const PLAIN = [["← ↑ ↓ →", "keys-arrows"], ["Enter", "keys-enter"], ["Esc", "keys-escape"]];

/** Of steps through the match, while an earlier moment is on the table. @type {{[key: string]: number}} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/**
 * What a key wants on the table, or null.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, shiftKey: boolean, altKey: boolean}} event
 * @param {State} state
 * @returns {((intents: Intents) => void) | null}
 */
export function wanted({ key, ctrlKey, metaKey, shiftKey, altKey }, state) {
  const letter = key.toLowerCase();
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (letter === "z") return (intents) => (shiftKey ? intents.redo() : intents.undo());
    return letter === "y" ? (intents) => intents.redo() : null;
  }
  if (state.moment && key in STEPS) return (intents) => intents.step(STEPS[key]);
  if (key === "Escape") return (intents) => (state.moment ? intents.look(null) : intents.select(null));
  const shortcut = state.settings.letters ? LETTERS.find((candidate) => candidate.key === letter) : undefined;
  return shortcut ? (intents) => shortcut.act(intents, state) : null;
}

/**
 * Listens for the whole page.
 * @param {() => State} get
 * @param {Intents} intents
 * @param {(key: string) => boolean} isTaken  By the game on the table.
 */
export function watchKeys(get, intents, isTaken) {
  addEventListener("keydown", (event) => {
    const state = get();
    const isTyping = event.target instanceof Element && event.target.closest("input, select, textarea") !== null;
    if (state.dialog || state.screen !== "table" || isTyping) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isAllowed = state.settings.letters || event.key.length > 1; // digits go with the letters
    const isGames = isPlain && isAllowed && isTaken(event.key);
    const act = isGames ? null : wanted(event, state);
    if (act) act(intents);
    else if (!isGames && !(isPlain && isArrow(event.key) && moveFocus(event.key))) return;
    event.preventDefault();
  });
}

/**
 * The list of keys.
 * @param {State} state
 * @param {Translate} t
 * @param {[string, string][]} [own]  The game's.
 */
export function keyList(state, t, own = []) {
  const row = (/** @type {string} */ key, /** @type {string} */ words) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(words)}</dd></div>`;
  const isFree = (/** @type {string} */ key) => state.settings.letters && !own.some(([taken]) => taken === key);
  return html`<dl class="keys">
    ${[...PLAIN, ...(state.settings.letters ? own : [])].map(([key, words]) => row(key, words))}
    ${LETTERS.flatMap(({ key, control, name }) => [isFree(key.toUpperCase()) ? key.toUpperCase() : control].filter(Boolean).map((shown = "") => row(shown, name)))}
  </dl>`;
}
