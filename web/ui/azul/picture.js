/**
 * A match as a small picture: the wall of each player, with the tiles that lie on it. Decoration: whoever shows it says in words
 * what it is. One SVG, two elements a tile, so that a list of many stays quick.
 */
import { html, svg } from "lit-html";

/** A cell is 40 wide, as in the sprite; walls stand 20 apart. */
const WALL = 200;
const GAP = 20;

/**
 * @param {import("./types.js").Look} look
 * @param {import("./types.js").View} view
 */
export function picture(look, view) {
  const walls = view.players.map(({ wall }) => wall);
  // Three or four stand in two rows.
  const across = walls.length > 2 ? 2 : walls.length;
  const size = (/** @type {number} */ count) => count * (WALL + GAP) - GAP;
  return html`<svg class="picture" data-game=${look.id} viewBox="-1 -1 ${size(across) + 2} ${size(Math.ceil(walls.length / across)) + 2}" aria-hidden="true" focusable="false">
    ${walls.map((wall, i) => svg`<g transform="translate(${(i % across) * (WALL + GAP)} ${Math.floor(i / across) * (WALL + GAP)})">
      <rect class="bare" width="200" height="200" rx="10"/>
      ${wall.flatMap((row, r) => row.flatMap((colour, c) => (colour === null ? [] : [svg`<g data-colour=${colour} transform="translate(${c * 40} ${r * 40})">
        <rect class="ground" x="1" y="1" width="38" height="38" rx="5"/><use href="#${look.id}-${colour}" width="40" height="40"/></g>`])))}
    </g>`)}
  </svg>`;
}
