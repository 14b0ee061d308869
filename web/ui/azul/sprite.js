/**
 * The tiles of Azul as SVG symbols: glazed squares, each with a pattern of its own, told apart without colour.
 * Colours come from CSS variables, so that themes reach them; presentation attributes only, as the page allows no inline style.
 */
import { html, svg } from "lit-html";

/** One quarter, turned four times round the middle. @param {unknown} part */
const four = (part) => svg`${part}
  <g transform="rotate(90 20 20)">${part}</g><g transform="rotate(180 20 20)">${part}</g><g transform="rotate(270 20 20)">${part}</g>`;

/** Painted corners: four tiles side by side close them to rings. */
const corners = four(svg`<path class="stroke" d="M1 9.500A8.500 8.500 0 0 0 9.500 1" fill="none" stroke-width="1.300" opacity=".6"/><path class="ink" d="M1 1h3.600A3.600 3.600 0 0 1 1 4.600z" opacity=".6"/>`);

const star = svg`${corners}
  <path class="ink" d="M20 5l4.4 4.4h6.2v6.2L35 20l-4.4 4.4v6.2h-6.2L20 35l-4.4-4.4H9.4v-6.2L5 20l4.4-4.4V9.4h6.2z"/>
  <path class="ground" d="M20 12.5l2.2 2.2h3.1v3.1l2.2 2.2-2.2 2.2v3.1h-3.1L20 27.5l-2.2-2.2h-3.1v-3.1L12.5 20l2.2-2.2v-3.1h3.1z"/>
  <circle class="ink" cx="20" cy="20" r="2.6"/>`;

const lozenge = svg`${corners}
  <path class="ink" d="M20 4.5L35.5 20 20 35.5 4.5 20z"/>
  <path class="ground" d="M20 10.5l9.5 9.5-9.5 9.5-9.5-9.5z"/>
  <path class="ink" d="M20 15l5 5-5 5-5-5z"/>`;

const quatrefoil = svg`${corners}
  <g class="ink"><circle cx="20" cy="12.2" r="7"/><circle cx="27.8" cy="20" r="7"/><circle cx="20" cy="27.8" r="7"/><circle cx="12.2" cy="20" r="7"/></g>
  <g class="ground"><circle cx="20" cy="12.2" r="3"/><circle cx="27.8" cy="20" r="3"/><circle cx="20" cy="27.8" r="3"/><circle cx="12.2" cy="20" r="3"/><circle cx="20" cy="20" r="2.4"/></g>`;

const lattice = svg`
  <g class="stroke" stroke-width="3.4" fill="none"><path d="M2 12L12 2M2 28L28 2M12 38L38 12M28 38L38 28M2 28l10 10M2 12l26 26M12 2l26 26M28 2l10 10"/></g>`;

const rosette = svg`${corners}
  ${four(svg`<path class="ink" d="M20 20c-5.6-4.6-5.6-11.4 0-15.5 5.600 4.100 5.600 10.900 0 15.500z"/>`)}
  <g transform="rotate(45 20 20)">${four(svg`<path class="ink" d="M20 20c-3.200-4-3.200-9.500 0-13 3.200 3.500 3.200 9 0 13z"/>`)}</g>
  <circle class="ground" cx="20" cy="20" r="3.600"/><circle class="ink" cx="20" cy="20" r="1.700"/>`;

const marker = svg`
  <text x="20" y="29" text-anchor="middle" class="numeral">1</text>`;

/** @type {[string, unknown][]} */
const SYMBOLS = [["blue", star], ["yellow", lozenge], ["red", quatrefoil], ["black", lattice], ["white", rosette], ["marker", marker]];

/** Put once into the page, before anything that uses it. */
export const sprite = html`<svg class="sprite" aria-hidden="true" width="0" height="0">
  ${SYMBOLS.map(([name, drawing]) => svg`<symbol id=${`azul-${name}`} viewBox="0 0 40 40">${drawing}</symbol>`)}
</svg>`;

/**
 * The face of a tile: decoration only, the words are on whatever holds it.
 * @param {string} kind  A colour, or "marker".
 */
export const face = (kind) => html`<svg class="face" viewBox="0 0 40 40" aria-hidden="true" focusable="false"><use href=${`#azul-${kind}`}></use></svg>`;
