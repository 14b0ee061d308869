/**
 * The moves that a hint offers: the best one, then others that are nearly as good; one at a time on the table, and all of
 * them on a sheet. Pure.
 *
 * @typedef {import("../../engine/protocol.js").Thought} Thought
 * @typedef {{action: number, value: number, behind: number, reasons: Reason[], isBest: boolean}} Idea  `behind`: points less than the best one.
 * @typedef {{code: string, [fact: string]: any}} Reason
 */
import { html, nothing } from "lit-html";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").GameUi} GameUi */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** Alternatives beyond this many only confuse. */
const OFFERED = 2;

/**
 * @param {Thought} thought
 * @returns {Idea[]}
 */
export function ideasOf({ action, value, reasons = [], alternatives = [] }) {
  const others = alternatives.slice(0, OFFERED).map((other) => ({
    action: other.action, value: other.value, behind: Math.max(0, value - other.value), reasons: [], isBest: false,
  }));
  return [{ action, value, behind: 0, reasons, isBest: true }, ...others];
}

/**
 * The idea on the table, if there is one.
 * @param {State} state
 * @returns {Idea | undefined}
 */
export const ideaShown = ({ hint, idea }) => (hint ? ideasOf(hint)[idea] : undefined);

/**
 * An idea as a sentence; none where its move can't be played any more.
 * @param {State} state
 * @param {Translate} t
 * @param {GameUi} game
 * @param {Idea} [idea]
 */
export function ideaWords({ match }, t, game, idea) {
  const action = match?.turn?.actions.find(({ id }) => id === idea?.action);
  return match && idea && action ? game.hint(t, action, idea, match.record) : "";
}

/**
 * All ideas in full. One of them is on the table; another can be put there.
 * @param {State} state
 * @param {import("../games.js").Intents} intents
 * @param {Translate} t
 * @param {GameUi} game
 */
export const ideas = (state, intents, t, game) => (state.hint ? ideasOf(state.hint) : []).map((idea, i) => html`
  <button type="button" class="entry" aria-current=${i === state.idea ? "step" : nothing} @click=${() => intents.idea(i)}>${ideaWords(state, t, game, idea)}</button>`);
