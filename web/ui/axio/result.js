/**
 * The end of a match: everybody's colours from lowest to highest, side by side, with the comparison that decided.
 */
import { html, nothing } from "lit-html";
import { dateWords } from "../../i18n/index.js";
import { plot } from "../common/plot.js";
import { deciding, history, standings } from "./standings.js";
import { face } from "./sprite.js";
import { colourName, playerName, winnerWords } from "./words.js";

/** @typedef {import("./table.js").TableProps} TableProps */

/** The best results and the own average. @param {TableProps} props */
function records({ t, records: found, record, daily }) {
  if (!found) return nothing;
  const { kept: own, best, average, count } = found;
  const rounded = Math.round((average ?? 0) * 10) / 10;
  return html`<div class="records">
    ${own.id === record.id || daily !== nothing ? nothing : html`<p>${t("first-counts", { scores: own.points })}</p>`}
    <p>${average === null ? t("axio-record-first") : t(own.points > average ? "axio-record-above" : "axio-record-below", { average: rounded, count })}</p>
    <table><caption>${t("axio-records")}</caption><tbody>${best.map((result, i) => html`<tr class=${result.id === own.id ? "is-own" : ""}>
      <th scope="row">${i + 1}.</th><td><strong>${result.points}</strong></td><td>${dateWords(result.time, { dateStyle: "medium" })}${result.id === own.id ? ` · ${t("axio-record-this")}` : ""}</td></tr>`)}</tbody></table>
  </div>`;
}

/** @param {TableProps} props */
export function result(props) {
  const { t, view, seats, winners, record, onAgain, onStepThrough, onLeave } = props;
  const name = (/** @type {number} */ player) => playerName(t, seats, player);
  const ranked = standings(view.scores_by_colour);
  const decided = deciding(ranked);
  const isSolo = ranked.length === 1;
  const mark = (/** @type {number} */ rank) => (rank === decided ? "is-deciding" : decided !== null && rank < decided ? "is-equal" : "");
  const why = decided === null ? t("axio-result-shared")
    : t(decided ? "axio-result-decided" : "axio-result-lowest", { rank: decided + 1, more: ranked[0].colours[decided].points, less: ranked[1].colours[decided].points });
  return html`<section class="result" aria-label=${t("result")}>
    <h2>${winnerWords(t, view, winners ?? [], name)}</h2>
    ${props.daily}
    <div class="scroll" tabindex="0" role="group" aria-label=${t("axio-result-order")}><table>
      <caption>${t("axio-result-order")}</caption>
      <thead><tr><th scope="col">${t("players")}</th>${ranked[0].colours.map((_, rank) => html`<th scope="col" class=${mark(rank)}>${rank + 1}.</th>`)}</tr></thead>
      <tbody>${ranked.map(({ player, colours }) => html`<tr>
        <th scope="row">${name(player)}</th>
        ${colours.map(({ colour, points }, rank) => html`<td class=${mark(rank)}><span class="one" data-colour=${colour}>
          <span class="square is-tile" role="img" aria-label=${colourName(t, colour)}>${face(colour)}</span><strong>${points}</strong></span></td>`)}
      </tr>`)}</tbody>
    </table></div>
    ${isSolo ? nothing : html`<p class="why">${why}</p>`}
    ${records(props)}
    <div class="actions">
      <button type="button" class="button is-primary" data-nav @click=${onAgain}>${t(isSolo ? "axio-new-deal" : "play-again")}</button>
      <button type="button" class="button" data-nav @click=${onStepThrough}>${t("step-through")}</button>
      <button type="button" class="button" data-nav @click=${onLeave}>${t("to-start")}</button>
    </div>
    ${plot(t("axio-plot"), history(record.log, ranked.length, record.position?.scores).map((values, player) => ({ name: name(player), values })))}
  </section>`;
}
