/** Small line icons, drawn for this page. */
import { html, svg } from "lit-html";

/** @type {{[name: string]: unknown}} */
const PATHS = {
  back: svg`<path d="M15 5l-7 7 7 7"/>`,
  close: svg`<path d="M6 6l12 12M18 6L6 18"/>`,
  help: svg`<path d="M9 9.200a3 3 0 1 1 4.200 2.800c-.9.5-1.200 1-1.200 2M12 17.500v.1"/><circle cx="12" cy="12" r="9"/>`,
  hint: svg`<path d="M9.500 17h5M10.500 20h3M9.500 17c0-2.500-3-3.500-3-7a5.500 5.500 0 0 1 11 0c0 3.500-3 4.500-3 7"/>`,
  log: svg`<path d="M5 6h14M5 12h14M5 18h9"/>`,
  more: svg`<path d="M6 12h.01M12 12h.01M18 12h.01" stroke-width="3"/>`,
  place: svg`<path d="M5 12.500l4.500 4.500L19 7.500"/>`,
  "put-back": svg`<path d="M12 4v10M7.500 10l4.500 4.500 4.500-4.500M5 19h14"/>`,
  redo: svg`<path d="M15 5l4.500 4.500L15 14M19 9.500H10a5 5 0 0 0 0 10h3"/>`,
  settings: svg`<circle cx="9" cy="7" r="2.200"/><circle cx="15" cy="17" r="2.200"/><path d="M4 7h2.800M11.200 7H20M4 17h8.800M17.200 17H20"/>`,
  silence: svg`<path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5"/>`,
  sound: svg`<path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.700 7.700 0 0 1 0 11"/>`,
  "step-back": svg`<path d="M14.500 6l-6 6 6 6"/>`,
  "step-first": svg`<path d="M18 6l-6 6 6 6M7 6v12"/>`,
  "step-forward": svg`<path d="M9.500 6l6 6-6 6"/>`,
  "step-last": svg`<path d="M6 6l6 6-6 6M17 6v12"/>`,
  share: svg`<circle cx="6" cy="12" r="2.500"/><circle cx="17" cy="6" r="2.500"/><circle cx="17" cy="18" r="2.500"/><path d="M8.300 10.800l6.400-3.500M8.300 13.200l6.400 3.500"/>`,
  turn: svg`<path d="M18.500 9A7.500 7.500 0 1 0 19 14M19 4v5.500h-5.500"/>`,
  undo: svg`<path d="M9 5L4.500 9.500 9 14M5 9.500h9a5 5 0 0 1 0 10h-3"/>`,
  zoom: svg`<circle cx="10.500" cy="10.500" r="6"/><path d="M15 15l5 5M8 10.500h5M10.500 8v5"/>`,
};

/** @param {string} name */
export const icon = (name) => html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${PATHS[name]}</svg>`;
