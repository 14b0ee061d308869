/**
 * What a list of matches shows of one: little enough to read hundreds at once, without their logs. Pure.
 *
 * @typedef {import("./record.js").MatchRecord} MatchRecord
 *
 * @typedef {Pick<MatchRecord, "id" | "rev" | "time" | "game" | "rules_version" | "seats" | "name" | "daily" | "over" | "winners" | "view">
 *   & {moves: number, isDealt: boolean}} Summary  `isDealt`: it began with a deal, not with a position.
 */

/**
 * @param {MatchRecord} record
 * @returns {Summary}
 */
export const summaryOf = ({ id, rev, time, game, rules_version, seats, name, daily, over, winners, view, log, position }) => ({
  id, rev, time, game, rules_version, seats, name, daily, over, winners, view, moves: log.length, isDealt: !position,
});

/** Is this a record at all? Storage is older than this page, and others may have written to it. @param {any} value @returns {value is MatchRecord} */
export const isRecord = (value) => typeof value?.id === "string" && typeof value.game === "string" && Array.isArray(value.log) && Array.isArray(value.seats);
