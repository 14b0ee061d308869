/**
 * What a person can choose for the page itself. The choices of a match are on the start screen.
 */
import { html } from "lit-html";
import { LANGUAGES } from "../../i18n/index.js";

/** @typedef {import("../../state/settings.js").Settings} Settings */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** @type {["theme" | "motion", string[]][]} */
const CHOICES = [["theme", ["system", "light", "dark", "contrast"]], ["motion", ["slow", "normal", "fast", "off"]]];

/** @type {("sound" | "confirm" | "letters")[]} */
const SWITCHES = ["sound", "confirm", "letters"];

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
 * @param {Translate} t
 * @param {string} name
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} onChange
 */
const switched = (t, name, isOn, onChange) => html`<label class="field"><span>${t(`setting-${name}`)}</span>
  <input type="checkbox" role="switch" name=${name} .checked=${isOn} @change=${(/** @type {any} */ event) => onChange(event.target.checked)}></label>`;

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {string} language
 */
export function settings(state, intents, t, language) {
  const change = (/** @type {string} */ name, /** @type {string | boolean} */ value) => intents.settings({ [name]: value });
  return html`
    ${choice(t, "language", language, LANGUAGES.map(({ code, name }) => ({ value: code, label: name })), (value) => change("language", value))}
    ${CHOICES.map(([name, values]) => choice(t, name, state.settings[name],
      values.map((value) => ({ value, label: t(`${name}-${value}`) })), (value) => change(name, value)))}
    ${SWITCHES.map((name) => switched(t, name, state.settings[name], (isOn) => change(name, isOn)))}`;
}
