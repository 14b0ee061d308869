/**
 * A match as the page remembers it: enough to bring a fresh engine to the very same move, and to tell what happened.
 * Pure functions from one record to the next; no storage, no engine.
 *
 * The record grows by the action's own notation with every Turn, so the save is known the moment a move is
 * answered: no second message, and nothing to lose if the worker dies right after. What was undone is kept
 * behind the actions, so that a way back includes the way forward.
 *
 * @typedef {import("../engine/protocol.js").Action} Action
 * @typedef {import("../engine/protocol.js").GameEvent} GameEvent
 * @typedef {import("../engine/protocol.js").Options} Options
 * @typedef {import("../engine/protocol.js").Request} Request
 * @typedef {import("../engine/protocol.js").Save} Save
 * @typedef {import("../engine/protocol.js").Seat} Seat
 * @typedef {import("../engine/protocol.js").Turn} Turn
 *
 * @typedef {object} LogEntry
 * @property {number} player
 * @property {Action} action       Without its preview: the events say what really happened.
 * @property {GameEvent[]} events
 *
 * @typedef {object} MatchRecord
 * @property {string} id
 * @property {number} rev          Grows whenever the match itself changes; tells two tabs apart.
 * @property {number} time         Of the last change, in milliseconds.
 * @property {string} game
 * @property {number} rules_version
 * @property {Options} options
 * @property {number} seed
 * @property {Seat[]} seats
 * @property {import("./state.js").Pace} [pace]  Absent in matches of before it could be chosen.
 * @property {any} [position]      What the match began with, if not with a deal.
 * @property {LogEntry[]} log
 * @property {LogEntry[]} undone   The next one to redo last.
 * @property {number} [sealed]     So many moves of the log can't be taken back: see `viewing.js`.
 * @property {boolean} over
 * @property {number[] | null} [winners]  Absent in matches of before they were written down.
 * @property {string} [name]       What its owner calls the match.
 * @property {string} [daily]      The day whose deal it is: `2026-11-16`.
 * @property {boolean} [ended]     It was played to its end, and moves were taken back since. Never written: the end stays what is kept.
 * @property {string} [origin]     The finished match that this one goes another way from; its result is the one that counts.
 * @property {number} [refused]    The version of the rules that could not go on with it.
 * @property {any} view            As last seen, to paint the table before Python is ready.
 */

/** Events that the log and the final breakdown speak of. The others only move tiles. */
const TOLD = new Set([
  "tiles_taken", "marker_taken", "line_filled", "slot_filled", "tiles_dropped", "tiles_discarded", "round_ended", "tile_scored",
  "line_unplaceable", "floor_scored", "bonus_scored", "game_ended",
  "tiles_moved", "tiles_stayed", "disc_taken", "disc_returned", "extra_tile_drawn", "tiles_attracted",
  "tile_placed", "ray_scored", "pyramid_placed", "track_completed", "points_lost", "extra_turn_earned", "extra_turns_lapsed",
  "rack_shown", "tiles_drawn",
]);

/**
 * @param {Pick<MatchRecord, "id" | "game" | "rules_version" | "options" | "seed" | "seats" | "pace" | "position" | "daily">} start
 * @param {Turn} turn
 * @param {number} time
 * @returns {MatchRecord}
 */
export const newRecord = (start, turn, time) => ({
  ...start, rev: 0, time, log: [], undone: [], over: turn.over, winners: turn.winners, view: turn.view,
});

/**
 * A match that came as a save, from a file or a link, as the engine told its story.
 * @param {Pick<MatchRecord, "id" | "seats" | "name" | "pace">} own
 * @param {import("../engine/protocol.js").Inspected} inspected
 * @param {number} time
 * @returns {MatchRecord}
 */
export function recordFrom(own, { save, moves, over, winners, view, story }, time) {
  const { game, rules_version, options, seed, position } = save;
  const entries = story.map((entry) => ({ ...entry, events: entry.events.filter((event) => TOLD.has(event.type)) }));
  return {
    ...own, rev: 0, time, game, rules_version, options, seed, ...(position && { position }),
    log: entries.slice(0, moves), undone: entries.slice(moves).reverse(), over, winners, view,
  };
}

/**
 * What the match was set up with, to play another one like it.
 * @param {MatchRecord} record
 * @returns {import("./state.js").Setup}
 */
export function setupOf({ game, options, seats, pace = "normal" }) {
  const { first_player = null, ...others } = options;
  return { game, options: others, seats, first: /** @type {number | null} */ (first_player), pace };
}

/**
 * @param {MatchRecord} record
 * @param {Turn} turn
 * @param {number} time
 */
const seen = (record, turn, time) => ({
  ...record, rev: record.rev + 1, time, over: turn.over, winners: turn.winners, view: turn.view,
});

/**
 * @param {MatchRecord} record
 * @param {number} player
 * @param {Action} action
 * @param {Turn} turn
 * @param {number} time
 * @returns {MatchRecord}
 */
export function played(record, player, action, turn, time) {
  const { preview: _, ...told } = action;
  const entry = { player, action: /** @type {Action} */ (told), events: turn.events.filter((event) => TOLD.has(event.type)) };
  return { ...seen(record, turn, time), log: [...record.log, entry], undone: [] };
}

/**
 * @param {MatchRecord} record
 * @param {number} steps
 * @param {Turn} turn
 * @param {number} time
 * @returns {MatchRecord}
 */
export function undid(record, steps, turn, time) {
  const kept = record.log.length - steps;
  const undone = [...record.undone, ...record.log.slice(kept).reverse()];
  const ended = record.ended || record.over || undefined;
  return { ...seen(record, turn, time), log: record.log.slice(0, kept), undone, ended };
}

/**
 * @param {MatchRecord} record
 * @param {number} steps
 * @param {Turn} turn
 * @param {number} time
 * @returns {MatchRecord}
 */
export function redid(record, steps, turn, time) {
  const left = record.undone.length - steps;
  const log = [...record.log, ...record.undone.slice(left).reverse()];
  return { ...seen(record, turn, time), log, undone: record.undone.slice(0, left), ended: left > 0 ? record.ended : undefined };
}

/**
 * What a move is played on: the match itself, or, where it was finished, a new one that goes another way from here.
 * @param {MatchRecord} record
 * @param {() => string} makeId
 * @returns {MatchRecord}
 */
export function forked(record, makeId) {
  if (!record.ended) return record;
  return { ...record, id: makeId(), origin: record.origin ?? record.id, ended: undefined, daily: undefined };
}

/**
 * The match as a save, with what was undone: `at` says how far it has come.
 * @param {MatchRecord} record
 * @returns {Save}
 */
export function saveOf({ game, rules_version, options, seed, seats, position, log, undone }) {
  const actions = [...log, ...[...undone].reverse()].map((entry) => entry.action.text);
  return { game, rules_version, options, seed, seats, actions, ...(position && { position }), ...(undone.length > 0 && { at: log.length }) };
}

/**
 * The messages that bring a fresh engine to where the record stands.
 * @param {MatchRecord} record
 * @param {{viewer?: number | null}} [eyes]  Whose view they answer with.
 * @returns {Request[]}
 */
export const recovery = (record, eyes = {}) => [{ type: "load", save: saveOf(record), ...eyes }];

/**
 * How far "undo" goes: to the last decision of a person, past the moves of opponents. 0: there is none.
 * @param {MatchRecord} record
 */
export function undoSteps(record) {
  for (let i = record.log.length - 1; i >= (record.sealed ?? 0); i--) {
    if (record.seats[record.log[i].player]?.kind !== "level") return record.log.length - i;
  }
  return 0;
}

/**
 * How far "redo" goes: over a person's move and the opponents' answers to it.
 * @param {MatchRecord} record
 */
export function redoSteps(record) {
  const { undone, seats } = record;
  let steps = 0;
  while (steps < undone.length) {
    const { player } = undone[undone.length - 1 - steps];
    if (steps > 0 && seats[player]?.kind !== "level") break;
    steps += 1;
  }
  return steps;
}
