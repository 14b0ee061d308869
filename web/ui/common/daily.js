/**
 * The deal of the day on the start screen: play it, and afterwards look at it and tell others.
 */
import { html, nothing } from "lit-html";
import { dateWords } from "../../i18n/index.js";
import { dayOf, dealPlayed, DEALS, streakOf } from "../../state/daily.js";
import { isOffered } from "../../state/summary.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").Intents} Intents */

/** @type {Intl.DateTimeFormatOptions} */
const LONG = { dateStyle: "long" };

/** @param {import("../../state/daily.js").Result} result */
const scoresWords = ({ scores, won }) => scores.join(":") + (won && scores.length > 1 ? " ★" : "");

/**
 * The result as a text to paste.
 * @param {Translate} t
 * @param {string} game
 * @param {string} day
 * @param {import("../../state/daily.js").Result} result
 * @param {number} streak
 */
export const dailyText = (t, game, day, result, streak) => t("daily-text", {
  day, deal: t(`daily-${game}`), scores: scoresWords(result), streak: t("daily-streak", { count: streak }),
});

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {{[id: string]: unknown}} games  Those that the page can draw.
 */
export function daily(state, intents, t, games) {
  const now = Date.now();
  const day = dayOf(now);
  return html`<section class="card daily" aria-label=${t("daily")}>
    <h2>${t("daily")}</h2>
    <p class="facts">${t("daily-words", { day: dateWords(now, LONG) })}</p>
    <ul>${Object.keys(DEALS).filter((game) => game in games).map((game) => {
      const result = state.daily[game]?.[day];
      const streak = streakOf(state.daily[game], day);
      const isBegun = state.saved.filter(isOffered(state.games)).some((match) => match.daily === day && match.game === game);
      return html`<li data-deal=${game}>
        <p><strong>${t(`daily-${game}`)}</strong>${result ? html` <span class="outcome">${scoresWords(result)}</span>` : nothing}
          ${streak ? html`<span class="facts">${t("daily-streak", { count: streak })}</span>` : nothing}</p>
        <div class="menu-buttons">
          ${result ? html`<button type="button" class="button" @click=${() => intents.copy(dailyText(t, game, day, result, streak))}>${t("daily-copy")}</button>` : nothing}
          <button type="button" class="button ${result ? "" : "is-primary"}" @click=${() => intents.daily(game)}>${t(result ? "daily-look" : isBegun ? "continue" : "play")}</button>
        </div></li>`;
    })}</ul>
  </section>`;
}

/**
 * At the end of a deal of the day: which one it was, which result counts, and what to tell others.
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 */
export function dailyEnd({ match, daily: results }, intents, t) {
  const found = match && dealPlayed(results, match.record);
  if (!found) return nothing;
  const { day, result } = found;
  const { game } = match.record;
  const text = dailyText(t, game, day, result, streakOf(results[game], day));
  return html`<section class="dealt" aria-label=${t("daily")}>
    <p><strong>${t("daily")} · ${dateWords(new Date(`${day}T12:00`), LONG)}</strong></p>
    <p>${t("first-counts", { scores: scoresWords(result) })}</p>
    <p class="pasted">${text}</p>
    <button type="button" class="button" @click=${() => intents.copy(text)}>${t("daily-copy")}</button>
  </section>`;
}
