/**
 * The line below every table: undo, redo, hint, log, and what was last done or is being thought.
 */
import { html, nothing } from "lit-html";
import { undoSteps } from "../../state/record.js";
import { icon } from "./icons.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").GameUi} GameUi */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {GameUi} game
 */
export function toolbar(state, intents, t, game) {
  const { match, thinking, isBusy, hint, levels } = state;
  const turn = match?.turn ?? null;
  const isOpponent = turn !== null && turn.to_move !== null && match?.record.seats[turn.to_move]?.kind === "level";
  const hinted = hint && turn?.actions.find((action) => action.id === hint.action);
  const last = match && game.log(t, match.record).at(-1);
  const button = (/** @type {string} */ name, /** @type {() => void} */ act, /** @type {boolean} */ isOff) => html`
    <button type="button" class="tool" ?disabled=${isOff} @click=${act}>${icon(name)}<span>${t(name)}</span></button>`;
  return html`<footer class="toolbar">
    ${button("undo", intents.undo, !match || !turn || undoSteps(match.record) === 0)}
    ${button("redo", intents.redo, !match?.record.undone.length || !turn)}
    ${levels.length ? button("hint", intents.hint, !turn?.actions.length || isBusy || thinking !== null || isOpponent) : nothing}
    ${button("log", () => intents.dialog("log"), !match)}
    <p class="last ${thinking || hinted || isOpponent ? "is-urgent" : ""}">
      ${thinking ? html`<span class="thinking">${t(thinking.kind === "hint" ? "thinking-hint" : "thinking", { nodes: thinking.progress?.nodes ?? 0 })}</span>
        <button type="button" class="button is-small" @click=${intents.cancel}>${t("stop")}</button>`
      : isOpponent && !isBusy ? html`<button type="button" class="button is-small" @click=${intents.think}>${t("let-think")}</button>`
      : hinted ? html`<span class="hinted">${game.hint(t, hinted)}</span>`
      : last ? html`<span>${t("announce-move", { player: last.player, move: last.words })}</span>` : nothing}
    </p>
  </footer>`;
}
