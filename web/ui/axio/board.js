/**
 * The board: squares, tiles, pyramids, and over them the ghost of the tile in the hand with the lines that it would score.
 * A function of its arguments; what a hand does on it is in `pointer.js`.
 */
import { html, nothing, svg } from "lit-html";
import { onField } from "./pointer.js";
import { area, COLOUR_OF, contentOf, openSquares, placeOf, sideOf } from "./placing.js";
import { face } from "./sprite.js";
import { moveWords, outcome, rowWords } from "./words.js";

/** @typedef {import("./table.js").TableProps} TableProps */
/** @typedef {import("./types.js").Ghost} Ghost */

/**
 * @param {TableProps} props
 * @param {string} square
 * @param {Set<string>} open
 */
function cell(props, square, open) {
  const { view, laid, preview, lastCells } = props;
  const content = laid.get(square) ?? contentOf(view, square);
  const at = `square/${square}`;
  if (content === "^") return html`<span class="square is-pyramid" data-slot data-at=${at}>${face("pyramid")}</span>`;
  if (content === ".") {
    if (preview?.pyramids.some((pyramid) => pyramid.cell === square)) {
      return html`<span class="square is-pyramid is-ghost" data-slot data-at=${at}>${face("pyramid")}</span>`;
    }
    return html`<span class="square ${open.has(square) ? "is-open" : ""}" data-slot data-at=${at}></span>`;
  }
  const colour = COLOUR_OF[content];
  if (square in view.printed) return html`<span class="square is-printed" data-colour=${colour} data-slot data-at=${at}>${face(colour)}</span>`;
  const partner = props.partners.get(square);
  return html`<span class="square is-tile ${lastCells.has(square) ? "is-last" : ""}" data-colour=${colour} data-joined=${sideOf(square, partner)}
    data-slot data-at=${at}>${face(colour)}</span>`;
}

/**
 * @param {TableProps} props
 * @param {Ghost} ghost
 */
function ghostButton(props, ghost) {
  const { t, view, preview, selection, onPlace } = props;
  const [left, top] = placeOf(view.origin);
  const places = ghost.cells.map(([square]) => placeOf(square));
  const column = Math.min(...places.map(([x]) => x)) - left;
  const row = Math.min(...places.map(([, y]) => y)) - top;
  const isUpright = places[0][0] === places[1][0];
  const isForward = isUpright ? places[0][1] < places[1][1] : places[0][0] < places[1][0];
  const letters = ghost.cells.map(([, letter]) => letter);
  // Set as a property: the page's policy allows no style attribute.
  const area = `grid-area: ${row + 1} / ${column + 1} / span ${isUpright ? 2 : 1} / span ${isUpright ? 1 : 2}`;
  const kind = !selection ? "is-hinted" : ghost.action ? "is-legal" : "is-refused";
  return html`<button type="button" class="ghost ${kind} ${isUpright ? "is-upright" : ""}" .style=${area}
      data-nav data-target aria-disabled=${!ghost.action} aria-label=${ghostWords(props, ghost, preview ? outcome(t, preview) : "")} @click=${onPlace}>
    ${(isForward ? letters : letters.reverse()).map((letter) => html`<span class="square is-tile" data-colour=${COLOUR_OF[letter]}>${face(COLOUR_OF[letter])}</span>`)}
  </button>`;
}

/**
 * @param {TableProps} props
 * @param {Ghost} ghost
 * @param {string} brings
 */
export function ghostWords({ t }, ghost, brings) {
  if (ghost.refusal) return t(`axio-refusal-${ghost.refusal.code}`, { square: ghost.refusal.square });
  const { action } = ghost;
  return action ? [moveWords(t, action), brings].filter(Boolean).join(": ") : "";
}

/**
 * Lines from the ghost over the squares that would score, with their points at the far end.
 * @param {TableProps} props
 */
function rays({ view, preview, ghost }) {
  if (!preview) return nothing;
  const [left, top] = placeOf(view.origin);
  const middle = (/** @type {string} */ square) => {
    const [column, row] = placeOf(square);
    return [column - left + 0.5, row - top + 0.5];
  };
  const badge = (/** @type {string} */ square, /** @type {string} */ colour, /** @type {number} */ points, aside = [0, 0]) => {
    const [x, y] = middle(square).map((at, axis) => Math.min(view.size - 0.4, Math.max(0.4, at + aside[axis])));
    return svg`<g class="badge" data-colour=${colour}><circle cx=${x} cy=${y} r=".36"/><text x=${x} y=${y + 0.15} text-anchor="middle">+${points}</text></g>`;
  };
  const sum = (/** @type {{[colour: string]: number}} */ points) => Object.values(points).reduce((all, more) => all + more, 0);
  // The corner of a pyramid that the ghost doesn't cover.
  const away = (/** @type {string} */ cell) => middle(cell).map((at, axis) => (ghost?.cells.some(([square]) => middle(square)[axis] > at) ? -0.3 : 0.3));
  return html`<svg class="rays" viewBox="0 0 ${view.size} ${view.size}" aria-hidden="true" focusable="false">
    ${preview.rays.map((ray) => {
      const [[x1, y1], [x2, y2]] = [middle(ray.from), middle(ray.cells.at(-1) ?? ray.from)];
      return svg`<line class="ray" data-colour=${ray.colour} x1=${x1} y1=${y1} x2=${x2} y2=${y2}/>`;
    })}
    ${preview.pyramids.map((pyramid) => svg`<circle class="crown" cx=${middle(pyramid.cell)[0]} cy=${middle(pyramid.cell)[1]} r=".62"/>`)}
    ${preview.rays.map((ray) => badge(ray.cells.at(-1) ?? ray.from, ray.colour, ray.points))}
    ${preview.pyramids.map(({ cell, points }) => badge(cell, "pyramid", sum(points), away(cell)))}
  </svg>`;
}

/** The names of columns or rows, as the log and the labels say them. @param {string} side @param {string[]} names */
const rim = (side, names) => html`<div class="rim ${side}" aria-hidden="true">${names.map((name) => html`<span>${name}</span>`)}</div>`;

/** @param {TableProps} props */
export function board(props) {
  const { t, view, actions, selection, ghost } = props;
  // Only the first tile has few places to go; lighting all the others would say nothing.
  const isFirst = Object.keys(view.refusals).length > 0;
  const open = isFirst && actions.length ? openSquares(actions, selection?.tile ?? view.racks[view.to_move ?? 0]?.[0]) : new Set();
  const handlers = onField(props);
  const rows = area(view);
  return html`<div class="stage"><div class="slab" .style=${`--size: ${view.size}`}>
    ${rim("is-columns", rows[0].map(([letter]) => letter))}${rim("is-rows", rows.map(([square]) => square.slice(1)))}
    <div class="field ${selection ? "is-aiming" : ""}" data-size=${view.size} role="group" aria-label=${t("axio-board", { size: view.size })}
        @pointermove=${handlers.move} @pointerleave=${handlers.leave} @click=${handlers.click} @wheel=${handlers.wheel}
        @touchstart=${handlers.touch} @touchmove=${handlers.pinch} @touchend=${handlers.lift}>
      ${rows.map((squares) => html`<div class="rank" role="img" aria-label=${rowWords(t, view, squares)}>
        ${squares.map((square) => cell(props, square, open))}
      </div>`)}
      ${rays(props)}
      <div class="over">${ghost ? ghostButton(props, ghost) : nothing}</div>
    </div>
  </div></div>`;
}
