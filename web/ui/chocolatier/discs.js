/**
 * The gold discs: the engraving of their effect, its words on hover, focus and long press, and the disc that lies beside
 * the floor of whoever took it.
 */
import { html, nothing } from "lit-html";
import { ruleLink } from "../common/links.js";
import { face } from "./sprite.js";
import { effectName, effectWords } from "./words.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../azul/types.js").Disc} Disc */
/** @typedef {import("../azul/types.js").View} View */

/** One of each, for those who want to know what the engravings mean. */
const EXAMPLES = ["sf1", "sf2:cream", "sf3", "sf4", "sf5"];

/**
 * "sf2:cream" is an engraving with a praline of that colour in it.
 * @param {string} effect
 */
function engraving(effect) {
  const [kind, colour] = effect.split(":");
  return html`${face(kind)}${colour ? html`<span class="tile" data-colour=${colour}>${face(colour)}</span>` : nothing}`;
}

/**
 * @param {Translate} t
 * @param {string} id
 * @param {string} label
 * @param {string} effect
 * @param {unknown} picture
 */
const sealed = (t, id, label, effect, picture) => html`
  <button type="button" class="seal" data-tip=${id} aria-label=${label} aria-describedby=${id}>${picture}</button>
  <div class="words" id=${id} role="tooltip" popover="manual"><strong>${effectName(t, effect)}</strong> ${effectWords(t, effect)}
    ${ruleLink(t, { game: "chocolatier", paragraph: effect.split(":")[0] })}</div>`;

/**
 * @param {Translate} t
 * @param {Disc} disc
 */
export function seal(t, { number, effect }) {
  if (!effect) return nothing;
  const label = t("seal", { number, effect: effectName(t, effect) });
  return sealed(t, `tip-${number}`, label, effect, engraving(effect));
}

/**
 * The disc beside the floor. Its place is kept free, so that there is somewhere to fly to.
 * @param {Translate} t
 * @param {View} view
 * @param {number} player
 */
export function berth(t, view, player) {
  if (!view.options.special_factories) return nothing;
  const { slot } = view.players[player];
  const at = `slot/${player}`;
  if (!slot) return html`<div class="berth"><span class="dish" data-slot data-at=${at}></span></div>`;
  const isFree = slot === "empty";
  const label = isFree ? t("slot-empty") : t("slot-holds", { colour: t(`colour-${slot}`) });
  const picture = isFree ? face("sf5") : html`<span class="tile" data-tile data-colour=${slot}>${face(slot)}</span>`;
  return html`<div class="berth is-gold" data-tip="tip-slot-${player}"><span class="dish" data-slot data-at=${at}></span>
    ${sealed(t, `tip-slot-${player}`, label, "sf5", picture)}</div>`;
}

/** An engraving on gold foil. @param {string} effect */
export const coin = (effect) => html`<span class="coin" aria-hidden="true">${engraving(effect)}</span>`;

/** The five effects with their words, for "how to play". @param {Translate} t */
export const more = (t) => html`<h3>${t("effects")}</h3>
  <p>${t("effects-where")}</p>
  <ul class="effects">${EXAMPLES.map((effect) => html`<li>
    ${coin(effect)}<p><strong>${effectName(t, effect)}.</strong> ${effectWords(t, effect)}</p></li>`)}</ul>`;
