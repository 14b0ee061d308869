/**
 * A match as a small picture: the board with what lies on it. Decoration: whoever shows it says in words what it is.
 */
import { html, svg } from "lit-html";
import { area, COLOUR_OF, contentOf } from "./placing.js";

/** @param {import("./types.js").View} view */
export function picture(view) {
  const side = view.size * 40;
  const halves = area(view).flatMap((squares, row) => squares.flatMap((square, column) => {
    const content = contentOf(view, square);
    if (content === ".") return [];
    const place = `translate(${column * 40} ${row * 40})`;
    if (content === "^") return [svg`<use href="#axio-pyramid" width="40" height="40" transform=${place}/>`];
    return [svg`<g data-colour=${COLOUR_OF[content]} transform=${place}><rect class="ground" x="1" y="1" width="38" height="38" rx="4"/>
      <use href="#axio-${COLOUR_OF[content]}" width="40" height="40"/></g>`];
  }));
  return html`<svg class="picture" data-game="axio" viewBox="0 0 ${side} ${side}" aria-hidden="true" focusable="false">
    <rect class="bare" width=${side} height=${side} rx="10"/>${halves}</svg>`;
}
