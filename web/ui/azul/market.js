/**
 * Factories and centre: what can be picked up. A function of the view, the actions and the selection.
 */
import { html, nothing } from "lit-html";
import { groups, isPickable, isSamePick, total } from "./selection.js";
import { face } from "./sprite.js";
import { source, tiles } from "./words.js";

/** @typedef {import("./table.js").TableProps} TableProps */
/** @typedef {import("./types.js").Pick} Pick */

/**
 * The tiles of one colour in one place. The first tile is the button, with the words; a click on any of them counts.
 * @param {TableProps} props
 * @param {Pick} pick
 * @param {number} count
 * @param {number} group
 */
function pickTiles(props, pick, count, group) {
  const { t, actions, selection, hint } = props;
  const canPick = isPickable(actions, pick);
  const isPicked = isSamePick(selection?.pick, pick);
  const isHinted = isSamePick(hint, pick);
  const classes = `tile ${isPicked ? "is-picked" : ""} ${isHinted ? "is-hinted" : ""}`;
  const label = t("pick", { tiles: tiles(t, pick.colour, count), source: source(t, pick.from) });
  const at = `${pick.from}/${pick.colour}`;
  return Array.from({ length: count }, (_, i) => i === 0
    ? html`<button type="button" class=${classes} data-tile data-colour=${pick.colour} data-group=${group} data-at=${at}
        aria-label=${label} aria-pressed=${isPicked} ?disabled=${!canPick} ?data-nav=${canPick && !selection}
        ?data-pick=${canPick}>${face(pick.colour)}</button>`
    : html`<span class=${classes} data-tile data-colour=${pick.colour} data-group=${group} data-at=${at}
        ?data-pick=${canPick}>${face(pick.colour)}</span>`);
}

/**
 * @param {TableProps} props
 * @param {string} from
 */
const onPick = (props, from) => (/** @type {Event} */ event) => {
  const tile = /** @type {HTMLElement} */ (event.target).closest("[data-pick]");
  if (tile instanceof HTMLElement && tile.dataset.colour) props.onPick({ from, colour: tile.dataset.colour });
};

/** @param {TableProps} props */
function factories(props) {
  const { t, view, selection } = props;
  return view.factories.map((factory, i) => {
    const from = `factory-${i + 1}`;
    const empty = Math.max(0, 4 - factory.tiles.length);
    const isSource = selection?.pick.from === from;
    return html`<div class="factory ${factory.effect ? "is-gold" : ""} ${isSource ? "is-source" : ""}" role="group"
        aria-label=${t("factory", { number: i + 1, count: factory.tiles.length })} @click=${onPick(props, from)}>
      ${groups(factory.tiles).map((group, g) => pickTiles(props, { from, colour: group.colour }, group.count, g + 1))}
      ${Array.from({ length: empty }, () => html`<span class="slot" data-slot data-at="${from}/slot"></span>`)}
    </div>`;
  });
}

/** @param {TableProps} props */
function centre(props) {
  const { t, view } = props;
  const isMarkerHere = view.marker === "centre" && view.phase !== "over";
  return html`<div class="centre" role="group" aria-label=${t("centre", { count: view.centre.length })} data-at="centre" data-slot
      @click=${onPick(props, "centre")}>
    ${isMarkerHere ? html`<span class="tile marker" data-tile data-at="centre/marker" role="img" aria-label=${t("marker")}>${face("marker")}</span>` : nothing}
    ${groups(view.centre).map((group, g) => html`<span class="stack" data-group=${g + 1}>
      ${pickTiles(props, { from: "centre", colour: group.colour }, group.count, g + 1)}
      ${group.count > 1 ? html`<span class="count" aria-hidden="true">${group.count}</span>` : nothing}
    </span>`)}
  </div>`;
}

/** @param {TableProps} props */
export function market(props) {
  const { t, view } = props;
  return html`<section class="market" aria-label=${t("market")}>
    <div class="ring" data-count=${view.factories.length}>
      ${factories(props)}
      ${centre(props)}
      <p class="supply">
        <span data-at="bag">${t("bag", { count: total(view.bag) })}</span>
        <span data-at="lid">${t("lid", { count: total(view.lid) })}</span>
      </p>
    </div>
  </section>`;
}
