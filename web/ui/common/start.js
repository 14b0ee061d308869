/**
 * The start screen: continue, or choose a game and play. Usable before the engine is ready.
 */
import { html, nothing } from "lit-html";
import { momentWords } from "../../i18n/index.js";
import { daily } from "./daily.js";
import { learnLinks } from "./links.js";
import { playerName } from "./names.js";
import { NAME_LENGTH, named, seated } from "../../state/seats.js";
import { isOffered, viewOf } from "../../state/summary.js";
import { completeSetup, PACES } from "./setup.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Setup} Setup */
/** @typedef {import("../../state/state.js").Seat} Seat */
/** @typedef {import("../../state/state.js").Summary} Summary */
/** @typedef {import("../games.js").GameUi} GameUi */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** Beside the greeting: choices; how to play; the deal of the day, whose date takes long, and the frieze. */
export const PARTS = 3;

/** Tiles of the frieze. A narrow screen shows those in the middle. */
const FRIEZE = 24;

/** Older unfinished matches that are offered besides the last one. */
const OFFERED = 5;

/**
 * @param {Summary} match
 * @param {Translate} t
 */
function matchWords(match, t) {
  const named = { game: t(`game-${match.game}`), when: momentWords(match.time) };
  const round = viewOf(match)?.round;
  return round ? t("saved-match", { ...named, round }) : t("axio-saved-match", named);
}

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 */
function saved(state, intents, t) {
  const [last, ...others] = state.saved.filter(isOffered(state.games));
  if (!last) return nothing;
  return html`<section class="saved card">
    <button type="button" class="button is-primary is-wide" @click=${() => intents.resume(last.id)}>${t("continue")}</button>
    <p>${matchWords(last, t)}</p>
    ${others.length ? html`<details><summary>${t("other-matches")}</summary>
      <ul>${others.slice(0, OFFERED).map((record) => html`<li><button type="button" class="button" @click=${() => intents.resume(record.id)}>${matchWords(record, t)}</button></li>`)}</ul>
    </details>` : nothing}
  </section>`;
}

/** The engine names the usual value first; numbers are looked for in their order. @template T @param {T[]} values */
const inOrder = (values) => values.every(Number.isInteger) ? [...values].sort((a, b) => Number(a) - Number(b)) : values;

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
      ${inOrder(values).map((value) => html`<label><input type="radio" name=${name} .checked=${setup.options[name] === value}
        @change=${() => change({ options: { ...setup.options, [name]: value } })}><span>${t(`option-${name}-${value}`)}</span></label>`)}
    </fieldset>`)}
    <fieldset class="seats"><legend>${t("seats")}</legend>
      ${setup.seats.map((seat, i) => seatFields(t, seat, i, levels, (changed) => change({ seats: setup.seats.map((old, j) => (j === i ? changed : old)) })))}
      ${characters(setup.seats).map((level) => html`<p>${t(`level-${level}-words`)}</p>`)}
    </fieldset>
    <label class="field"><span>${t("first")}</span>
      <select name="first" @change=${(/** @type {any} */ event) => change({ first: event.target.value === "" ? null : Number(event.target.value) })}>
        <option value="" .selected=${setup.first === null}>${t("first-random")}</option>
        ${setup.seats.map((_, i) => html`<option value=${i} .selected=${setup.first === i}>${playerName(t, setup.seats, i)}</option>`)}
      </select></label>
    ${setup.seats.some((seat) => seat.kind === "level") ? html`<fieldset class="segments"><legend>${t("pace")}</legend>
      ${PACES.map((pace) => html`<label><input type="radio" name="pace" .checked=${setup.pace === pace} @change=${() => change({ pace })}><span>${t(`pace-${pace}`)}</span></label>`)}
    </fieldset>` : nothing}`;
}

/** The levels that sit at the table, each once. @param {Seat[]} seats */
const characters = (seats) => [...new Set(seats.flatMap((seat) => (seat.kind === "level" ? [seat.level] : [])))];

/**
 * A name and who it is.
 * @param {Translate} t
 * @param {Seat} seat
 * @param {number} i
 * @param {string[]} levels
 * @param {(seat: Seat) => void} onChange
 */
const seatFields = (t, seat, i, levels, onChange) => html`<div class="seat">
  <input type="text" name="name-${i}" maxlength=${NAME_LENGTH} autocomplete="off" spellcheck="false" aria-label=${t("seat-name", { number: i + 1 })}
    placeholder=${playerName(t, { [i]: { ...seat, name: "" } }, i)} .value=${seat.name ?? ""} @change=${(/** @type {any} */ event) => onChange(named(seat, event.target.value))}>
  <select name="seat-${i}" aria-label=${t("seat-kind", { number: i + 1 })} @change=${(/** @type {any} */ event) => onChange(seated(seat, event.target.value))}>
    <option value="" .selected=${seat.kind === "human"}>${t("seat-human")}</option>
    ${levels.map((level) => html`<option value=${level} .selected=${seat.kind === "level" && seat.level === level}>${t(`level-${level}`)}</option>`)}
  </select></div>`;

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {{[id: string]: GameUi}} games
 */
function choices(state, intents, t, games) {
  const game = games[state.setup.game];
  const offered = state.games.filter((info) => info.id in games);
  const options = offered.find((info) => info.id === game.id)?.options ?? game.options;
  return html`<div class="columns">
    <div>
      ${saved(state, intents, t)}
      <section class="card" aria-label=${t("new-match")}>
        <h2>${t(`game-${game.id}`)}</h2>
        ${offered.length > 1 ? html`<fieldset class="segments"><legend>${t("game")}</legend>
          ${offered.map(({ id }) => html`<label><input type="radio" name="game" .checked=${id === game.id} @change=${() => intents.setup(completeSetup({ ...state.setup, game: id }, games[id].options, state.levels))}><span>${t(`game-${id}`)}</span></label>`)}
        </fieldset>` : nothing}
        ${setupForm(state, intents, game.words(t), options)}
        <button type="button" class="button is-primary is-wide" id="play" @click=${intents.begin}>${t("play")}</button>
      </section>
      ${state.parts > 2 ? daily(state, intents, t, games) : nothing}
      <a class="button" href="#matches">${t("matches-all")}</a>
    </div>
    ${state.parts > 1 ? html`<section class="card how">
      <h2>${t("help")}</h2>
      ${game.help(t)}
      ${learnLinks(t, game.id)}
    </section>` : nothing}
  </div>`;
}

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {{[id: string]: GameUi}} games
 */
export function start(state, intents, t, games) {
  const game = games[state.setup.game];
  return html`<div class="start">
    <section class="hero">
      <div class="frieze" aria-hidden="true">${Array.from({ length: state.parts > 2 ? FRIEZE : 0 }, (_, i) => {
        const colour = game.colours[(i * 2) % game.colours.length];
        return html`<span class="tile" data-colour=${colour}>${game.face(colour)}</span>`;
      })}</div>
      <p>${t("tagline")}</p>
      <button type="button" class="button is-primary is-wide now" @click=${intents.playNow}><strong>${t("play-now")}</strong> <span>${t("play-now-words")}</span></button>
    </section>
    ${state.parts > 0 ? choices(state, intents, t, games) : nothing}
    <p class="unofficial">${t("unofficial")}</p>
  </div>`;
}
