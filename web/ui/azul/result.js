/**
 * The end of a match: who won, and where everyone's points came from.
 */
import { html } from "lit-html";
import { breakdown } from "./breakdown.js";
import { playerName, winnerWords } from "./words.js";

/** @typedef {import("./table.js").TableProps} TableProps */

/** @type {["wall" | "floor" | "rows" | "columns" | "colours", 1 | -1][]} */
const PARTS = [["wall", 1], ["floor", -1], ["rows", 1], ["columns", 1], ["colours", 1]];

/** @param {number} value */
const number = (value) => (value < 0 ? `−${-value}` : String(value));

/** @param {TableProps} props */
export function result(props) {
  const { t, view, seats, winners, log } = props;
  const sums = breakdown(log, view.players.length);
  const name = (/** @type {number} */ player) => playerName(t, seats, player);
  return html`<section class="result" aria-label=${t("result")}>
    <h2>${winnerWords(t, winners ?? [], name)}</h2>
    <div class="scroll">
      <table>
        <thead><tr><th scope="col">${t("result")}</th>${sums.map((_, player) => html`<th scope="col">${name(player)}</th>`)}</tr></thead>
        <tbody>
          ${PARTS.map(([part, sign]) => html`<tr><th scope="row">${t(`result-${part}`)}</th>
            ${sums.map((sum) => html`<td>${number(sign * sum[part])}</td>`)}</tr>`)}
        </tbody>
        <tfoot><tr><th scope="row">${t("result-total")}</th>${view.scores.map((score) => html`<td><strong>${score}</strong></td>`)}</tr></tfoot>
      </table>
    </div>
    <div class="actions">
      <button type="button" class="button is-primary" data-nav @click=${props.onAgain}>${t("play-again")}</button>
      <button type="button" class="button" data-nav @click=${props.onStepThrough}>${t("step-through")}</button>
      <button type="button" class="button" data-nav @click=${props.onLeave}>${t("to-start")}</button>
    </div>
  </section>`;
}
