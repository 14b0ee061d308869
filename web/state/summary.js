/**
 * What a list of matches shows of one: little enough to read hundreds at once, without their logs. Pure.
 *
 * The view is kept as text: a browser hands over five hundred texts in no time, and only those on the screen are read.
 *
 * @typedef {import("./record.js").MatchRecord} MatchRecord
 *
 * @typedef {Pick<MatchRecord, "id" | "rev" | "time" | "game" | "rules_version" | "seats" | "name" | "daily" | "over" | "winners" | "refused">
 *   & {view: string, moves: number, isDealt: boolean, isTouched: boolean}} Summary  `isDealt`: it began with a deal, not with a
 *   position. `isTouched`: somebody has played in it, or named it.
 */

/**
 * @param {MatchRecord} record
 * @returns {Summary}
 */
export const summaryOf = ({ id, rev, time, game, rules_version, seats, name, daily, over, winners, refused, view, log, undone, position }) => ({
  id, rev, time, game, rules_version, seats, name, daily, over, winners, refused, view: JSON.stringify(view), moves: log.length, isDealt: !position,
  isTouched: log.length + undone.length > 0 || name !== undefined,
});

/** The version of a game's rules, now. @param {import("./state.js").GameInfo[]} games */
export const versionOf = (games) => (/** @type {string} */ game) => games.find(({ id }) => id === game)?.rules_version ?? 1;

/** Is a match to be offered? Not if the present rules have refused it. @param {import("./state.js").GameInfo[]} games */
export const isOffered = (games) => (/** @type {Summary} */ { game, refused }) => refused !== versionOf(games)(game);

/** @type {WeakMap<Summary, any>} */
const views = new WeakMap();

/** The match as it was last seen. @param {Summary} summary */
export function viewOf(summary) {
  if (!views.has(summary)) views.set(summary, JSON.parse(summary.view));
  return views.get(summary);
}

/** Is this a record at all? Storage is older than this page, and others may have written to it. @param {any} value @returns {value is MatchRecord} */
export const isRecord = (value) => typeof value?.id === "string" && typeof value.game === "string" && Array.isArray(value.log) && Array.isArray(value.undone) && Array.isArray(value.seats);
