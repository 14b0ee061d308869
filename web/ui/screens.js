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
 * @property {(services: Services) => void} [open]  Called once, before it is first drawn.
 * @property {(state: State, intents: import("./games.js").Intents, t: Translate) => import("lit-html").TemplateResult} draw
 *
 * @typedef {object} Services  What a screen with a match of its own needs of the page.
 * @property {import("../state/store.js").Store<State>} store
 * @property {import("../engine/client.js").Engine} engine
 * @property {import("./games.js").Intents} intents
 * @property {(get: () => State) => import("../state/session.js").Animator} animatorOf
 * @property {(state: State) => void} sayIdea  Tells the hint that is on the table to those who don't see it.
 * @property {(session: import("../state/session.js").Session | null) => void} attend  Whose match the engine has on its table; null: the page's.
 *
 * @typedef {{draw: ScreenModule["draw"], t: Translate}} LoadedScreen
 */
import { loadLanguage } from "../i18n/index.js";

/** @type {{[screen: string]: () => Promise<ScreenModule>}} */
const MODULES = {
  rules: () => import("./rules/index.js"),
  matches: async () => (await import("./share/index.js")).matches,
  shared: async () => (await import("./share/index.js")).shared,
  send: async () => (await import("./share/index.js")).send,
  tutorial: () => import("./tutorial/index.js"),
};

export class Screens {
  /** @type {Map<string, LoadedScreen | null>} Null: on its way. */
  #loaded = new Map();
  /** @type {Set<ScreenModule>} */
  #opened = new Set();
  #services;
  #onTrouble;

  /**
   * @param {Services} services
   * @param {(screen: string) => void} onTrouble
   */
  constructor(services, onTrouble) {
    this.#services = services;
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
      const module = await MODULES[screen]();
      this.#loaded.set(name, { draw: module.draw, t: await loadLanguage(language, module.words) });
      if (!this.#opened.has(module)) module.open?.(this.#services);
      this.#opened.add(module);
      this.#services.store.set({});
    } catch {
      this.#loaded.delete(name); // the next visit tries again
      this.#onTrouble(screen);
    }
  }
}
