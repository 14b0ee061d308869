/**
 * Azul in words: labels, log lines and announcements, built from codes and numbers with the translator. Pure.
 *
 * @typedef {import("../../i18n/index.js").Translate} Translate
 * @typedef {import("../../state/record.js").LogEntry} LogEntry
 * @typedef {import("../../state/record.js").Seat} Seat
 * @typedef {import("../../state/state.js").Turn} Turn
 * @typedef {import("../common/hint.js").Reason} Reason
 * @typedef {import("./types.js").Draft} Draft
 * @typedef {import("./types.js").DraftPreview} DraftPreview
 * @typedef {import("./types.js").Line} Line
 * @typedef {import("./types.js").Look} Look
 * @typedef {import("./types.js").Player} Player
 * @typedef {import("./types.js").Tiling} Tiling
 */
import { besideBest } from "../common/hint.js";
import { playerName } from "../common/names.js";

export { playerName };

/**
 * The translator in the game's own words, where it has some.
 * @param {Translate} t
 * @param {Look} look
 * @returns {Translate}
 */
export const inWordsOf = (t, { id, words }) => (key, args) => t(words.has(key) ? `${id}-${key}` : key, args);

/**
 * "2 blue tiles", as the object of a sentence.
 * @param {Translate} t
 * @param {string} colour
 * @param {number} count
 */
export const tiles = (t, colour, count) => t(`tiles-${colour}`, { count });

/**
 * @param {Translate} t
 * @param {string} from  Such as "factory-3", or "centre".
 */
export const source = (t, from) => (from === "centre" ? t("from-centre") : t("from-factory", { number: Number(from.slice(8)) }));

/**
 * "To the centre: 1 red tile, 2 black tiles".
 * @param {Translate} t
 * @param {{colour: string, count: number}[]} rest
 */
export const restWords = (t, rest) => t("rest-to-centre", { tiles: rest.map(({ colour, count }) => tiles(t, colour, count)).join(", ") });

/**
 * @param {Translate} t
 * @param {string} to  "line-2" or "floor".
 */
export const target = (t, to) => (to === "floor" ? t("to-floor") : t("to-line", { number: Number(to.slice(5)) }));

/**
 * What a move brings: "complete: +4; 1 to the floor: −1".
 * @param {Translate} t
 * @param {DraftPreview} preview
 */
export function outcome(t, preview) {
  const parts = [];
  if (preview.completes) parts.push(t("outcome-complete", { points: preview.points }));
  else if (preview.placed > 0) parts.push(t("outcome-placed", { count: preview.placed }));
  if (preview.slot > 0) parts.push(t("outcome-slot", { count: preview.slot }));
  if (preview.marker) parts.push(t("outcome-marker"));
  if (preview.floor > 0) parts.push(t("outcome-floor", { count: preview.floor }));
  if (preview.lid > 0) parts.push(t("outcome-lid", { count: preview.lid }));
  if (preview.penalty > 0) parts.push(t("outcome-penalty", { points: preview.penalty }));
  return parts.join("; ");
}

/**
 * What lies in a pattern line.
 * @param {Translate} t
 * @param {Line} line
 * @param {number} number
 */
export function lineLabel(t, line, number) {
  if (!line.colour) return t("line-empty", { number });
  return t("line-holds", { number, count: line.count, colour: t(`colour-${line.colour}`) });
}

/**
 * @param {Translate} t
 * @param {(string | null)[]} row
 * @param {number} number
 */
export function rowLabel(t, row, number) {
  const colours = row.flatMap((colour, i) => (colour ? [t("wall-cell", { column: i + 1, colour: t(`colour-${colour}`) })] : []));
  return colours.length ? t("wall-row", { number, tiles: colours.join(", ") }) : t("wall-row-empty", { number });
}

/**
 * @param {Translate} t
 * @param {Player} player
 */
export function floorLabel(t, player) {
  const names = player.floor.map((tile) => (tile === "marker" ? t("marker") : t(`colour-${tile}`)));
  return names.length ? t("floor-holds", { tiles: names.join(", ") }) : t("floor-empty");
}

/**
 * One decision as a sentence without its subject: "2 blue tiles from factory 3 → line 2".
 * @param {Translate} t
 * @param {{type: string, text: string, [key: string]: any}} action
 * @param {number} count      How many tiles it moved.
 * @param {number} [factory]  Where it moved them, if to a factory.
 */
export function moveWords(t, action, count, factory = 0) {
  if (action.type === "draft") {
    const what = tiles(t, action.colour, count);
    return t("move-draft", { tiles: what, source: source(t, action.from), target: target(t, action.to) });
  }
  if (action.type === "tile") {
    return t("move-tile", { colour: t(`colour-${action.colour}`), line: action.line, column: action.column });
  }
  if (action.type === "distribute") {
    return t("move-distribute", { tiles: tiles(t, action.colour, count), number: factory });
  }
  return action.text;
}

/**
 * An action that could be played, in words.
 * @param {Translate} t
 * @param {{type: string, text: string, [key: string]: any}} action
 */
export function actionWords(t, action) {
  const { taken, count, factory } = action.preview ?? {};
  return moveWords(t, action, taken ?? count ?? 0, factory);
}

/** Of what a move brings; more would make no sentence any more. */
const MOST_REASONS = 3;

/** The weightiest reasons, and always what the move leaves to the next player. @param {Reason[]} reasons */
const told = (reasons) => [
  ...reasons.filter(({ code }) => code !== "leaves").slice(0, MOST_REASONS),
  ...reasons.filter(({ code }) => code === "leaves"),
];

/**
 * A move of a hint: why it is the best one; or how far it is behind it, and what it leaves to the others.
 * @param {Translate} t
 * @param {{type: string, text: string, [key: string]: any}} action
 * @param {import("../common/hint.js").Idea} idea
 * @param {(player: number) => string} name
 */
export function hintWords(t, action, idea, name) {
  const move = actionWords(t, action);
  if (idea.isBest) {
    const why = told(idea.reasons).map((reason) => reasonWords(t, reason, name)).join("; ");
    return why ? t("hint-move", { move, why }) : t("hint-choice", { move });
  }
  const result = action.type === "draft" ? outcome(t, action.preview) : `+${action.preview?.points ?? 0}`;
  const costs = idea.reasons.filter(({ code }) => code === "leaves").map((reason) => reasonWords(t, reason, name));
  return besideBest(t, idea, { move, outcome: [result, ...costs].join("; ") });
}

/**
 * @param {Translate} t
 * @param {Reason} reason
 * @param {(player: number) => string} name
 */
function reasonWords(t, { code, player, colour, count, lines, ...numbers }, name) {
  /** @type {{[name: string]: string | number}} */
  const facts = { ...numbers };
  if (lines !== undefined) Object.assign(facts, { lines: lines.join(", "), count: lines.length });
  if (player !== undefined) facts.player = name(player);
  if (colour !== undefined) facts.tiles = tiles(t, colour, count);
  return t(`reason-${code}`, facts);
}

/**
 * The move, and what it did beyond what was asked for.
 * @param {Translate} t
 * @param {Look} look
 * @param {LogEntry} entry
 */
export function entryWords(t, look, entry) {
  const moved = entry.events.find((event) => event.type === "tiles_taken" || event.type === "tiles_moved");
  const parts = [moveWords(t, entry.action, moved?.count ?? 0, moved?.to_factory)];
  for (const event of entry.events) {
    if (event.type === "line_filled" && event.is_full) parts.push(t("log-line-full"));
    else if (event.type === "marker_taken") parts.push(t("log-marker"));
    else if (event.type === "tiles_dropped" && entry.action.to !== "floor") parts.push(t("outcome-floor", { count: event.count }));
    else if (event.type in look.told) parts.push(look.told[event.type](t, event));
  }
  return parts.join("; ");
}

/**
 * What followed from the move, for the log: round, tiling, floor, bonuses, end.
 * @param {Translate} t
 * @param {Look} look
 * @param {LogEntry} entry
 * @param {(player: number) => string} name
 * @returns {string[]}
 */
export function consequences(t, look, entry, name) {
  return entry.events.flatMap((event) => {
    const player = event.player === undefined ? "" : name(event.player);
    const { points, penalty, lost } = event;
    if (event.type === "round_ended") return [t("log-round-ended", { round: event.round })];
    if (event.type === "bag_refilled") return [t("log-bag-refilled")];
    if (event.type === "tile_scored") {
      return [t("log-tile-scored", { player, colour: t(`colour-${event.colour}`), row: event.row, column: event.column, points })];
    }
    if (event.type === "line_unplaceable") return [t("log-line-unplaceable", { player, line: event.line })];
    if (event.type === "floor_scored" && penalty > 0) return [t("log-floor-scored", { player, points: lost })];
    if (event.type === "bonus_scored") return [t(`log-bonus-${event.kind}`, { player, points })];
    if (event.type === "game_ended") return [t(`log-game-ended-${event.reason}`)];
    if (event.type in look.followed) return [look.followed[event.type](t, event, player)];
    return [];
  });
}

/**
 * The one polite announcement after a move: what was done, what the round brought, who is next.
 * @param {Translate} t
 * @param {Look} look
 * @param {LogEntry} entry
 * @param {Turn} turn
 * @param {(player: number) => string} name
 */
export function announcement(t, look, entry, turn, name) {
  const parts = [t("announce-move", { player: name(entry.player), move: entryWords(t, look, entry) })];
  const isRoundOver = entry.events.some((event) => event.type === "round_ended");
  if (isRoundOver || turn.over) {
    const scores = turn.view.scores.map((/** @type {number} */ points, /** @type {number} */ i) => t("announce-score", { player: name(i), points }));
    parts.push(t("announce-scores", { scores: scores.join(", ") }));
  }
  if (turn.over) parts.push(winnerWords(t, turn.winners ?? [], name));
  else if (turn.to_move !== null) parts.push(t("announce-turn", { player: name(turn.to_move) }));
  return parts.join(" ");
}

/**
 * @param {Translate} t
 * @param {number[]} winners
 * @param {(player: number) => string} name
 */
export function winnerWords(t, winners, name) {
  const names = winners.map(name);
  return names.length === 1 ? t("winner", { player: names[0] }) : t("winners", { players: names.join(", ") });
}
