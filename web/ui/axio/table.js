/**
 * The table of an AXIO match: `table(props)` is a function of its arguments and draws everything from the view.
 */
import { html, nothing } from "lit-html";
import { ruleLink } from "../common/links.js";
import { board, ghostWords } from "./board.js";
import { rack } from "./rack.js";
import { result } from "./result.js";
import { panel } from "./tracks.js";
import { colourName, outcome, playerName } from "./words.js";

/**
 * @typedef {object} TableProps
 * @property {import("../../i18n/index.js").Translate} t
 * @property {import("./types.js").View} view
 * @property {import("../../state/state.js").Turn["actions"]} actions  Empty while nobody may choose.
 * @property {import("../../state/state.js").Seat[]} seats
 * @property {import("./types.js").Selection | null} selection
 * @property {import("./types.js").Ghost | null} ghost     Of the tile in the hand, else of the hint.
 * @property {import("./types.js").Preview | undefined} preview  What the ghost would bring, once the engine has said so.
 * @property {import("./types.js").Placement | undefined} hint   The action that the hint names.
 * @property {boolean} isActive           A person is to move and may choose now.
 * @property {number | null} covered      The person whom the screen must be passed to.
 * @property {number | null} owner        Whose rack lies on the table; null: nobody's.
 * @property {string[]} rack
 * @property {number | null} shown        Whose tracks a phone shows in full.
 * @property {number[] | null} winners
 * @property {{own: import("../../state/solo.js").SoloResult} & ReturnType<typeof import("../../state/solo.js").compared> | null} records  Of a finished solo match.
 * @property {import("../../state/record.js").MatchRecord} record
 * @property {Map<string, string>} partners
 * @property {Map<string, string>} laid   Halves that were just placed, while the view is still the one before.
 * @property {Set<string>} lastCells
 * @property {import("../../state/record.js").LogEntry | undefined} last  The move before what the table shows.
 * @property {boolean} isMoment           An earlier moment is looked at.
 * @property {(slot: number, isByKey: boolean) => void} onPick  Takes a tile, or turns the one in the hand.
 * @property {(slot: number) => void} onLift                    Takes a tile to drag it.
 * @property {(at: string | null) => void} onAim
 * @property {() => void} onTurn
 * @property {() => void} onPlace
 * @property {() => void} onPutBack
 * @property {(id: number) => void} onAction
 * @property {() => void} onUncover
 * @property {(player: number | null) => void} onShow
 * @property {() => void} onAgain
 * @property {() => void} onStepThrough
 * @property {() => void} onLeave
 */

/**
 * @param {TableProps} props
 * @returns {import("../games.js").Status}
 */
export function status(props) {
  const { t, view, selection, isActive } = props;
  const status = { prompt: prompt(props), isRefusal: false, where: t("axio-bag", { count: view.bag_count }) };
  const isFirst = isActive && selection !== null && Object.keys(view.refusals).length > 0;
  return isFirst ? { ...status, rule: { game: "axio", paragraph: "first" } } : status;
}

/** The paragraph of the rules that says why. @type {{[code: string]: string}} */
const RULES = {
  outside_area: "area", printed_square: "printed", pyramid: "pyramid", square_taken: "place",
  first_tile_must_touch: "first", printed_square_touched: "first",
};

/** @param {TableProps} props */
function prompt(props) {
  const { t, view, seats, selection, covered, isActive } = props;
  if (view.to_move === null) return "";
  const player = playerName(t, seats, view.to_move);
  if (covered !== null) return t("axio-cover", { player: playerName(t, seats, covered) });
  if (!isActive) return t("prompt-wait", { player });
  if (view.phase === "swap") return t("axio-prompt-swap", { player });
  if (!selection) return t(view.extra_turns ? "axio-prompt-extra" : "axio-prompt-pick", { player });
  return t(Object.keys(view.refusals).length ? "axio-prompt-first" : "axio-prompt-place", { player });
}

/** What the ghost would bring, in words: seen, and said when it moves. @param {TableProps} props */
function forecast(props) {
  const { t, ghost, preview } = props;
  const words = ghost ? ghostWords(props, ghost, preview ? outcome(t, preview) : "") : cheer(props);
  return html`<p class="forecast ${ghost?.refusal ? "is-refusal" : ""} ${!ghost && words ? "is-cheer" : ""}" role="status" aria-live="polite">${words}
    ${ghost?.refusal ? ruleLink(t, { game: "axio", paragraph: RULES[ghost.refusal.code] }) : nothing}</p>`;
}

/** A marker that has just arrived, and the turn that it earned. @param {TableProps} props */
function cheer({ t, view, last, seats, covered }) {
  const colours = last?.events.filter(({ type }) => type === "track_completed").map(({ colour }) => colourName(t, colour)) ?? [];
  if (!last || !colours.length || covered !== null) return "";
  const player = playerName(t, seats, last.player);
  const arrived = t("axio-cheer", { player, colours: colours.join(", "), end: view.track_end });
  return view.extra_turns && view.to_move === last.player ? `${arrived} ${t("axio-extra-turn", { player })}` : arrived;
}

/** @param {TableProps} props */
export function table(props) {
  const { t, view, onAgain } = props;
  const isOver = view.phase === "over";
  const isSolo = view.options.players === 1;
  return html`<div class="axio ${isOver ? "is-over" : ""}" data-players=${view.options.players} data-phase=${view.phase}>
    ${board(props)}
    <div class="side">
      ${isOver ? result(props) : nothing}
      <section class="panels" aria-label=${t("players")}>${view.scores.map((_, player) => panel(props, player))}</section>
      ${isSolo && !isOver ? html`<button type="button" class="button anew" @click=${onAgain}>${t("axio-new-deal")}</button>` : nothing}
    </div>
    ${isOver ? nothing : html`<div class="below">${forecast(props)}${rack(props)}</div>`}
  </div>`;
}
