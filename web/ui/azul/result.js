/**
 * The end of a match: who won, where everyone's points came from, and how the scores grew.
 */
import { html } from "lit-html";
import { plot } from "../common/plot.js";
import { breakdown, pointsByRound, scoreCurves } from "./breakdown.js";
import { playerName, winnerWords } from "./words.js";

/** @typedef {import("./table.js").TableProps} TableProps */

/** @type {["wall" | "floor" | "rows" | "columns" | "colours", 1 | -1][]} */
const PARTS = [["wall", 1], ["floor", -1], ["rows", 1], ["columns", 1], ["colours", 1]];

/** @param {number} value */
const number = (value) => (value < 0 ? `−${-value}` : String(value));

/**
 * @param {string} name
 * @param {number[]} values
 */
const row = (name, values) => html`<tr><th scope="row">${name}</th>${values.map((value) => html`<td>${number(value)}</td>`)}</tr>`;

/** @param {TableProps} props */
export function result(props) {
  const { t, view, seats, winners, log } = props;
  const players = view.players.length;
  const sums = breakdown(log, players);
  const points = pointsByRound(log, players);
  const names = sums.map((_, player) => playerName(t, seats, player));
  const head = (/** @type {string} */ title) => html`<thead><tr><th scope="col">${title}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;
  return html`<section class="result" aria-label=${t("result")}>
    <h2>${winnerWords(t, winners ?? [], (player) => names[player])}</h2>
    ${props.daily}
    <div class="actions">
      <button type="button" class="button is-primary" data-nav @click=${props.onAgain}>${t("play-again")}</button>
      <button type="button" class="button" data-nav @click=${props.onStepThrough}>${t("step-through")}</button>
      <button type="button" class="button" data-nav @click=${props.onLeave}>${t("to-start")}</button>
    </div>
    <div class="scroll">
      <table class="sums">
        ${head(t("result"))}
        <tbody>${PARTS.map(([part, sign]) => row(t(`result-${part}`), sums.map((sum) => sign * sum[part])))}</tbody>
        <tfoot><tr><th scope="row">${t("result-total")}</th>${view.scores.map((score) => html`<td><strong>${score}</strong></td>`)}</tr></tfoot>
      </table>
    </div>
    ${plot(t("plot"), scoreCurves(points).map((values, player) => ({ name: names[player], values })), points.rounds.length)}
    <details class="scroll"><summary>${t("by-round")}</summary>
      <table>
        ${head(t("by-round"))}
        <tbody>${points.rounds.map((round, i) => row(t("result-round", { number: i + 1 }), round))}${row(t("result-bonus"), points.bonus)}</tbody>
      </table>
    </details>
  </section>`;
}
