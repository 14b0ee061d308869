/**
 * AXIO for the page: everything that the rest of the page needs to know about this game, in one object.
 */
import { movesShown, moveShown, timeline, viewShown } from "../../state/moments.js";
import { compared, soloResult } from "../../state/solo.js";
import { coveredFor } from "../../state/viewing.js";
import { dailyEnd } from "../common/daily.js";
import { ideaShown } from "../common/hint.js";
import { help } from "./help.js";
import { motions } from "./motions.js";
import { aimed, COLOURS, ghostOf, partners, stepped, turned } from "./placing.js";
import { picture } from "./picture.js";
import { face, sprite } from "./sprite.js";
import { status, table } from "./table.js";
import { announcement, consequences, entryWords, factsOf, hintWords, moveWords, playerName } from "./words.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("./types.js").Selection} Selection */

/**
 * Whose rack lies before the screen: that of the player to move if it is open, else the one that is.
 * @param {import("./types.js").View} view
 */
function ownerOf(view) {
  if (view.to_move !== null && view.racks[view.to_move]) return view.to_move;
  const player = view.racks.findIndex((rack) => rack !== null);
  return player < 0 ? null : player;
}

/**
 * Who may choose what, and what is in the hand.
 * @param {State} state
 */
function handOf(state) {
  const match = /** @type {NonNullable<State["match"]>} */ (state.match);
  const { record, turn } = match;
  /** @type {import("./types.js").View} */
  const view = viewShown(state);
  const isPersonToMove = view.to_move !== null && record.seats[view.to_move]?.kind !== "level";
  const covered = state.isBusy || state.moment ? null : coveredFor(match);
  const isActive = turn !== null && state.moment === null && isPersonToMove && covered === null && !state.isBusy && state.engine.state === "ready";
  const actions = isActive ? turn.actions : [];
  /** @type {Selection | null} */
  const selection = isActive && view.phase === "place" ? state.selection : null;
  const idea = ideaShown(state);
  const hint = /** @type {any} */ (isActive ? actions.find((action) => action.id === idea?.action) : undefined);
  const isHintShown = hint?.type === "place" && !selection;
  const ghost = isHintShown ? { cells: hint.cells, action: hint, refusal: null } : ghostOf(view, actions, selection);
  const known = state.previews.rev === turn?.rev && ghost?.action ? state.previews.facts[ghost.action.id] : undefined;
  return { match, view, record, turn, covered, isActive, actions, selection, hint, ghost, preview: isHintShown && idea?.isBest ? state.hint?.preview : known };
}

/**
 * What a hand can do. Wherever the ghost comes to lie, the engine is asked what it would bring.
 * @param {State} state
 * @param {Intents} intents
 */
function handling(state, intents) {
  const { view, actions, selection, ghost, isActive } = handOf(state);
  const rack = view.racks[view.to_move ?? 0] ?? [];
  const select = (/** @type {Selection | null} */ next) => {
    const over = ghostOf(view, actions, next);
    if (over?.action) intents.preview(over.action.id);
    intents.select(next);
  };
  const take = (/** @type {number} */ slot) => ({ slot, tile: rack[slot], turn: 0, at: null });
  return {
    onPick: (/** @type {number} */ slot, /** @type {boolean} */ isByKey) => {
      if (!isActive || !(slot in rack)) return;
      if (selection?.slot === slot) select(turned(selection));
      else select(isByKey ? aimed(view, actions, take(slot)) : take(slot));
    },
    onLift: (/** @type {number} */ slot) => isActive && slot in rack && select(selection?.slot === slot ? selection : take(slot)),
    onAim: (/** @type {string | null} */ at) => selection && select({ ...selection, at }),
    onTurn: () => selection && select(turned(selection)),
    onPlace: () => ghost?.action && intents.play(ghost.action.id),
    onPutBack: () => intents.select(null),
    onStep: (/** @type {string} */ key) => {
      if (selection) select(selection.at ? { ...selection, at: stepped(view, selection.at, key) } : aimed(view, actions, selection));
    },
  };
}

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @returns {import("./table.js").TableProps}
 */
function propsOf(state, intents, t) {
  const { view, record, turn, covered, isActive, actions, selection, hint, ghost, preview } = handOf(state);
  const owner = ownerOf(view);
  const last = moveShown(state);
  const lastCells = /** @type {[string, string][]} */ (last?.action.cells ?? []);
  const pyramids = factsOf(last?.events ?? []).pyramids.map(({ cell }) => /** @type {[string, string]} */ ([cell, "^"]));
  // A person's own tile lies where they put it at once, with the pyramids that it made; an opponent's flies there first.
  const isOwn = state.isAnimating && !state.moment && last !== undefined && record.seats[last.player]?.kind !== "level";
  const rack = owner === null ? [] : [...(view.racks[owner] ?? [])];
  const laid = isOwn && owner === last.player ? rack.indexOf(last.action.tile) : -1;
  if (laid >= 0) rack.splice(laid, 1);
  return {
    t, view, actions, seats: record.seats, rack, selection, ghost, preview, hint, isActive, covered, owner, record,
    shown: state.shown,
    winners: turn?.winners ?? null,
    records: recordsOf(state),
    daily: dailyEnd(state, intents, t),
    partners: partners(timeline(record).slice(0, movesShown(state))),
    last,
    isMoment: state.moment !== null,
    isProposed: state.proposed !== null,
    laid: new Map(isOwn ? [...lastCells, ...pyramids] : []),
    lastCells: new Set(lastCells.map(([square]) => square)),
    ...handling(state, intents),
    onAction: intents.play,
    onUncover: intents.lift,
    onShow: intents.show,
    onAgain: intents.again,
    onStepThrough: () => intents.look(0),
    onLeave: intents.leave,
  };
}

/** How a finished solo match compares with the others. @param {State} state */
function recordsOf({ match, solo }) {
  const own = match && soloResult(match.record);
  return own ? compared(solo, own) : null;
}

/** What had just been done at the moment that the table shows. @param {State} state @param {Translate} t */
function momentWords(state, t) {
  const entry = moveShown(state);
  if (!entry || movesShown(state) === 0) return t("moment-start");
  return t("announce-move", { player: playerName(t, state.match?.record.seats ?? [], entry.player), move: entryWords(t, entry) });
}

/** @type {import("../games.js").GameUi} */
export const axio = {
  id: "axio",
  options: [{ name: "players", values: [2, 1, 3, 4] }, { name: "pyramid", values: ["per_colour", "per_square"] }],
  colours: COLOURS,
  sprite,
  face,
  picture,
  words: (t) => t,
  help,
  draw: (state, intents, t) => table(propsOf(state, intents, t)),
  status: (state, intents, t) => {
    const now = status(propsOf(state, intents, t));
    return state.moment ? { ...now, prompt: momentWords(state, t) } : now;
  },
  motions,
  announce: (t, record, turn) => {
    const entry = record.log.at(-1);
    return entry ? announcement(t, entry, turn, (player) => playerName(t, record.seats, player)) : "";
  },
  material: "wood",
  move: moveWords,
  hint: (t, action, idea, { seats }) => hintWords(t, action, idea, (player) => playerName(t, seats, player)),
  log: (t, record) => record.log.map((entry) => {
    const name = (/** @type {number} */ player) => playerName(t, record.seats, player);
    return { player: name(entry.player), words: entryWords(t, entry), notation: entry.action.text, after: consequences(t, entry, name) };
  }),
  keys: [["1 … 5", "axio-keys-take"], ["R", "axio-turn"]],
  key: (state, intents, key) => {
    if (!state.match) return false;
    const { isActive, selection } = handOf(state);
    const { onPick, onStep, onTurn } = handling(state, intents);
    if (isActive && /^[1-5]$/.test(key)) onPick(Number(key) - 1, true);
    else if (key.toLowerCase() === "r") onTurn(); // with no tile in the hand too: a key has one meaning at a table
    else if (!selection) return false;
    else if (key.startsWith("Arrow")) {
      onStep(key);
      requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".axio .ghost"))?.focus());
    } else return false;
    return true;
  },
};
