/**
 * Each player's five tracks: where the markers stand, which colour is lowest, and how far the tile in the hand would move them.
 * On a phone five numbers, the full tracks one tap away.
 */
import { html, nothing, svg } from "lit-html";
import { COLOURS } from "./placing.js";
import { domino } from "./rack.js";
import { face } from "./sprite.js";
import { colourName, playerName, tilesWords } from "./words.js";

/** @typedef {import("./table.js").TableProps} TableProps */

/**
 * Steps as on the board, 0 to 18; in solo a second row of them follows.
 * @param {number} points
 * @param {number} more   What the tile in the hand would add.
 * @param {number} end
 * @param {number} tracks
 */
function rail(points, more, end, tracks) {
  const rows = Array.from({ length: tracks }, (_, i) => i);
  const within = (/** @type {number} */ total, /** @type {number} */ row) => Math.max(0, Math.min(end, total - row * end));
  const ticks = Array.from({ length: end - 1 }, (_, i) => `M${(i + 1) * 10} 1v8`).join("");
  return html`<svg class="rail" viewBox="0 0 ${end * 10} ${tracks * 12 - 2}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    ${rows.map((row) => svg`<g transform="translate(0 ${row * 12})">
      <rect class="groove" width=${end * 10} height="10" rx="2"/>
      <rect class="more" width=${within(points + more, row) * 10} height="10" rx="2"/>
      <rect class="done" width=${within(points, row) * 10} height="10" rx="2"/>
      <path class="ticks" d=${ticks}/><rect class="goal" x=${(end - 1) * 10} width="10" height="10" rx="2"/>
    </g>`)}
  </svg>`;
}

/**
 * @param {TableProps} props
 * @param {number} player
 * @param {import("./types.js").Colour} colour
 */
function track({ t, view, preview }, player, colour) {
  const points = view.scores_by_colour[player][colour];
  const more = view.to_move === player ? (preview?.points[colour] ?? 0) : 0;
  // All five alike: a mark on each would say nothing.
  const isLowest = view.lowest[player].length < COLOURS.length && view.lowest[player].includes(colour);
  const isFull = points >= view.track_end;
  return html`<li class="track ${isLowest ? "is-lowest" : ""} ${isFull ? "is-full" : ""}" data-colour=${colour}>
    <span class="square is-tile" data-slot data-at="track/${player}/${colour}">${face(colour)}</span>
    <span class="unseen">${colourName(t, colour)}</span>
    ${rail(points, more, view.track_end, view.tracks)}
    <strong>${points}</strong>
    ${more ? html`<span class="plus">+${more}</span>` : nothing}
    ${isLowest ? html`<span class="unseen">${t("axio-lowest")}</span>` : nothing}
  </li>`;
}

/**
 * The backs of a hidden rack, or the rack that was just shown to everybody.
 * @param {TableProps} props
 * @param {number} player
 */
function hand({ t, view }, player) {
  if (view.options.players === 1) return nothing;
  const shown = view.shown[player];
  if (shown) return html`<span class="shown" role="img" aria-label=${t("axio-shown", { tiles: tilesWords(t, shown) })}>${shown.map((tile) => html`<span class="pair">${domino(tile)}</span>`)}</span>`;
  return html`<span class="hand" role="img" aria-label=${t("axio-hand", { count: view.rack_counts[player] })}>
    ${Array.from({ length: view.rack_counts[player] }, () => html`<span class="back"></span>`)}</span>`;
}

/**
 * @param {TableProps} props
 * @param {number} player
 */
export function panel(props, player) {
  const { t, view, seats, owner, shown, onShow } = props;
  const name = playerName(t, seats, player);
  const isShown = shown === player;
  return html`<article class="panel ${view.to_move === player ? "is-turn" : ""} ${isShown ? "is-shown" : ""}" aria-label=${t("axio-tracks", { player: name })}
      data-at=${owner === player ? nothing : `hand/${player}`}>
    <header><h2>${name}</h2>${hand(props, player)}
      <button type="button" class="icon more" aria-expanded=${isShown} aria-label=${t("axio-tracks", { player: name })} @click=${() => onShow(isShown ? null : player)}>▾</button></header>
    <ul class="tracks">${COLOURS.map((colour) => track(props, player, colour))}</ul>
  </article>`;
}
