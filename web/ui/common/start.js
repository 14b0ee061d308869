/**
 * The start screen: continue, or choose a game and play. Usable before the engine is ready.
 */
import { html, nothing } from "lit-html";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Setup} Setup */
/** @typedef {import("../../state/state.js").Seat} Seat */
/** @typedef {import("../../state/state.js").MatchRecord} MatchRecord */
/** @typedef {import("../games.js").GameUi} GameUi */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** Older unfinished matches that are offered besides the last one. */
const OFFERED = 5;

/**
 * A setup with every option set and one seat per player. Pure.
 * @param {Setup} setup
 * @param {import("../../state/state.js").GameInfo["options"]} options
 * @param {string[]} levels  Empty while they are unknown: then no seat is touched.
 * @returns {Setup}
 */
export function completeSetup(setup, options, levels) {
  const chosen = Object.fromEntries(options.map(({ name, values }) => [name, values.includes(setup.options[name]) ? setup.options[name] : values[0]]));
  const isKnown = (/** @type {Seat | undefined} */ seat) => seat?.kind === "level" && (levels.length === 0 || levels.includes(seat.level));
  const seats = Array.from({ length: Number(chosen.players) }, (_, i) => (isKnown(setup.seats[i]) ? setup.seats[i] : /** @type {Seat} */ ({ kind: "human" })));
  return { game: setup.game, options: chosen, seats };
}

/**
 * @param {MatchRecord} record
 * @param {Translate} t
 * @param {string} language
 */
function matchWords(record, t, language) {
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(record.time);
  return t("saved-match", { game: t(`game-${record.game}`), round: record.view?.round ?? 1, when });
}

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {string} language
 */
function saved(state, intents, t, language) {
  const [last, ...others] = state.saved;
  if (!last) return nothing;
  return html`<section class="saved card">
    <button type="button" class="button is-primary is-wide" @click=${() => intents.resume(last)}>${t("continue")}</button>
    <p>${matchWords(last, t, language)}</p>
    ${others.length ? html`<details><summary>${t("other-matches")}</summary>
      <ul>${others.slice(0, OFFERED).map((record) => html`<li><button type="button" class="button" @click=${() => intents.resume(record)}>${matchWords(record, t, language)}</button></li>`)}</ul>
    </details>` : nothing}
  </section>`;
}

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {import("../../state/state.js").GameInfo["options"]} options
 */
function setupForm(state, intents, t, options) {
  const { setup, levels } = state;
  const change = (/** @type {Partial<Setup>} */ part) => intents.setup(completeSetup({ ...setup, ...part }, options, levels));
  return html`
    ${options.map(({ name, values }) => html`<fieldset class="segments"><legend>${t(`option-${name}`)}</legend>
      ${values.map((value) => html`<label><input type="radio" name=${name} .checked=${setup.options[name] === value}
        @change=${() => change({ options: { ...setup.options, [name]: value } })}><span>${t(`option-${name}-${value}`)}</span></label>`)}
    </fieldset>`)}
    ${levels.length ? html`<fieldset class="seats"><legend>${t("seats")}</legend>
      ${setup.seats.map((seat, i) => html`<label class="field"><span>${t("player", { number: i + 1 })}</span>
        <select name="seat-${i}" @change=${(/** @type {any} */ event) => change({ seats: setup.seats.map((old, j) => (j === i ? seatOf(event.target.value) : old)) })}>
          <option value="" .selected=${seat.kind === "human"}>${t("seat-human")}</option>
          ${levels.map((level) => html`<option value=${level} .selected=${seat.kind === "level" && seat.level === level}>${t(`level-${level}`)}</option>`)}
        </select></label>`)}
    </fieldset>` : nothing}`;
}

/**
 * @param {string} level
 * @returns {Seat}
 */
const seatOf = (level) => (level ? { kind: "level", level } : { kind: "human" });

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {{[id: string]: GameUi}} games
 * @param {string} language
 */
export function start(state, intents, t, games, language) {
  const game = games[state.setup.game];
  const offered = state.games.filter((info) => info.id in games);
  const options = offered.find((info) => info.id === game.id)?.options ?? game.options;
  return html`<div class="start">
    <section class="hero">
      <div class="frieze" aria-hidden="true">${Array.from({ length: 10 }, (_, i) => {
        const colour = game.colours[(i * 2) % game.colours.length];
        return html`<span class="tile" data-colour=${colour}>${game.face(colour)}</span>`;
      })}</div>
      <p>${t("tagline")}</p>
    </section>
    <div class="columns">
      <div>
        ${saved(state, intents, t, language)}
        <section class="card" aria-label=${t("new-match")}>
          <h2>${t(`game-${game.id}`)}</h2>
          ${offered.length > 1 ? html`<fieldset class="segments"><legend>${t("game")}</legend>
            ${offered.map(({ id }) => html`<label><input type="radio" name="game" .checked=${id === game.id} @change=${() => intents.setup(completeSetup({ ...state.setup, game: id }, games[id].options, state.levels))}><span>${t(`game-${id}`)}</span></label>`)}
          </fieldset>` : nothing}
          ${setupForm(state, intents, game.words(t), options)}
          <button type="button" class="button is-primary is-wide" id="play" @click=${intents.begin}>${t("play")}</button>
        </section>
      </div>
      <section class="card how">
        <h2>${t("help")}</h2>
        ${game.help(t)}
      </section>
    </div>
    <p class="unofficial">${t("unofficial")}</p>
  </div>`;
}
