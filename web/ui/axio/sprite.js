/**
 * The symbols of AXIO: dot, square, sun, ring and star, told apart without colour, and the pyramid with two lit faces.
 * Colours come from CSS variables, so that themes reach them.
 */
import { html, svg } from "lit-html";

/**
 * A polygon round the middle, through rays of alternating length.
 * @param {number} points
 * @param {number} outer
 * @param {number} inner
 */
function pointed(points, outer, inner) {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const [radius, angle] = [i % 2 ? inner : outer, (Math.PI * i) / points];
    return `${(20 + radius * Math.sin(angle)).toFixed(2)} ${(20 - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

const beams = Array.from({ length: 8 }, (_, i) => svg`<path class="stroke" stroke-width="3.4" stroke-linecap="round" d="M20 4.500v4.500" transform="rotate(${45 * i} 20 20)"/>`);

/** @type {[string, unknown][]} */
const SYMBOLS = [
  ["green", svg`<circle class="ink" cx="20" cy="20" r="8"/>`],
  ["orange", svg`<rect class="ink" x="9" y="9" width="22" height="22" rx="2"/>`],
  ["red", svg`<circle class="ink" cx="20" cy="20" r="7.500"/>${beams}`],
  ["purple", svg`<circle class="stroke" fill="none" cx="20" cy="20" r="10.500" stroke-width="5"/>`],
  ["blue", svg`<path class="ink" stroke-linejoin="round" d=${pointed(5, 16, 6.6)}/>`],
  ["pyramid", svg`
    <path class="lit" d="M4 4h32L20 20z"/><path class="half" d="M4 4l16 16L4 36z"/>
    <path class="shaded" d="M36 4v32L20 20z"/><path class="dark" d="M4 36h32L20 20z"/>`],
];

/** Put once into the page, before anything that uses it. */
export const sprite = html`<svg class="sprite" aria-hidden="true" width="0" height="0">
  ${SYMBOLS.map(([name, drawing]) => svg`<symbol id=${`axio-${name}`} viewBox="0 0 40 40">${drawing}</symbol>`)}
</svg>`;

/**
 * A symbol: decoration only, the words are on whatever holds it.
 * @param {string} kind  A colour, or "pyramid".
 */
export const face = (kind) => html`<svg class="face" viewBox="0 0 40 40" aria-hidden="true" focusable="false"><use href=${`#axio-${kind}`}></use></svg>`;
