/**
 * Bag and lid: how many tiles they hold, and how many of each colour. Large screens show it all; small ones on a tap.
 */
import { html } from "lit-html";
import { total } from "./selection.js";
import { tiles } from "./words.js";

/** @typedef {import("./table.js").TableProps} TableProps */

/**
 * @param {TableProps} props
 * @param {"bag" | "lid"} name
 */
const pile = ({ look, view }, name) => html`<span class="pile">${look.colours.map((colour) => html`
  <span class="mini"><span class="tile" data-colour=${colour}>${look.face(colour)}</span>${view[name][colour] ?? 0}</span>`)}</span>`;

/**
 * @param {TableProps} props
 * @param {"bag" | "lid"} name
 */
function words({ t, look, view }, name) {
  const parts = look.colours.filter((colour) => view[name][colour]).map((colour) => tiles(t, colour, view[name][colour]));
  return [t(name, { count: total(view[name]) }), parts.join(", ")].filter(Boolean).join(": ");
}

/** @param {TableProps} props */
export function supply(props) {
  const { t, view } = props;
  const label = (/** @type {"bag" | "lid"} */ name) => html`<span class="holds" data-at=${name}>${t(name, { count: total(view[name]) })}</span>`;
  return html`<button type="button" class="supply" data-tip="tip-supply" aria-label="${words(props, "bag")}. ${words(props, "lid")}">
      <span class="round">${t("round", { number: view.round })}</span>${label("bag")}${pile(props, "bag")}${label("lid")}${pile(props, "lid")}
    </button>
    <div class="words piles" id="tip-supply" role="tooltip" popover="manual"><strong>${t("supply")}</strong>
      ${t("bag", { count: total(view.bag) })}${pile(props, "bag")}${t("lid", { count: total(view.lid) })}${pile(props, "lid")}</div>`;
}
