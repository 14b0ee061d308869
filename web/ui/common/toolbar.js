/**
 * The line below every table: undo, redo, hint, log, and what was last done or is being thought. While an earlier moment
 * is on the table, the ways back and forward take its place.
 */
import { html, nothing } from "lit-html";
import { canPlayOnFrom, movesShown } from "../../state/moments.js";
import { undoSteps } from "../../state/record.js";
import { ideaShown, ideaWords } from "./hint.js";
import { icon } from "./icons.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").GameUi} GameUi */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/**
 * @param {Translate} t
 * @param {string} name     Of the icon, and of the words unless they are given.
 * @param {() => void} act
 * @param {boolean} isOff
 * @param {string} [words]
 */
const tool = (t, name, act, isOff, words = t(name)) => html`
  <button type="button" class="tool" data-tool=${name} ?disabled=${isOff} @click=${act}>${icon(name)}<span>${words}</span></button>`;

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {GameUi} game
 * @param {boolean} [hasSheets]  The page has dialogs and screens about this match; not about a lesson's.
 */
export const toolbar = (state, intents, t, game, hasSheets = true) =>
  (state.moment ? stepping(state, intents, t) : tools(state, intents, t, game, hasSheets));

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {GameUi} game
 * @param {boolean} hasSheets
 */
function tools(state, intents, t, game, hasSheets) {
  const { match, thinking, isBusy } = state;
  const turn = match?.turn ?? null;
  const canAsk = turn !== null && turn.actions.length > 0 && !isBusy && thinking === null && !isOpponents(state);
  return html`<footer><div class="toolbar">
    ${tool(t, "undo", intents.undo, !match || !turn || undoSteps(match.record) === 0)}
    ${tool(t, "redo", intents.redo, !match?.record.undone.length || !turn)}
    ${tool(t, "hint", intents.hint, !canAsk, t(state.hint ? "another" : "hint"))}
    ${hasSheets ? tool(t, "log", () => intents.dialog("log"), !match) : nothing}
    ${match && hasSheets ? html`<a class="tool" data-tool="share" href="#send=${match.record.id}">${icon("share")}<span>${t("share")}</span></a>` : nothing}
    </div>${saying(state, intents, t, game, hasSheets)}
  </footer>`;
}

/** An opponent is to move. @param {State} state */
function isOpponents({ match }) {
  const toMove = match?.turn?.to_move ?? null;
  return toMove !== null && match?.record.seats[toMove]?.kind === "level";
}

/**
 * The most urgent of: a move to confirm, a thought under way, an opponent that was stopped, a hint, the last move.
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {GameUi} game
 * @param {boolean} hasSheets
 */
function saying(state, intents, t, game, hasSheets) {
  const { match, thinking, isBusy, proposed } = state;
  if (!match) return nothing;
  const small = (/** @type {string} */ name, /** @type {() => void} */ act, isMain = false) => html`
    <button type="button" class="button is-small ${isMain ? "is-primary" : ""}" @click=${act}>${t(name)}</button>`;
  const urgent = (/** @type {unknown} */ body, kind = "") => html`<p class="last is-urgent ${kind}">${body}</p>`;
  const waiting = match.turn?.actions.find(({ id }) => id === proposed);
  if (waiting) {
    return urgent(html`<span class="hinted">${t("proposed", { move: game.move(t, waiting) })}</span>
      ${small("put-back", () => intents.select(null))}${small("confirm", intents.confirm, true)}`, "is-asking");
  }
  if (thinking) {
    const words = t(thinking.kind === "hint" ? "thinking-hint" : "thinking", { nodes: thinking.progress?.nodes ?? 0 });
    return urgent(html`<span class="thinking">${words}</span>${small("stop", intents.cancel)}`);
  }
  if (isOpponents(state) && !isBusy) return urgent(small("let-think", intents.think));
  const hint = ideaWords(state, t, game, ideaShown(state));
  if (hint && !hasSheets) return urgent(html`<span class="hinted">${hint}</span>`, "is-long");
  if (hint) return urgent(html`<button type="button" class="hinted" @click=${() => intents.dialog("hint")}><span>${hint}</span>${icon("more")}</button>`, "is-long");
  const { record } = match;
  const [last] = game.log(t, { ...record, log: record.log.slice(-1) }); // this is drawn often, and only its last line is shown
  return html`<p class="last"><span>${last ? t("announce-move", { player: last.player, move: last.words }) : nothing}</span></p>`;
}

/**
 * The ways through the match.
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 */
function stepping(state, intents, t) {
  const record = /** @type {NonNullable<State["match"]>} */ (state.match).record;
  const at = movesShown(state);
  const count = record.log.length + record.undone.length;
  return html`<footer><div class="toolbar is-stepping">
    ${tool(t, "step-first", () => intents.look(0), at === 0)}
    ${tool(t, "step-back", () => intents.step(-1), at === 0)}
    <p class="moment" aria-live="polite">${at === 0 ? t("moment-start") : t("moment", { at, count })}</p>
    ${tool(t, "step-forward", () => intents.step(1), at === count)}
    ${tool(t, "step-last", () => intents.look(count), at === count)}
    <p class="ways">
      <a class="icon" data-tool="share" href="#send=${record.id}" aria-label=${t("share")} title=${t("share")}>${icon("share")}</a>
      <button type="button" class="button is-small" ?disabled=${!canPlayOnFrom(record, at)} @click=${intents.playOn}>${t("play-on")}</button>
      <button type="button" class="button is-small is-primary" @click=${() => intents.look(null)}>${t("to-now")}</button>
    </p>
  </div></footer>`;
}
