/**
 * Bag and lid: how many tiles they hold, and how many of each colour. Large screens show it all; small ones on a tap.
 */
import { html } from "lit-html";
import { total } from "./selection.js";
import { tiles } from "./words.js";

/** @typedef {import("./table.js").TableProps} TableProps */

/** The numbers are drawn by the style: the words beside the button say them. @param {TableProps} props @param {"bag" | "lid"} name */
const pile = ({ look, view }, name) => html`<span class="pile" aria-hidden="true">${look.colours.map((colour) => html`
  <span class="mini"><span class="tile" data-colour=${colour}>${look.face(colour)}</span><span data-number=${view[name][colour] ?? 0}></span></span>`)}</span>`;

/**
 * @param {TableProps} props
 * @param {"bag" | "lid"} name
 */
function words(props, name) {
  const { t, look, view } = props;
  const held = look.colours.filter((colour) => view[name][colour]).map((colour) => tiles(t, colour, view[name][colour]));
  return html`<p>${t(name, { count: total(view[name]) })} <span class="unseen">${held.join(", ")}</span></p>${pile(props, name)}`;
}

/** @param {TableProps} props */
export function supply(props) {
  const { t, view } = props;
  const label = (/** @type {"bag" | "lid"} */ name) => html`<span class="holds" data-at=${name}>${t(name, { count: total(view[name]) })}</span>`;
  return html`<button type="button" class="supply" data-tip="tip-supply" aria-describedby="tip-supply">
      <span class="round">${t("round", { number: view.round })}</span>
      ${label("bag")}${pile(props, "bag")}${label("lid")}${pile(props, "lid")}
    </button>
    <div class="words" id="tip-supply" role="tooltip" popover="manual"><strong>${t("supply")}</strong>${words(props, "bag")}${words(props, "lid")}</div>`;
}
