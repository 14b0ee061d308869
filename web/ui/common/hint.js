/**
 * The moves that a hint offers: the best one, then others that are nearly as good. Pure.
 *
 * @typedef {import("../../engine/protocol.js").Thought} Thought
 * @typedef {{action: number, value: number, behind: number, reasons: Reason[], isBest: boolean}} Idea  `behind`: points less than the best one.
 * @typedef {{code: string, [fact: string]: any}} Reason
 */

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
 * @param {import("../../state/state.js").State} state
 * @returns {Idea | undefined}
 */
export const ideaShown = ({ hint, idea }) => (hint ? ideasOf(hint)[idea] : undefined);
