/**
 * The table of an Azul match: `table(props)` is a function of its arguments and draws everything from the view.
 */
import { html, nothing } from "lit-html";
import { board, standingWords } from "./board.js";
import { market } from "./market.js";
import { result } from "./result.js";
import { refusal } from "./selection.js";
import { playerName, tiles } from "./words.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../state/state.js").Turn} Turn */
/** @typedef {import("../../state/state.js").Seat} Seat */
/** @typedef {import("./types.js").Selection} Selection */

/**
 * @typedef {object} TableProps
 * @property {Translate} t                  In the words of the game.
 * @property {import("./types.js").Look} look
 * @property {import("./types.js").View} view
 * @property {Turn["actions"]} actions      Empty while nobody may choose.
 * @property {Seat[]} seats
 * @property {Selection | null} selection
 * @property {import("./types.js").Draft | undefined} hint  The action that the hint names.
 * @property {import("./types.js").Draft | undefined} proposed  The action that waits for its confirmation.
 * @property {Set<string>} marks            Where the last move was.
 * @property {boolean} isActive             A person is to move and may choose now.
 * @property {number} shown                 Whose board a narrow screen shows, and a table of three or four shows large.
 * @property {number | null} large          Whose board is large: null where all are alike.
 * @property {number[] | null} winners
 * @property {import("../../state/record.js").LogEntry[]} log
 * @property {(pick: import("./types.js").Pick) => void} onPick
 * @property {(to: string) => void} onTarget
 * @property {(id: number) => void} onAction
 * @property {(player: number) => void} onShow
 * @property {() => void} onAgain
 * @property {unknown} [daily]  The end of a deal of the day, drawn.
 * @property {() => void} onStepThrough
 * @property {() => void} onLeave
 */

/**
 * Who is to do what: the one loud line of the page, and where the match stands.
 * @param {TableProps} props
 * @returns {import("../games.js").Status}
 */
export function status(props) {
  const { t, look, view, selection } = props;
  const status = { prompt: prompt(props), isRefusal: false, where: t("round", { number: view.round }) };
  if (!selection?.tried) return status;
  return { ...status, isRefusal: true, rule: { game: look.id, paragraph: refusalOf(view, selection) ?? "place" } };
}

/**
 * The code of the refusal that the last try met.
 * @param {import("./types.js").View} view
 * @param {Selection} selection
 */
const refusalOf = (view, { pick, tried }) => refusal(view, pick, Number(tried?.slice(5)));

/** @param {TableProps} props */
function prompt(props) {
  const { t, view, seats, selection, isActive } = props;
  if (view.to_move === null) return "";
  const player = playerName(t, seats, view.to_move);
  if (!isActive) return t("prompt-wait", { player });
  if (view.phase === "tile") return t("prompt-tile", { player, line: view.line ?? 0 });
  if (view.pending) return t("prompt-distribute", { player, tiles: handed(t, view.pending) });
  if (!selection) return t("prompt-pick", { player });
  const { tried, pick } = selection;
  const colour = t(`colour-${pick.colour}`);
  if (tried) return t(`refusal-${refusalOf(view, selection) ?? "unknown"}`, { colour, line: Number(tried.slice(5)) });
  return t("prompt-place", { player, colour });
}

/**
 * The colour group that is handed out now.
 * @param {Translate} t
 * @param {import("./types.js").Pending} pending
 */
function handed(t, { tiles: [colour, ...others] }) {
  return tiles(t, colour, 1 + others.filter((other) => other === colour).length);
}

/**
 * Scores of all, now and if the round ended, always in sight; on a narrow screen they choose the board to look at, and one
 * more tap tells what the score would be made of.
 * @param {TableProps} props
 */
function chips(props) {
  const { t, view, seats, shown } = props;
  const isOver = view.phase === "over";
  return html`<div class="chips" role="group" aria-label=${t("players")}>
    ${view.players.map((_, player) => {
      const id = isOver ? nothing : `tip-chip-${player}`;
      return html`<button type="button" class="chip ${view.to_move === player ? "is-turn" : ""}"
          aria-pressed=${shown === player} data-tip=${id} aria-describedby=${id} @click=${() => props.onShow(player)}>
        <span class="who">${playerName(t, seats, player)}</span>
        <span class="points"><strong>${view.scores[player]}</strong>${isOver ? nothing : html` <span class="soon" aria-hidden="true">→${view.standing[player].score}</span>`}</span>
      </button>${isOver ? nothing : standingWords(props, player, `tip-chip-${player}`)}`;
    })}
  </div>`;
}

/** @param {TableProps} props */
export function table(props) {
  const { t, view } = props;
  return html`<div class="azul" data-players=${view.players.length} data-phase=${view.phase} data-wall=${view.plan ? "coloured" : "free"}>
    ${chips(props)}
    ${view.phase === "over" ? result(props) : market(props)}
    <section class="boards" aria-label=${t("boards")} data-large=${props.large ?? nothing}>
      ${view.players.map((_, player) => board(props, player))}
    </section>
  </div>`;
}
