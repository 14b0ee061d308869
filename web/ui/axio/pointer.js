/**
 * Hands on the table: hovering, tapping, dragging, the wheel and two fingers. It finds the square below a point and tells
 * the table's intents; nothing is drawn here but the tile that hangs on a dragging finger.
 *
 * A mouse moves the ghost by hovering. A finger first points (the ghost shows what it would bring) and then taps the ghost.
 * Both can drag a tile from the rack; a finger holds it a little below, so that it stays in sight. The page's own dragging
 * (`common/drag.js`) clicks where it ends; here the ghost must follow, and turn, on the way.
 */
import { contentOf, placeOf, squareAt } from "./placing.js";

/** @typedef {import("./table.js").TableProps} TableProps */

/** A finger that wanders no further than this taps. */
const SLACK = 8;
/** Pixels above a finger at which a dragged tile is held. */
const REACH = 44;
/** A tap of two fingers is over by then. */
const TAP_MS = 400;
const MOST_ZOOM = 2.4;

/** Drawn last, and so true now: listeners of a drag outlive drawings. @type {TableProps | null} */
let latest = null;

/** The move of the hint that was drawn last. @type {number | undefined} */
let hinted;

/**
 * The square that is seen at a point: most of a zoomed board lies out of sight, below other things.
 * @param {HTMLElement} field
 * @param {TableProps["view"]} view
 * @param {number} x
 * @param {number} y
 */
function squareUnder(field, view, x, y) {
  const box = field.getBoundingClientRect();
  const seen = stageOf(field).getBoundingClientRect();
  const [columns, rows] = [...stageOf(field).querySelectorAll(".rim")].map((rim) => rim.getBoundingClientRect());
  if (x < rows.right || x > seen.right || y < columns.bottom || y > seen.bottom) return null;
  const column = Math.floor(((x - box.left) / box.width) * view.size);
  const row = Math.floor(((y - box.top) / box.height) * view.size);
  const [left, top] = placeOf(view.origin);
  const square = squareAt(left + column, top + row);
  const isInside = column >= 0 && row >= 0 && column < view.size && row < view.size;
  return isInside && contentOf(view, square) !== "#" ? square : null;
}

// ── The board ─────────────────────────────────────────────────────────────────────────────────────

/** Where two fingers are, and were when they came. @type {{start: number, distance: number, zoom: number, isPinch: boolean, at: Point} | null} */
let fingers = null;

/** @typedef {[number, number]} Point  On the screen. */

/** @param {TouchList} touches */
const spread = (touches) => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);

/** @param {TouchList} touches @returns {Point} */
const between = (touches) => [(touches[0].clientX + touches[1].clientX) / 2, (touches[0].clientY + touches[1].clientY) / 2];

/** @param {Element} element @returns {HTMLElement} */
const stageOf = (element) => /** @type {HTMLElement} */ (element.closest(".stage"));

/** @param {HTMLElement} stage */
const zoomOf = (stage) => Number(stage.style.getPropertyValue("--zoom") || 1);

/**
 * The zoom is the window's own affair, like the scroll position: it is no part of the state. What lay at one point of the
 * screen lies at the other one afterwards, as far as the board reaches.
 * @param {HTMLElement} stage
 * @param {number} zoom
 * @param {Point} from
 * @param {Point} to
 */
function setZoom(stage, zoom, [x, y], to) {
  const bounded = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const field = /** @type {HTMLElement} */ (stage.querySelector(".field"));
  const before = field.getBoundingClientRect();
  stage.style.setProperty("--zoom", String(bounded));
  stage.classList.toggle("is-zoomed", bounded > 1);
  const after = field.getBoundingClientRect();
  const grown = after.width / before.width;
  stage.scrollBy(after.left + (x - before.left) * grown - to[0], after.top + (y - before.top) * grown - to[1]);
}

/** In at the middle, and out again. @param {Event} event */
export function toggleZoom({ currentTarget }) {
  const stage = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (currentTarget).closest(".axio")?.querySelector(".stage"));
  if (!stage) return;
  const { left, top, width, height } = stage.getBoundingClientRect();
  /** @type {Point} */
  const middle = [left + width / 2, top + height / 2];
  setZoom(stage, zoomOf(stage) > 1 ? 1 : 1.8, middle, middle);
}

/** @param {TableProps} props */
export function onField(props) {
  latest = props;
  const { view, selection, ghost, isProposed, onAim, onTurn } = props;
  // A hint must not lie where a zoomed board is out of sight. When it comes; then the board is the hand's.
  const idea = selection ? undefined : ghost?.action?.id;
  if (idea !== undefined && idea !== hinted) requestAnimationFrame(() => document.querySelector(".is-zoomed .ghost")?.scrollIntoView({ block: "nearest", inline: "nearest" }));
  hinted = idea;
  const aim = (/** @type {MouseEvent} */ event) => {
    const at = squareUnder(/** @type {HTMLElement} */ (event.currentTarget), view, event.clientX, event.clientY);
    if (selection && at && at !== selection.at) onAim(at);
  };
  return {
    /** @param {PointerEvent} event */
    move: (event) => event.pointerType === "mouse" && !drag && !isProposed && aim(event),
    /** @param {PointerEvent} event */
    leave: (event) => {
      if (event.pointerType === "mouse" && selection?.at && !drag && !isProposed) onAim(null);
    },
    /** @param {PointerEvent} event */
    click: (event) => {
      const isGhost = event.target instanceof Element && event.target.closest(".ghost") !== null;
      if (!isGhost && event.detail > 0) aim(event);
    },
    wheel: {
      passive: false,
      /** @param {WheelEvent} event */
      handleEvent: (event) => {
        if (!selection || event.ctrlKey) return;
        event.preventDefault();
        onTurn();
      },
    },
    touch: {
      passive: true,
      /** @param {TouchEvent} event */
      handleEvent: ({ touches, currentTarget }) => {
        if (touches.length !== 2) return;
        const stage = stageOf(/** @type {HTMLElement} */ (currentTarget));
        fingers = { start: Date.now(), distance: spread(touches), zoom: zoomOf(stage), isPinch: false, at: between(touches) };
      },
    },
    pinch: {
      passive: false,
      /** @param {TouchEvent} event */
      handleEvent: (event) => {
        if (!fingers || event.touches.length !== 2) return;
        if (event.cancelable) event.preventDefault(); // it is not while the browser scrolls already
        const { touches, currentTarget } = event;
        const change = spread(touches) - fingers.distance;
        fingers.isPinch ||= Math.abs(change) > 2 * SLACK;
        if (!fingers.isPinch) return;
        const at = between(touches);
        setZoom(stageOf(/** @type {HTMLElement} */ (currentTarget)), fingers.zoom * (1 + change / fingers.distance), fingers.at, at);
        fingers.at = at;
      },
    },
    /** @param {TouchEvent} event */
    lift: (event) => {
      if (!fingers || event.touches.length > 0) return;
      const isTap = !fingers.isPinch && Date.now() - fingers.start < TAP_MS;
      fingers = null;
      if (isTap && selection) {
        event.preventDefault(); // no click follows: the ghost stays where it is
        onTurn();
      }
    },
  };
}

// ── Dragging from the rack ────────────────────────────────────────────────────────────────────────

/** @type {{slot: number, x: number, y: number, isMoving: boolean} | null} */
let drag = null;

/**
 * @param {PointerEvent} event
 * @param {number} slot
 */
export function startDrag(event, slot) {
  if (event.button !== 0 || !event.isPrimary) return;
  drag = { slot, x: event.clientX, y: event.clientY, isMoving: false };
  addEventListener("pointermove", onDrag);
  addEventListener("pointerup", endDrag);
  addEventListener("pointercancel", dropDrag);
}

/** Where the tile is held, and over which square. @param {PointerEvent} event */
function held(event) {
  const y = event.clientY - (event.pointerType === "mouse" ? 0 : REACH);
  const field = document.querySelector(".field");
  const at = latest && field instanceof HTMLElement ? squareUnder(field, latest.view, event.clientX, y) : null;
  return { x: event.clientX, y, at };
}

/** @param {PointerEvent} event */
function onDrag(event) {
  if (!drag || !latest) return;
  if (!drag.isMoving) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
    drag.isMoving = true;
    latest.onLift(drag.slot);
  }
  const { x, y, at } = held(event);
  if (latest.selection && latest.selection.at !== at) latest.onAim(at);
  const hanging = document.querySelector(".hanging");
  if (hanging instanceof HTMLElement) {
    hanging.classList.toggle("is-seen", at === null);
    hanging.style.translate = `${x}px ${y}px`;
  }
}

/** @param {PointerEvent} event */
function endDrag(event) {
  const isMoving = drag?.isMoving;
  dropDrag();
  if (!isMoving || !latest) return;
  if (held(event).at === null) latest.onPutBack();
  else if (latest.ghost?.action) latest.onPlace();
}

function dropDrag() {
  drag = null;
  document.querySelector(".hanging")?.classList.remove("is-seen");
  removeEventListener("pointermove", onDrag);
  removeEventListener("pointerup", endDrag);
  removeEventListener("pointercancel", dropDrag);
}
