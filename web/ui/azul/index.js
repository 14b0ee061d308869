/**
 * Azul for the page: everything that the rest of the page needs to know about this game, in one object.
 */
import { help } from "./help.js";
import { motions } from "./motions.js";
import { targets } from "./selection.js";
import { face, sprite } from "./sprite.js";
import { status, table } from "./table.js";
import { announcement, consequences, entryWords, moveWords, outcome, playerName } from "./words.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").GameUi} GameUi */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** What the start screen offers until the engine has listed its options. */
const OPTIONS = [{ name: "players", values: [2, 3, 4] }, { name: "wall", values: ["coloured", "free"] }];

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @returns {import("./table.js").TableProps}
 */
function propsOf(state, intents, t) {
  const match = /** @type {NonNullable<State["match"]>} */ (state.match);
  const { record, turn, view } = match;
  const isPersonToMove = view.to_move !== null && record.seats[view.to_move]?.kind !== "level";
  const isActive = turn !== null && isPersonToMove && !state.isBusy && state.engine.state === "ready";
  const actions = isActive ? turn.actions : [];
  const selection = isActive ? state.selection : null;
  const hint = isActive ? actions.find((action) => action.id === state.hint?.action) : undefined;
  return {
    t, view, actions, selection, isActive,
    hint: /** @type {any} */ (hint),
    seats: record.seats,
    log: record.log,
    winners: turn?.winners ?? null,
    shown: state.shown ?? view.to_move ?? 0,
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
    onAgain: intents.begin,
    onLeave: intents.leave,
  };
}

/** @type {GameUi} */
export const azul = {
  id: "azul",
  options: OPTIONS,
  sprite,
  face,
  help,
  draw: (state, intents, t) => table(propsOf(state, intents, t)),
  status: (state, intents, t) => status(propsOf(state, intents, t)),
  motions,
  announce: (t, record, turn) => {
    const entry = record.log.at(-1);
    return entry ? announcement(t, entry, turn, (player) => playerName(t, record.seats, player)) : "";
  },
  hint: (t, action) => {
    const move = moveWords(t, action, action.preview?.taken ?? 0);
    return t("hint-move", { move, outcome: action.type === "draft" ? outcome(t, action.preview) : "" });
  },
  log: (t, record) => record.log.map((entry) => {
    const name = (/** @type {number} */ player) => playerName(t, record.seats, player);
    return { player: name(entry.player), words: entryWords(t, entry), notation: entry.action.text, after: consequences(t, entry, name) };
  }),
};
