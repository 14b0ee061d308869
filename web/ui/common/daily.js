/**
 * The deal of the day on the start screen: play it, and afterwards look at it and tell others.
 */
import { html, nothing } from "lit-html";
import { dayOf, DEALS, streakOf } from "../../state/daily.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").Intents} Intents */

/**
 * The result as a text to paste.
 * @param {Translate} t
 * @param {string} game
 * @param {string} day
 * @param {import("../../state/daily.js").Result} result
 * @param {number} streak
 */
export const dailyText = (t, game, day, { scores, won }, streak) => t("daily-text", {
  day, deal: t(`daily-${game}`), scores: scores.join(":") + (won && scores.length > 1 ? " ★" : ""), streak: t("daily-streak", { count: streak }),
});

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {{[id: string]: unknown}} games  Those that the page can draw.
 * @param {string} language
 * @param {number} [now]
 */
export function daily(state, intents, t, games, language, now = Date.now()) {
  const day = dayOf(now);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(now);
  return html`<section class="card daily" aria-label=${t("daily")}>
    <h2>${t("daily")}</h2>
    <p class="facts">${t("daily-words", { day: date })}</p>
    <ul>${Object.keys(DEALS).filter((game) => game in games).map((game) => {
      const result = state.daily[game]?.[day];
      const streak = streakOf(state.daily[game], day);
      const isBegun = state.saved.some((match) => match.daily === day && match.game === game);
      return html`<li data-deal=${game}>
        <p><strong>${t(`daily-${game}`)}</strong>${result ? html` <span class="outcome">${result.scores.join(":")}${result.won && result.scores.length > 1 ? " ★" : ""}</span>` : nothing}
          ${streak ? html`<span class="facts">${t("daily-streak", { count: streak })}</span>` : nothing}</p>
        <div class="menu-buttons">
          ${result ? html`<button type="button" class="button" @click=${() => intents.copy(dailyText(t, game, day, result, streak))}>${t("daily-copy")}</button>` : nothing}
          <button type="button" class="button ${result ? "" : "is-primary"}" @click=${() => intents.daily(game)}>${t(result ? "daily-look" : isBegun ? "continue" : "play")}</button>
        </div></li>`;
    })}</ul>
  </section>`;
}
