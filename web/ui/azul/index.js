/**
 * Azul for the page: everything that the rest of the page needs to know about this game, in one object.
 * `tableGame` makes such an object from a look; games that share Azul's table bring only their own.
 */
import { nothing } from "lit-html";
import { movesShown, moveShown, viewShown } from "../../state/moments.js";
import { dailyEnd } from "../common/daily.js";
import { ideaShown } from "../common/hint.js";
import { help } from "./help.js";
import { marksOf } from "./marks.js";
import { motions } from "./motions.js";
import { targets } from "./selection.js";
import { picture } from "./picture.js";
import { face, sprite } from "./sprite.js";
import { status, table } from "./table.js";
import { actionWords, announcement, consequences, entryWords, hintWords, inWordsOf, playerName } from "./words.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").GameUi} GameUi */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("./types.js").Look} Look */

/** @type {Look} */
export const LOOK = {
  id: "azul",
  material: "ceramic",
  options: [{ name: "players", values: [2, 3, 4] }, { name: "wall", values: ["coloured", "free"] }],
  colours: ["blue", "yellow", "red", "black", "white"],
  sprite,
  face,
  words: new Set(),
  seal: () => nothing,
  berth: () => nothing,
  more: () => nothing,
  told: {},
  followed: {},
  moved: {},
};

/**
 * The board that a narrow screen shows by itself: a lone person's own, else that of the player to move.
 * @param {import("../../state/state.js").Seat[]} seats
 * @param {number | null} toMove
 */
function boardToShow(seats, toMove) {
  return isLone(seats) ? seats.findIndex((seat) => seat.kind === "human") : (toMove ?? 0);
}

/** One person plays against opponents. @param {import("../../state/state.js").Seat[]} seats */
const isLone = (seats) => seats.filter((seat) => seat.kind === "human").length === 1;

/**
 * @param {Look} look
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @returns {import("./table.js").TableProps}
 */
function propsOf(look, state, intents, t) {
  const match = /** @type {NonNullable<State["match"]>} */ (state.match);
  const { record, turn } = match;
  const view = viewShown(state);
  const last = moveShown(state);
  // Of an earlier moment: the board where something happened.
  const shown = state.shown ?? (state.moment && last ? last.player : boardToShow(record.seats, view.to_move));
  const isPersonToMove = view.to_move !== null && record.seats[view.to_move]?.kind !== "level";
  const isActive = turn !== null && state.moment === null && isPersonToMove && !state.isBusy && state.engine.state === "ready";
  const actions = isActive ? turn.actions : [];
  const selection = isActive ? state.selection : null;
  const find = (/** @type {number | null | undefined} */ id) => /** @type {any} */ (actions.find((action) => action.id === id));
  return {
    t: inWordsOf(t, look), look, view, actions, selection, isActive,
    hint: find(ideaShown(state)?.action),
    proposed: find(state.proposed),
    marks: marksOf(last),
    seats: record.seats,
    log: record.log,
    winners: turn?.winners ?? null,
    shown,
    large: view.players.length > 2 || (isLone(record.seats) && !state.moment) ? shown : null,
    onPick: (pick) => {
      const isAgain = selection?.pick.from === pick.from && selection?.pick.colour === pick.colour;
      intents.select(isAgain ? null : { pick, tried: null });
    },
    onTarget: (to) => {
      const draft = targets(actions, selection?.pick).get(to);
      if (draft) intents.play(draft.id);
      else if (selection) intents.select({ ...selection, tried: to });
    },
    onAction: intents.play,
    onShow: intents.show,
    onAgain: intents.again,
    daily: dailyEnd(state, intents, t),
    onStepThrough: () => intents.look(0),
    onLeave: intents.leave,
  };
}

/**
 * What had just been done at the moment that the table shows.
 * @param {Look} look
 * @param {State} state
 * @param {Translate} t
 */
function momentWords(look, state, t) {
  const entry = moveShown(state);
  if (!entry || movesShown(state) === 0) return t("moment-start");
  const player = playerName(t, state.match?.record.seats ?? [], entry.player);
  return t("announce-move", { player, move: entryWords(inWordsOf(t, look), look, entry) });
}

/**
 * @param {Look} look
 * @returns {GameUi}
 */
export const tableGame = (look) => ({
  id: look.id,
  options: look.options,
  colours: look.colours,
  sprite: look.sprite,
  face: look.face,
  picture: (view) => picture(look, view),
  words: (t) => inWordsOf(t, look),
  help: (t) => help(inWordsOf(t, look), look),
  draw: (state, intents, t) => table(propsOf(look, state, intents, t)),
  status: (state, intents, t) => {
    const { where, ...now } = status(propsOf(look, state, intents, t));
    return { ...(state.moment ? { prompt: momentWords(look, state, t), isRefusal: false } : now), where };
  },
  motions: (events, isOpponents) => motions(events, look.moved, isOpponents),
  announce: (t, record, turn) => {
    const entry = record.log.at(-1);
    return entry ? announcement(inWordsOf(t, look), look, entry, turn, (player) => playerName(t, record.seats, player)) : "";
  },
  material: look.material,
  move: (t, action) => actionWords(inWordsOf(t, look), action),
  hint: (t, action, idea, { seats }) => hintWords(inWordsOf(t, look), action, idea, (player) => playerName(t, seats, player)),
  log: (t, record) => record.log.map((entry) => {
    const said = inWordsOf(t, look);
    const name = (/** @type {number} */ player) => playerName(t, record.seats, player);
    return { player: name(entry.player), words: entryWords(said, look, entry), notation: entry.action.text, after: consequences(said, look, entry, name) };
  }),
});

export const azul = tableGame(LOOK);
