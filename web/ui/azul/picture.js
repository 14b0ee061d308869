/**
 * A match as a small picture: the pattern lines and the wall of each player, with the tiles that lie there and the plan below them.
 * Decoration: whoever shows it says in words what it is. One SVG, two elements a tile and one for each colour of the plan, so that a
 * list of many stays quick.
 */
import { html, svg } from "lit-html";

/** A cell is 40 wide, as in the sprite; a board is lines and wall, with a gap between them and to the next one. */
const SIDE = 40;
const WIDE = 420;
const HIGH = 200;
const GAP = 20;

/**
 * @param {import("./types.js").Look} look
 * @param {import("./types.js").View} view
 */
export function picture(look, view) {
  const { players, plan } = view;
  // Three or four stand in two columns.
  const across = players.length > 2 ? 2 : 1;
  const down = Math.ceil(players.length / across);
  return html`<svg class="picture" data-game=${look.id} viewBox="-1 -1 ${across * (WIDE + GAP) - GAP + 2} ${down * (HIGH + GAP) - GAP + 2}" aria-hidden="true" focusable="false">
    ${players.map(({ lines, wall }, i) => svg`<g transform="translate(${(i % across) * (WIDE + GAP)} ${Math.floor(i / across) * (HIGH + GAP)})">
      <path class="bare" d="${lines.map((_, r) => cells(4 - r, r, r + 1)).join("")}"/>
      ${lines.flatMap(({ colour, count }, r) => Array.from({ length: colour ? count : 0 }, (_, c) => tile(look, String(colour), 4 - c, r)))}
      <g transform="translate(${WIDE - 5 * SIDE} 0)"><rect class="bare" width="200" height="200" rx="10"/>
        ${plan ? look.colours.map((colour) => svg`<path class="plan" data-colour=${colour} d="${plan.map((row, r) => cells(row.indexOf(colour), r)).join("")}"/>`) : null}
        ${wall.flatMap((row, r) => row.flatMap((colour, c) => (colour ? [tile(look, colour, c, r)] : [])))}
      </g>
    </g>`)}
  </svg>`;
}

/**
 * The outline of cells side by side.
 * @param {number} column
 * @param {number} row
 */
const cells = (column, row, count = 1) => `M${column * SIDE + 3} ${row * SIDE + 3}h${count * SIDE - 6}v34h${6 - count * SIDE}z`;

/**
 * @param {import("./types.js").Look} look
 * @param {string} colour
 * @param {number} column
 * @param {number} row
 */
const tile = (look, colour, column, row) => svg`<g data-colour=${colour} transform="translate(${column * SIDE} ${row * SIDE})">
  <rect class="ground" x="1" y="1" width="38" height="38" rx="5"/><use href="#${look.id}-${colour}" width="40" height="40"/></g>`;
