/**
 * Factories and centre: what can be picked up. A function of the view, the actions and the selection.
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { discs, distributions, groups, isPickable, isSamePick, lifted, restOf } from "./selection.js";
import { supply } from "./supply.js";
import { restWords, source, tiles } from "./words.js";

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
  const { t, look: { face }, view, actions, selection, hint } = props;
  const canPick = isPickable(actions, pick);
  const isPicked = isSamePick(lifted(view, selection), pick);
  const isHandedOut = isPicked && view.pending !== undefined && actions.length > 0;
  const isHinted = isSamePick(hint, pick);
  const classes = `tile ${isPicked ? "is-picked" : ""} ${isHinted ? "is-hinted" : ""}`;
  const rest = groups(restOf(view, actions, pick));
  const label = [t("pick", { tiles: tiles(t, pick.colour, count), source: source(t, pick.from) }), ...(rest.length ? [restWords(t, rest)] : [])].join(". ");
  const at = `${pick.from}/${pick.colour}`;
  return Array.from({ length: count }, (_, i) => i === 0
    ? html`<button type="button" class=${classes} data-tile data-colour=${pick.colour} data-group=${group} data-at=${at}
        aria-label=${label} aria-pressed=${isPicked} ?disabled=${!canPick} ?data-nav=${canPick && !selection}
        ?data-pick=${canPick} ?data-drag=${isHandedOut}>${face(pick.colour)}</button>`
    : html`<span class=${classes} data-tile data-colour=${pick.colour} data-group=${group} data-at=${at}
        ?data-pick=${canPick} ?data-drag=${isHandedOut}>${face(pick.colour)}</span>`);
}

const isFinger = () => matchMedia("(pointer: coarse)").matches;

/** How far beside a tile a mouse may click, in pixels, and still means it. */
const SLACK = 12;

/**
 * The tile that a click means: the one under it, else the nearest; for a finger in the whole place.
 * @param {MouseEvent} event
 */
function tileMeant({ target, currentTarget, clientX, clientY }) {
  const under = /** @type {Element} */ (target).closest("[data-pick], button, .words");
  if (under) return under.matches("[data-pick]") ? under : undefined;
  const near = [.../** @type {Element} */ (currentTarget).querySelectorAll("[data-pick]")].map((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return { tile, far: Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom)) };
  }).filter(({ far }) => far <= SLACK || isFinger());
  return near.sort((a, b) => a.far - b.far)[0]?.tile;
}

/** A crowded disc that has not come closer yet. @param {HTMLElement} disc */
const isFar = (disc) => isFinger() && disc.matches(".is-crowded:not(:focus-within, .is-source)");

/** A finger's tap would focus the disc before it is asked whether it is far. @param {Event} event */
const onPress = (event) => isFar(/** @type {HTMLElement} */ (event.currentTarget)) && event.preventDefault();

/**
 * A crowded disc comes closer before a finger chooses from it, without leaving the table.
 * @param {MouseEvent} event
 * @returns {boolean}  Whether it came. Keys and drags, whose clicks have no `detail`, name their tile.
 */
function comesCloser({ currentTarget, detail }) {
  const disc = /** @type {HTMLElement} */ (currentTarget);
  if (detail === 0 || !isFar(disc)) return false;
  const { left, top, width, height } = disc.getBoundingClientRect();
  const room = /** @type {HTMLElement} */ (disc.closest("main")).getBoundingClientRect();
  disc.style.transformOrigin = `${(100 * (left - room.left)) / (room.width - width)}% ${(100 * (top - room.top)) / (room.height - height)}%`;
  disc.focus();
  return true;
}

/**
 * @param {TableProps} props
 * @param {string} from
 */
const onPick = (props, from) => (/** @type {MouseEvent} */ event) => {
  const tile = tileMeant(event);
  if (tile instanceof HTMLElement && tile.dataset.colour && !comesCloser(event)) props.onPick({ from, colour: tile.dataset.colour });
};

/** How many tiles a factory is dealt. It may come to hold more. */
const DEALT = 4;

/**
 * @param {TableProps} props
 * @param {import("./types.js").Disc} disc
 */
function factory(props, disc) {
  const { t, look, view, actions, selection, marks } = props;
  const from = `factory-${disc.number}`;
  const empty = Math.max(0, DEALT - disc.tiles.length);
  const isSource = lifted(view, selection)?.from === from;
  const isLeaving = isSource && restOf(view, actions, selection?.pick).length > 0;
  const classes = `factory ${disc.effect ? "is-gold" : ""} ${isSource ? "is-source" : ""} ${isLeaving ? "is-leaving" : ""} ${disc.tiles.length > DEALT ? "is-crowded" : ""} ${marks.has(from) ? "is-last" : ""}`;
  return html`<div class=${classes} role="group" tabindex="-1" data-at=${from} data-holds=${disc.tiles.length + empty} data-tip=${disc.effect ? `tip-${disc.number}` : nothing}
      aria-label=${t("factory", { number: disc.number, count: disc.tiles.length })} @mousedown=${onPress} @click=${onPick(props, from)}>
    ${groups(disc.tiles).map((group, g) => pickTiles(props, { from, colour: group.colour }, group.count, g + 1))}
    ${Array.from({ length: empty }, () => html`<span class="slot" data-slot data-at="${from}/slot"></span>`)}
    ${look.seal(t, disc)}
    ${drop(props, disc.number)}
    <span class="number" aria-hidden="true">${disc.number}</span>
  </div>`;
}

/**
 * The whole factory as a target for the tiles that are being handed out.
 * @param {TableProps} props
 * @param {number} number
 */
function drop(props, number) {
  const { t, look, actions, hint, proposed } = props;
  const step = distributions(actions).get(number);
  if (!step) return nothing;
  const { colour, to, preview: { count } } = step;
  const isHinted = hint?.id === step.id;
  return html`<button type="button" class="drop is-legal ${isHinted ? "is-hinted" : ""} ${proposed?.id === step.id ? "is-proposed" : ""}" data-to=${to} data-nav data-target
      aria-label=${t(`drop-${to}`, { tiles: tiles(t, colour, count), number })} @click=${() => props.onAction(step.id)}>
    <span class="plus" aria-hidden="true"><span class="tile" data-colour=${colour}>${look.face(colour)}</span>+${count}</span>
  </button>`;
}

/** @param {TableProps} props */
function centre(props) {
  const { t, look: { face }, view, actions, selection } = props;
  const coming = groups(restOf(view, actions, selection?.pick));
  const isMarkerHere = view.marker === "centre" && view.phase !== "over";
  return html`<div class="centre ${props.marks.has("centre") ? "is-last" : ""}" role="group" aria-label=${t("centre", { count: view.centre.length })} data-at="centre"
      @click=${onPick(props, "centre")}>
    ${isMarkerHere ? html`<span class="tile marker" data-tile data-at="centre/marker" role="img" aria-label=${t("marker")}>${face("marker")}</span>` : nothing}
    ${groups(view.centre).map((group, g) => html`<span class="stack" data-group=${g + 1}>
      ${pickTiles(props, { from: "centre", colour: group.colour }, group.count, g + 1)}
      ${group.count > 1 ? html`<span class="count" aria-hidden="true">${group.count}</span>` : nothing}
    </span>`)}
    ${coming.length ? html`<span class="coming" role="img" aria-label=${restWords(t, coming)}>${coming.map(({ colour, count }) => html`
      <span class="tile is-ghost" data-colour=${colour}>${face(colour)}${count > 1 ? html`<span class="count">${count}</span>` : nothing}</span>`)}</span>` : nothing}
  </div>`;
}

/** @param {TableProps} props */
export function market(props) {
  const { t, view } = props;
  const circle = discs(view);
  return html`<section class="market" aria-label=${t("market")}>
    <div class="ring" data-count=${view.factories.length} data-discs=${circle.length}>
      ${repeat(circle, (disc) => disc.number, (disc) => factory(props, disc))}
      ${centre(props)}
      ${supply(props)}
    </div>
  </section>`;
}
