/**
 * The screen of something that came by a link or in a file: what it is, before anything is done with it.
 */
import { html, nothing } from "lit-html";
import { refusalWords } from "../common/errors.js";
import { playerName } from "../common/names.js";
import { seated } from "../../state/seats.js";
import { gameName, picture, playersWords, winnersWords } from "./parts.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/sharing.js").Shared} Shared */
/** @typedef {import("../games.js").Intents} Intents */

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 */
export function draw(state, intents, t) {
  const { shared } = state;
  const isFile = shared?.link === null;
  const leave = isFile ? () => intents.sharing((sharing) => sharing.close()) : intents.leave;
  return html`<div class="shelf"><section class="card shared">${
    shared?.refusal ? refused(shared.refusal, t, leave, isFile ? "matches-all" : "to-start")
    : shared?.inspected ? whatItIs(state, shared, shared.inspected, intents, t, leave)
    : html`<p class="waiting" role="status">${t("shared-reading")}</p>`}</section></div>`;
}

/**
 * @param {NonNullable<Shared["refusal"]>} refusal
 * @param {Translate} t
 * @param {() => void} leave
 * @param {string} where
 */
const refused = (refusal, t, leave, where) => html`<div role="alert" class="refused" data-code=${refusal.code}>
  <h2>${t("shared-refused")}</h2>
  <p>${refusalWords(t, refusal)}</p>
  <button type="button" class="button is-primary" @click=${leave}>${t(where)}</button></div>`;

/**
 * @param {State} state
 * @param {Shared} shared
 * @param {NonNullable<Shared["inspected"]>} inspected
 * @param {Intents} intents
 * @param {Translate} t
 * @param {() => void} leave
 */
function whatItIs(state, { kind, seats, name, known }, { save, view, moves, over, winners, story, is_outdated }, intents, t, leave) {
  const isPosition = kind === "position";
  const moment = moves < story.length ? t("match-moment", { at: moves, count: story.length }) : t("match-moves", { count: moves });
  const open = (/** @type {boolean} */ fromStart) => intents.sharing(async (sharing) => {
    await sharing.open();
    if (fromStart) intents.look(0);
  });
  return html`<h2>${t(isPosition ? "shared-position" : "shared-match")}</h2>
    <div class="frame is-large">${picture(save.game, view)}</div>
    <p><strong>${name ? `${name} · ` : ""}${gameName(t, save.game)}</strong>${isPosition ? nothing : html` · ${moment}`}</p>
    <p>${playersWords(t, seats, view.scores)}</p>
    ${over ? html`<p>${winnersWords(t, seats, winners)}</p>` : nothing}
    ${is_outdated ? html`<p class="is-refused">${t("match-older_rules")}</p>` : nothing}
    ${isPosition && !over ? seatChoices(state, seats, intents, t) : nothing}
    <p class="facts">${known ? t("import-known", { count: 1 }) : t("shared-safe")}</p>
    <div class="menu-buttons">
      <button type="button" class="button is-primary" data-open @click=${() => open(false)}>${t(isPosition ? "shared-begin" : "shared-open")}</button>
      ${story.length && moves === story.length ? html`<button type="button" class="button" @click=${() => open(true)}>${t("shared-watch")}</button>` : nothing}
      <button type="button" class="button" @click=${leave}>${t("shared-leave")}</button>
    </div>`;
}

/**
 * @param {State} state
 * @param {Shared["seats"]} seats
 * @param {Intents} intents
 * @param {Translate} t
 */
const seatChoices = ({ levels }, seats, intents, t) => html`<fieldset class="seats"><legend>${t("seats")}</legend>
  ${seats.map((seat, i) => html`<label class="field"><span>${playerName(t, { [i]: { kind: "human" } }, i)}</span>
    <select name="shared-seat-${i}" @change=${(/** @type {any} */ event) => intents.sharing((sharing) => sharing.seat(seats.map((old, j) => (j === i ? seated(old, event.target.value) : old))))}>
      <option value="" .selected=${seat.kind === "human"}>${t("seat-human")}</option>
      ${levels.map((level) => html`<option value=${level} .selected=${seat.kind === "level" && seat.level === level}>${t(`level-${level}`)}</option>`)}
    </select></label>`)}
</fieldset>`;
