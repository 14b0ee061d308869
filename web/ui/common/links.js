/**
 * Links to the pages beside the table: the rules, down to a paragraph, and the tutorial.
 */
import { html } from "lit-html";
import { writePlace } from "../../state/address.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** In full, not as a mere fragment: a link to a fragment is taken for a jump within the page. @param {import("../../state/address.js").Place} place */
const address = (place) => location.href.split("#")[0] + writePlace(place);

/**
 * @param {string} game
 * @param {string} [paragraph]
 */
export const rulesAddress = (game, paragraph = "") => address({ screen: "rules", game, paragraph });

/**
 * To the paragraph that says why.
 * @param {Translate} t
 * @param {{game: string, paragraph: string}} rule
 */
export const ruleLink = (t, { game, paragraph }) => html`<a class="rule-link" href=${rulesAddress(game, paragraph)}>${t("show-rule")}</a>`;

/**
 * @param {Translate} t
 * @param {string} game
 */
export const learnLinks = (t, game) => html`<p class="learn">
  <a class="button" href=${address({ screen: "tutorial", game })}>${t("tutorial")}</a>
  <a class="button" href=${rulesAddress(game)}>${t("all-rules")}</a>
</p>`;
