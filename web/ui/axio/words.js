/**
 * AXIO in words: labels, outcomes, log lines and announcements, built from codes and numbers with the translator. Pure.
 *
 * @typedef {import("../../i18n/index.js").Translate} Translate
 * @typedef {import("../../state/record.js").LogEntry} LogEntry
 * @typedef {import("../../state/state.js").Turn} Turn
 * @typedef {import("./types.js").Preview} Preview
 * @typedef {import("./types.js").View} View
 */
import { besideBest } from "../common/hint.js";
import { playerName } from "../common/names.js";
import { COLOURS, COLOUR_OF, contentOf } from "./placing.js";

export { playerName };

/** @param {Translate} t @param {string} colour */
export const colourName = (t, colour) => t(`axio-colour-${colour}`);

/** "green and red". @param {Translate} t @param {string} tile */
export function tileWords(t, tile) {
  const [first, second] = [...tile].map((letter) => colourName(t, COLOUR_OF[letter]));
  return first === second ? t("axio-double", { colour: first }) : t("axio-tile", { first, second });
}

/** @param {Translate} t @param {string[]} tiles */
export const tilesWords = (t, tiles) => tiles.map((tile) => tileWords(t, tile)).join(", ");

/** What a row of the board holds. @param {Translate} t @param {View} view @param {string[]} squares */
export function rowWords(t, view, squares) {
  const number = Number(squares[0].slice(1));
  const held = squares.flatMap((square) => {
    const content = contentOf(view, square);
    if (content === ".") return [];
    return [`${square} ${content === "^" ? t("axio-pyramid") : colourName(t, COLOUR_OF[content])}`];
  });
  return held.length ? t("axio-row", { number, squares: held.join(", ") }) : t("axio-row-empty", { number });
}

/** "green +2, red +1". @param {Translate} t @param {{[colour: string]: number}} points */
const pointsWords = (t, points) => COLOURS.filter((colour) => points[colour]).map((colour) => t("axio-points", { colour: colourName(t, colour), points: points[colour] })).join(", ");

/**
 * What a placement brings, or brought.
 * @param {Translate} t
 * @param {Preview} facts
 */
export function outcome(t, facts) {
  const { points, pyramids } = facts;
  const parts = remarks(t, facts).map(([, words]) => words);
  if (pyramids.length) parts.unshift(t("axio-outcome-pyramids", { count: pyramids.length }));
  if (Object.keys(points).length) parts.unshift(pointsWords(t, points));
  return parts.join("; ") || t("axio-outcome-nothing");
}

/**
 * What no symbol shows: points that are lost, extra turns, the end.
 * @param {Translate} t
 * @param {Preview} facts
 * @returns {[string, string][]}  A code, and the words.
 */
export function remarks(t, { lost, extra_turns, ends }) {
  const wasted = Object.values(lost).reduce((sum, count) => sum + count, 0);
  /** @type {[string, number][]} */
  const counts = [["lost", wasted], ["extra", extra_turns], ["ends", Number(ends)]];
  return counts.filter(([, count]) => count).map(([code, count]) => [code, t(`axio-outcome-${code}`, { count })]);
}

/**
 * The same facts as a preview tells, read off what happened.
 * @param {LogEntry["events"]} events
 * @returns {Preview}
 */
export function factsOf(events) {
  /** @type {{[colour: string]: number}} */
  const points = {};
  /** @type {{[colour: string]: number}} */
  const lost = {};
  const add = (/** @type {string} */ colour, /** @type {number} */ more) => (points[colour] = (points[colour] ?? 0) + more);
  const rays = /** @type {any[]} */ (events.filter(({ type }) => type === "ray_scored"));
  const pyramids = /** @type {any[]} */ (events.filter(({ type }) => type === "pyramid_placed"));
  for (const ray of rays) add(ray.colour, ray.points);
  for (const pyramid of pyramids) for (const [colour, more] of Object.entries(pyramid.points)) add(colour, Number(more));
  for (const event of events) {
    if (event.type !== "points_lost") continue;
    lost[event.colour] = event.lost;
    add(event.colour, -event.lost);
  }
  for (const colour of Object.keys(points)) if (points[colour] === 0) delete points[colour];
  const extra_turns = events.filter(({ type }) => type === "extra_turn_earned").length;
  return { points, lost, rays, pyramids, extra_turns, ends: false };
}

/**
 * One decision as a sentence without its subject.
 * @param {Translate} t
 * @param {{type: string, text: string, [key: string]: any}} action
 */
export function moveWords(t, action) {
  if (action.type === "swap") return t("axio-move-swap");
  if (action.type === "draw") return t("axio-move-draw");
  const [[first], [second]] = action.cells;
  return t("axio-move-place", { tile: tileWords(t, action.tile), first, second });
}

/** @param {Translate} t @param {LogEntry} entry */
export function entryWords(t, { action, events }) {
  const move = moveWords(t, action);
  return action.type === "place" ? t("axio-entry", { move, outcome: outcome(t, factsOf(events)) }) : move;
}

/**
 * What followed from a move, for the log.
 * @param {Translate} t
 * @param {LogEntry} entry
 * @param {(player: number) => string} name
 * @returns {string[]}
 */
export function consequences(t, entry, name) {
  return entry.events.flatMap((event) => {
    const player = event.player === undefined ? "" : name(event.player);
    if (event.type === "rack_shown") return [t("axio-log-shown", { player, tiles: tilesWords(t, event.tiles) })];
    if (event.type === "track_completed") return [t("axio-log-completed", { player, colour: colourName(t, event.colour) })];
    if (event.type === "extra_turns_lapsed") return [t("axio-log-lapsed", { player })];
    if (event.type === "game_ended") return [t(`axio-log-ended-${event.reason}`)];
    return [];
  });
}

/**
 * The one polite announcement after a move.
 * @param {Translate} t
 * @param {LogEntry} entry
 * @param {Turn} turn
 * @param {(player: number) => string} name
 */
export function announcement(t, entry, turn, name) {
  const parts = [t("announce-move", { player: name(entry.player), move: entryWords(t, entry) }), ...consequences(t, entry, name)];
  if (turn.over) parts.push(winnerWords(t, turn.view, turn.winners ?? [], name));
  else if (turn.to_move === entry.player && turn.view.extra_turns) parts.push(t("axio-extra-turn", { player: name(entry.player) }));
  else if (turn.to_move !== null && turn.to_move !== entry.player) parts.push(t("announce-turn", { player: name(turn.to_move) }));
  return parts.join(" ");
}

/**
 * @param {Translate} t
 * @param {View} view
 * @param {number[]} winners
 * @param {(player: number) => string} name
 */
export function winnerWords(t, view, winners, name) {
  if (view.options.players === 1) return t("axio-solo-result", { points: view.scores[0] });
  const names = winners.map(name);
  return names.length === 1 ? t("winner", { player: names[0] }) : t("winners", { players: names.join(", ") });
}

/** How many reasons a hint gives: more would not be read. */
const REASONS = 2;

/**
 * A move that a hint offers, and why.
 * @param {Translate} t
 * @param {import("../../state/state.js").Turn["actions"][number]} action
 * @param {import("../common/hint.js").Idea} idea
 * @param {(player: number) => string} name
 */
export function hintWords(t, action, idea, name) {
  const move = moveWords(t, action);
  const why = idea.reasons.slice(0, REASONS).map(({ code, player, colour = "", points = 0, gains = {}, count = 0 }) =>
    t(`axio-reason-${code}`, { player: player === undefined ? "" : name(player), colour: colour && colourName(t, colour), points, count, gains: pointsWords(t, gains) })).join("; ");
  if (!idea.isBest) return besideBest(t, idea, { move, outcome: why || t("axio-outcome-nothing") });
  return why ? t("hint-move", { move, why }) : t("hint-choice", { move });
}
