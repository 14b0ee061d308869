/**
 * The table of an AXIO match: `table(props)` is a function of its arguments and draws everything from the view.
 */
import { html, nothing } from "lit-html";
import { ruleLink } from "../common/links.js";
import { board, ghostWords } from "./board.js";
import { COLOURS } from "./placing.js";
import { rack } from "./rack.js";
import { result } from "./result.js";
import { face } from "./sprite.js";
import { panel } from "./tracks.js";
import { colourName, factsOf, moveWords, outcome, playerName, remarks } from "./words.js";

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
 * @property {ReturnType<typeof import("../../state/solo.js").compared> | null} records  Of a finished solo match.
 * @property {unknown} daily              The end of a deal of the day, drawn.
 * @property {import("../../state/record.js").MatchRecord} record
 * @property {Map<string, string>} partners
 * @property {Map<string, string>} laid   Halves that were just placed, while the view is still the one before.
 * @property {Set<string>} lastCells
 * @property {import("../../state/record.js").LogEntry | undefined} last  The move before what the table shows.
 * @property {boolean} isMoment           An earlier moment is looked at.
 * @property {boolean} isProposed  A move waits to be confirmed: hovering leaves it where it is.
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
  const { t, view } = props;
  return { prompt: prompt(props), isRefusal: false, where: t("axio-bag", { count: view.bag_count }) };
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

/** What the ghost would bring: seen as symbols, said as a sentence when it moves. Without a ghost: what was last done. @param {TableProps} props */
function forecast(props) {
  const { t, ghost, preview } = props;
  const cheers = ghost ? "" : cheer(props);
  const said = ghost ? ghostWords(props, ghost, preview ? outcome(t, preview) : "") : cheers;
  const isRefused = Boolean(ghost?.refusal);
  return html`<p class="forecast ${isRefused ? "is-refusal" : ""} ${cheers ? "is-cheer" : ""}" role="status" aria-live="polite">
    <span class=${ghost?.action ? "unseen" : ""}>${said}</span>
    ${ghost?.action && preview ? glance(t, preview) : nothing}
    ${ghost ? nothing : lastly(props, Boolean(cheers))}
    ${ghost?.refusal ? ruleLink(t, { game: "axio", paragraph: RULES[ghost.refusal.code] }) : nothing}</p>`;
}

/**
 * What a placement brings, for eyes.
 * @param {import("../../i18n/index.js").Translate} t
 * @param {import("./types.js").Preview} facts
 */
function glance(t, facts) {
  const { points, pyramids } = facts;
  const told = remarks(t, facts);
  const gained = COLOURS.filter((colour) => points[colour]);
  return html`<span class="glance" aria-hidden="true">
    ${gained.map((colour) => html`<span class="one" data-colour=${colour}><span class="square is-tile">${face(colour)}</span>+${points[colour]}</span>`)}
    ${pyramids.length ? html`<span class="one"><span class="square is-pyramid">${face("pyramid")}</span>${pyramids.length}</span>` : nothing}
    ${told.map(([code, words]) => html`<span class="told is-${code}">${words}</span>`)}
    ${gained.length + told.length ? nothing : html`<span class="told is-none">${t("axio-outcome-nothing")}</span>`}
  </span>`;
}

/**
 * The move before, for eyes: ears were told when it was made.
 * @param {TableProps} props
 * @param {boolean} isNamed  Whoever made it.
 */
function lastly({ t, last, seats }, isNamed) {
  if (!last) return nothing;
  const { player, action, events } = last;
  return html`<span class="lastly" aria-hidden="true">${isNamed ? nothing : `${playerName(t, seats, player)}: `}
    ${action.type === "place" ? glance(t, factsOf(events)) : moveWords(t, action)}</span>`;
}

/** A marker that has just arrived. @param {TableProps} props */
function cheer({ t, view, last, seats, covered }) {
  const colours = last?.events.filter(({ type }) => type === "track_completed").map(({ colour }) => colourName(t, colour)) ?? [];
  if (!last || !colours.length || covered !== null) return "";
  return t("axio-cheer", { player: playerName(t, seats, last.player), colours: colours.join(", "), end: view.track_end });
}

/** @param {TableProps} props */
export function table(props) {
  const { t, view, onAgain } = props;
  const isOver = view.phase === "over";
  const isSolo = view.options.players === 1;
  const canDeal = isSolo && !isOver && !props.record.daily; // another deal would not be that of the day
  return html`<div class="axio ${isOver ? "is-over" : ""}" data-players=${view.options.players} data-phase=${view.phase}>
    ${board(props)}
    <div class="side">
      ${isOver ? result(props) : nothing}
      <section class="panels" aria-label=${t("players")}>${view.scores.map((_, player) => panel(props, player))}</section>
      ${canDeal ? html`<button type="button" class="button anew" @click=${onAgain}>${t("axio-new-deal")}</button>` : nothing}
    </div>
    ${isOver ? nothing : html`<div class="below">${forecast(props)}${rack(props)}</div>`}
  </div>`;
}
