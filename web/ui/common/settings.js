/**
 * What a person can choose for the page itself. The choices of a match are on the start screen.
 */
import { html } from "lit-html";
import { LANGUAGES } from "../../i18n/index.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

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
export function settings(state, intents, t, language) {
  const { theme, motion } = state.settings;
  const named = (/** @type {string} */ name, /** @type {string[]} */ values) => values.map((value) => ({ value, label: t(`${name}-${value}`) }));
  return html`
    ${choice(t, "language", language, LANGUAGES.map(({ code, name }) => ({ value: code, label: name })), (value) => intents.settings({ language: value }))}
    ${choice(t, "theme", theme, named("theme", ["system", "light", "dark"]), (value) => intents.settings({ theme: /** @type {any} */ (value) }))}
    ${choice(t, "motion", motion, named("motion", ["normal", "off"]), (value) => intents.settings({ motion: /** @type {any} */ (value) }))}`;
}
