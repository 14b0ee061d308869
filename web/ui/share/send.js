/**
 * The screen that makes a link: of a match, a moment of it or a position; to copy, to hand on, or to show to a camera.
 */
import { html, nothing, svg } from "lit-html";
import { timeline } from "../../state/moments.js";
import { gameName, picture, playersWords, save } from "./parts.js";
import { encodeQr, qrPath } from "./qr.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/sharing.js").Sending} Sending */
/** @typedef {import("../games.js").Intents} Intents */

/** Letters; larger codes are more than a camera likes. */
const LONGEST_QR = 1_800;

/** @type {import("../../state/sharing.js").What[]} */
const WHATS = ["match", "moment", "position"];

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 */
export function draw(state, intents, t) {
  const { sending } = state;
  if (!sending) return html`<p class="waiting" role="status">${t("send-making")}</p>`;
  const { record, what, at, inspected } = sending;
  const send = (/** @type {Sending["what"]} */ kind, /** @type {number} */ moment) => intents.sharing((sharing) => sharing.send(kind, moment));
  return html`<div class="shelf"><section class="card sending">
    <h2>${t("share")}: ${record.name ?? gameName(t, record.game)}</h2>
    <div class="sending-parts">
      <div class="choose">
        <fieldset class="segments"><legend>${t("send-what")}</legend>
          ${WHATS.map((kind) => html`<label><input type="radio" name="what" .checked=${kind === what} @change=${() => send(kind, at)}><span>${t(`send-${kind}`)}</span></label>`)}
        </fieldset>
        ${what === "match" ? nothing : html`<label class="field"><span>${t("send-at")} <strong>${at}</strong></span>
          <input type="range" name="at" min="0" max=${timeline(record).length} .value=${String(at)} @change=${(/** @type {any} */ event) => send(what, Number(event.target.value))}></label>`}
        <div class="frame is-large">${inspected ? picture(record.game, inspected.view) : nothing}</div>
        <p>${playersWords(t, record.seats, inspected?.view.scores)}</p>
      </div>
      ${sending.address ? ready(sending.address, record.id, intents, t) : html`<p class="waiting" role="status">${t("send-making")}</p>`}
    </div>
  </section></div>`;
}

/**
 * @param {string} address
 * @param {string} id
 * @param {Intents} intents
 * @param {Translate} t
 */
function ready(address, id, intents, t) {
  // Of the single file: nobody else has it at this address.
  const isLocal = address.startsWith("file:");
  const canShare = !isLocal && typeof navigator.share === "function";
  return html`<div class="link">
    ${isLocal || address.length > LONGEST_QR ? nothing : qr(address, t)}
    <label class="field is-link"><span>${t("send-link")}</span>
      <input type="text" name="link" readonly .value=${address} @focus=${(/** @type {any} */ event) => event.target.select()}></label>
    <div class="menu-buttons">
      <button type="button" class="button is-primary" @click=${() => intents.copy(address)}>${t("send-copy")}</button>
      ${canShare ? html`<button type="button" class="button" @click=${() => handOn(address)}>${t("send-with")}</button>` : nothing}
      <button type="button" class="button" @click=${() => intents.library(async (library) => save(`tesserae-${id.slice(0, 8)}.json`, await library.exported(id)))}>${t("match-file")}</button>
    </div>
    ${isLocal ? html`<p>${t("send-local")}</p>` : nothing}
    <p class="facts">${t("send-private")}</p>
  </div>`;
}

/** @param {string} address */
async function handOn(address) {
  // A person who closes the sheet has changed their mind: nothing to say.
  await navigator.share({ title: "Tesserae", url: address }).catch(() => {});
}

/** @param {string} address @param {Translate} t */
function qr(address, t) {
  const { d, size } = qrPath(encodeQr(address));
  return html`<svg class="qr" role="img" aria-label=${t("send-qr")} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${svg`<path class="qr-light" d="M0 0h${size}v${size}H0z"/><path class="qr-dark" d=${d}/>`}</svg>`;
}
