/**
 * The screens beyond start and table. Each is a module of its own, loaded with its sentences when it is first opened, so that
 * the first visit stays small; the service worker has them all.
 *
 * @typedef {import("../i18n/index.js").Translate} Translate
 * @typedef {import("../state/state.js").Screen} Screen
 * @typedef {import("../state/state.js").State} State
 *
 * @typedef {object} ScreenModule
 * @property {string | null} words   The folder of `i18n` with its sentences, if it has one.
 * @property {(state: State, intents: import("./games.js").Intents, t: Translate) => import("lit-html").TemplateResult} draw
 *
 * @typedef {{draw: ScreenModule["draw"], t: Translate}} LoadedScreen
 */
import { loadLanguage } from "../i18n/index.js";

/** @type {{[screen: string]: () => Promise<ScreenModule>}} */
const MODULES = {
  rules: () => import("./rules/index.js"),
  matches: () => import("./share/matches.js"),
  shared: () => import("./share/shared.js"),
  send: () => import("./share/send.js"),
};

export class Screens {
  /** @type {Map<string, LoadedScreen | null>} Null: on its way. */
  #loaded = new Map();
  #onLoaded;
  #onTrouble;

  /**
   * @param {() => void} onLoaded
   * @param {(screen: string) => void} onTrouble
   */
  constructor(onLoaded, onTrouble) {
    this.#onLoaded = onLoaded;
    this.#onTrouble = onTrouble;
  }

  /** @param {Screen} screen */
  has(screen) {
    return screen in MODULES;
  }

  /**
   * The screen in a language, or null: then it has been sent for.
   * @param {Screen} screen
   * @param {string} language
   */
  get(screen, language) {
    const name = `${screen}/${language}`;
    const found = this.#loaded.get(name);
    if (found === undefined) void this.#load(name, screen, language);
    return found ?? null;
  }

  /**
   * @param {string} name
   * @param {Screen} screen
   * @param {string} language
   */
  async #load(name, screen, language) {
    this.#loaded.set(name, null);
    try {
      const { draw, words } = await MODULES[screen]();
      this.#loaded.set(name, { draw, t: await loadLanguage(language, words) });
      this.#onLoaded();
    } catch {
      this.#loaded.delete(name); // the next visit tries again
      this.#onTrouble(screen);
    }
  }
}
