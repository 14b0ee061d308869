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
    action: other.action, value: other.value, behind: Math.max(0, value - other.value), reasons: other.reasons ?? [], isBest: false,
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

/** A difference that nobody would notice, in points. */
const HARDLY = 0.5;

/** No two moves of a hint are so far apart but where one wins and the other does not. */
const DECISIVE = 40;

/**
 * How good an idea is beside the best one.
 * @param {Translate} t
 * @param {Idea} idea
 * @param {{move: string, outcome: string}} words
 */
export function besideBest(t, { behind }, words) {
  if (behind < HARDLY) return t("hint-other", words);
  return behind < DECISIVE ? t("hint-behind", { ...words, points: Math.round(behind * 10) / 10 }) : t("hint-loses", words);
}

/** A lead that hardly anybody loses any more. To a value of Azul a sure win adds still more. */
const FAR = 30;

/**
 * What the best move is worth. Nothing alone: there a value is no lead.
 * @param {State} state
 * @param {Translate} t
 */
function worth({ hint, match }, t) {
  if (!hint || !match || match.record.seats.length < 2) return nothing;
  const points = Math.round(Math.abs(hint.value));
  const isAhead = hint.value > 0;
  if (points === 0) return html`<p>${t("hint-level")}</p>`;
  if (points >= FAR) return html`<p>${t(isAhead ? "hint-winning" : "hint-losing")}</p>`;
  return html`<p>${t(isAhead ? "hint-ahead" : "hint-short", { points })}</p>`;
}

/**
 * All ideas in full, and what the best one is worth. One of them is on the table; another can be put there.
 * @param {State} state
 * @param {import("../games.js").Intents} intents
 * @param {Translate} t
 * @param {GameUi} game
 */
export const ideas = (state, intents, t, game) => html`${worth(state, t)}${(state.hint ? ideasOf(state.hint) : []).map((idea, i) => html`
  <button type="button" class="entry" aria-current=${i === state.idea ? "step" : nothing} @click=${() => intents.idea(i)}>${ideaWords(state, t, game, idea)}</button>`)}`;
