/**
 * What lies before the person at the screen: the rack with what can be done with a tile in the hand, the question of a swap,
 * or the cover until the right person sits there.
 */
import { html, nothing } from "lit-html";
import { icon } from "../common/icons.js";
import { startDrag, toggleZoom } from "./pointer.js";
import { COLOUR_OF } from "./placing.js";
import { face } from "./sprite.js";
import { colourName, playerName, tilesWords, tileWords } from "./words.js";

/** @typedef {import("./table.js").TableProps} TableProps */

/** A tile as two halves side by side. @param {string} tile */
export const domino = (tile) => [...tile].map((letter) => html`<span class="square is-tile" data-colour=${COLOUR_OF[letter]}>${face(COLOUR_OF[letter])}</span>`);

/**
 * @param {TableProps} props
 * @param {string} tile
 * @param {number} slot
 */
function rackTile(props, tile, slot) {
  const { t, isActive, selection, hint, onPick } = props;
  const isPicked = selection?.slot === slot;
  const isHinted = !selection && hint?.tile === tile && props.rack.indexOf(tile) === slot;
  return html`<button type="button" class="domino ${isPicked ? "is-picked" : ""} ${isHinted ? "is-hinted" : ""}" ?disabled=${!isActive}
      ?data-nav=${isActive && !selection} aria-pressed=${isPicked} aria-label=${tileWords(t, tile)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => startDrag(event, slot)}
      @click=${(/** @type {MouseEvent} */ event) => onPick(slot, event.detail === 0)}>
    <span class="pair" data-turn=${isPicked ? selection.turn : 0}>${domino(tile)}</span>
  </button>`;
}

/** @param {TableProps} props */
function tools({ t, selection, ghost, onTurn, onPlace, onPutBack, view }) {
  const tool = (/** @type {string} */ name, /** @type {() => void} */ act, isOff = false) => html`
    <button type="button" class="tool" ?disabled=${isOff} @click=${act}>${icon(name)}<span>${t(`axio-${name}`)}</span></button>`;
  return html`<div class="handles">
    ${tool("turn", onTurn, !selection)}${tool("place", onPlace, !selection || !ghost?.action)}${tool("put-back", onPutBack, !selection)}
    <button type="button" class="tool zoom" ?hidden=${view.size < 11} aria-label=${t("axio-zoom")} title=${t("axio-zoom")} @click=${toggleZoom}>${icon("zoom")}</button>
  </div>`;
}

/** @param {TableProps} props */
function cover({ t, seats, covered, onUncover }) {
  const player = playerName(t, seats, /** @type {number} */ (covered));
  return html`<section class="cover" aria-label=${t("axio-cover", { player })}>
    <p><strong>${t("axio-cover", { player })}</strong> <span>${t("axio-cover-words")}</span></p>
    <button type="button" class="button is-primary" data-nav data-target @click=${onUncover}>${t("axio-uncover", { player })}</button>
  </section>`;
}

/** Asked only when the engine allows it. @param {TableProps} props */
function swap({ t, view, rack, actions, hint, onAction }) {
  const colours = view.lowest[view.to_move ?? 0].map((colour) => colourName(t, colour)).join(", ");
  const drawn = 5 - rack.length;
  return html`<section class="swap" role="dialog" aria-label=${t("axio-swap-title")}>
    <p>${t("axio-swap-why", { colours })} ${t("axio-swap-returns", { count: rack.length })}</p>
    <p class="returned" role="img" aria-label=${tilesWords(t, rack)}>${rack.map((tile) => html`<span class="pair">${domino(tile)}</span>`)}</p>
    <div class="actions">${actions.map((action) => html`<button type="button" class="button ${action.type === "swap" ? "is-primary" : ""} ${hint?.id === action.id ? "is-hinted" : ""}" data-nav data-target
        @click=${() => onAction(action.id)}>${action.type === "swap" ? t("axio-swap") : t("axio-draw", { count: drawn })}</button>`)}</div>
  </section>`;
}

/** @param {TableProps} props */
export function rack(props) {
  const { t, view, seats, rack: tiles, owner, covered, isActive, selection } = props;
  if (covered !== null) return cover(props);
  if (view.phase === "swap" && isActive) return swap(props);
  const label = owner === null ? t("axio-racks-hidden") : t("axio-rack", { player: playerName(t, seats, owner) });
  return html`<section class="rack ${isActive ? "is-active" : ""}" aria-label=${label} data-at=${owner === null ? nothing : `hand/${owner}`}>
    <div class="tiles">${owner === null ? html`<p class="muted">${t("axio-racks-hidden")}</p>` : tiles.map((tile, slot) => rackTile(props, tile, slot))}</div>
    ${props.isMoment ? nothing : tools(props)}
    ${selection ? html`<span class="hanging" aria-hidden="true"><span class="pair" data-turn=${selection.turn}>${domino(selection.tile)}</span></span>` : nothing}
  </section>`;
}
