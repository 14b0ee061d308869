/**
 * What a person chose for the page itself: language, theme, motion, sound, and the last setup of a match.
 * Kept in localStorage, because the first paint needs it; where that is forbidden the choice lasts until the page closes.
 *
 * @typedef {object} Settings
 * @property {string | null} language   Null: the browser's.
 * @property {"system" | "light" | "dark" | "contrast"} theme
 * @property {"slow" | "normal" | "fast" | "off"} motion
 * @property {boolean} sound
 * @property {boolean} confirm   A move counts only when it is confirmed.
 * @property {boolean} letters   Letters are shortcuts. Off for those who speak to their browser or type by accident.
 */

const KEY = "tesserae.settings";
const SETUP_KEY = "tesserae.setup";
const DAILY_KEY = "tesserae.daily";
const TUTORIAL_KEY = "tesserae.tutorial";
const SOLO_KEY = "tesserae.solo";

/** @type {Settings} */
const DEFAULTS = { language: null, theme: "system", motion: "normal", sound: true, confirm: false, letters: true };

/**
 * @param {string} key
 * @returns {any}
 */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // forbidden storage or a damaged entry: the defaults are a good answer to both
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The match's storage tells the person once; a lost setting needs no second message.
  }
}

/** @returns {Settings} */
export const loadSettings = () => ({ ...DEFAULTS, ...read(KEY) });

/** @param {Settings} settings */
export const saveSettings = (settings) => write(KEY, settings);

/** @returns {import("./daily.js").Results} */
export const loadDaily = () => read(DAILY_KEY) ?? {};

/** @param {import("./daily.js").Results} results */
export const saveDaily = (results) => write(DAILY_KEY, results);

/** @returns {import("./solo.js").SoloResult[]} */
export const loadSolo = () => read(SOLO_KEY) ?? [];

/** @param {import("./solo.js").SoloResult[]} results */
export const saveSolo = (results) => write(SOLO_KEY, results);

/** @returns {import("./state.js").Setup | null} */
export const loadSetup = () => read(SETUP_KEY);

/** @param {import("./state.js").Setup} setup */
export const saveSetup = (setup) => write(SETUP_KEY, setup);

/** How far somebody has come in a game's tutorial: the lesson they are at, and the names of those they have done. @typedef {{at: number, done: string[]}} Progress */

/** @param {string} game @returns {Progress} */
export const loadProgress = (game) => ({ at: 0, done: [], ...read(TUTORIAL_KEY)?.[game] });

/**
 * @param {string} game
 * @param {Progress} progress
 */
export const saveProgress = (game, progress) => write(TUTORIAL_KEY, { ...read(TUTORIAL_KEY), [game]: progress });
