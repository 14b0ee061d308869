/**
 * Looking at earlier (and undone) moments of a match. The match itself stays where it is until the person plays on from
 * what they see; meanwhile opponents may go on.
 */
import { EngineError } from "../engine/protocol.js";
import { eyes } from "./viewing.js";

/** @typedef {import("./record.js").LogEntry} LogEntry */
/** @typedef {import("./record.js").MatchRecord} MatchRecord */
/** @typedef {import("./state.js").State} State */

/**
 * Every move of a match in order: those played, then those undone.
 * @param {MatchRecord} record
 * @returns {LogEntry[]}
 */
export const timeline = ({ log, undone }) => [...log, ...[...undone].reverse()];

/** How many moves lie behind what the table shows. @param {State} state */
export const movesShown = ({ moment, match }) => moment?.at ?? match?.record.log.length ?? 0;

/** What the table shows: the moment looked at, else the match as it stands. @param {State} state */
export const viewShown = ({ moment, match }) => moment?.view ?? match?.view;

/**
 * Whether the match can be taken to where it stood after so many moves.
 * @param {MatchRecord} record
 * @param {number} at
 */
export const canPlayOnFrom = ({ sealed = 0 }, at) => at >= sealed;

/** The last move before what the table shows. @param {State} state */
export const moveShown = (state) => (state.match ? timeline(state.match.record)[movesShown(state) - 1] : undefined);

export class Moments {
  #store;
  #engine;
  /** The newest wish; an answer to an older one is not shown. */
  #wish = 0;
  /** Where the newest wish goes to, until it is answered: the next step counts from there. @type {number | null} */
  #heading = null;

  /**
   * @param {import("./store.js").Store<State>} store
   * @param {Pick<import("../engine/client.js").Engine, "ask">} engine
   */
  constructor(store, engine) {
    this.#store = store;
    this.#engine = engine;
  }

  /** Shows the table after so many moves; null: as it stands. @param {number | null} at */
  async look(at) {
    const wish = ++this.#wish;
    const { match } = this.#store.get();
    this.#heading = match?.turn ? at : null;
    if (at === null || !match?.turn) return this.#store.set({ moment: null });
    try {
      const { view } = await this.#engine.ask({ type: "view", at, rev: match.turn.rev, ...eyes(match.record, match.looker) });
      const isSame = this.#store.get().match?.record.id === match.record.id;
      if (wish !== this.#wish) return;
      this.#heading = null;
      if (isSame) this.#store.set({ moment: { at, view }, shown: null, selection: null, hint: null, proposed: null, dialog: null });
    } catch (error) {
      // Somebody moved between question and answer: the table has gone on, and so does the person.
      if (!(error instanceof EngineError)) throw error;
      this.#heading = null;
      this.#store.set({ moment: null });
    }
  }

  /** So many moves back or forward from what the table shows, as far as there are any. @param {number} by */
  async step(by) {
    const { match } = this.#store.get();
    if (!match) return;
    const last = match.record.log.length + match.record.undone.length;
    const from = this.#heading ?? movesShown(this.#store.get());
    const at = Math.min(last, Math.max(0, from + by));
    if (at !== from) await this.look(at);
  }
}
