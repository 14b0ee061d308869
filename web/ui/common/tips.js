/**
 * Words that show on hover, focus and long press. Whatever has them names a popover: `data-tip="its id"`.
 * A finger may rest anywhere on it, a mouse anywhere that is not a thing to pick up; focus counts on a
 * button itself, if it is not one of several to choose from that is not chosen yet.
 */

const PRESS_MS = 450;
const HOVER_MS = 250;
const MARGIN = 8;

/** A finger that wanders further than this scrolls or drags. */
const SLACK = 10;

/** @type {{anchor: HTMLElement, words: HTMLElement} | null} */
let shown = null;

/** @param {EventTarget | null} target */
const anchorOf = (target) => (target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-tip]")) : null);

/** What can be chosen is chosen first; one more tap shows its words. @param {HTMLElement} anchor */
const isChosen = (anchor) => anchor.ariaPressed !== "false";

function hide() {
  if (shown?.words.isConnected && shown.words.matches(":popover-open")) shown.words.hidePopover();
  shown = null;
}

/** @param {HTMLElement} anchor */
function show(anchor) {
  const words = document.getElementById(anchor.dataset.tip ?? "");
  if (!words || (shown?.words === words && words.matches(":popover-open"))) return;
  hide();
  words.showPopover();
  shown = { anchor, words };
  place(anchor, words);
}

/**
 * Below the anchor, or above it where there is more room; never past the edge of the window.
 * @param {HTMLElement} anchor
 * @param {HTMLElement} words
 */
function place(anchor, words) {
  const box = anchor.getBoundingClientRect();
  const { width, height } = words.getBoundingClientRect();
  const isRoomBelow = box.bottom + MARGIN + height <= innerHeight - MARGIN;
  const top = isRoomBelow ? box.bottom + MARGIN : Math.max(MARGIN, box.top - MARGIN - height);
  const left = Math.min(Math.max(MARGIN, box.left + (box.width - width) / 2), innerWidth - MARGIN - width);
  words.style.left = `${left}px`;
  words.style.top = `${top}px`;
}

/** Listens for the whole page, once. */
export function watchTips() {
  /** @type {{timer: number, x: number, y: number} | null} */
  let press = null;
  let isSwallowing = false;
  let hover = 0;
  let at = ""; // where the mouse was last
  let isPageMoved = false;
  const release = () => {
    if (press) clearTimeout(press.timer);
    press = null;
  };

  const enter = (/** @type {PointerEvent} */ event) => {
    isPageMoved = false;
    clearTimeout(hover);
    const anchor = anchorOf(event.target);
    const isThing = event.target instanceof Element && event.target.closest("[data-pick], [data-target]") !== null;
    if (anchor && !isThing) hover = setTimeout(() => anchor.isConnected && show(anchor), HOVER_MS);
    else if (shown && !shown.anchor.contains(document.activeElement)) hover = setTimeout(hide, HOVER_MS); // time to reach a link in it
  };
  // Where the page changed below a mouse at rest, its next move counts.
  addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    isPageMoved = at === `${event.clientX} ${event.clientY}`;
    if (!isPageMoved) enter(event);
  });
  addEventListener("focusin", (event) => {
    if (event.target instanceof HTMLButtonElement && event.target.dataset.tip && isChosen(event.target)) show(event.target);
  });
  addEventListener("focusout", (event) => shown?.words.contains(/** @type {Node | null} */ (event.relatedTarget)) || hide());
  addEventListener("keydown", (event) => event.key === "Escape" && hide());
  addEventListener("scroll", hide, true);

  addEventListener("pointerdown", (event) => {
    isSwallowing = false;
    const anchor = anchorOf(event.target);
    if (anchor !== shown?.anchor) hide();
    if (anchor === null || event.pointerType === "mouse") return;
    const timer = setTimeout(() => {
      isSwallowing = true;
      show(anchor);
    }, PRESS_MS);
    press = { timer, x: event.clientX, y: event.clientY };
  });
  addEventListener("pointermove", (event) => {
    if (isPageMoved && event.pointerType === "mouse") enter(event);
    at = `${event.clientX} ${event.clientY}`;
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK) release();
  });
  addEventListener("pointerup", release);
  addEventListener("pointercancel", release);
  addEventListener("contextmenu", (event) => isSwallowing && event.preventDefault());
  // The click that ends a long press picks nothing up; a short one on the element itself shows its words.
  addEventListener("click", (event) => {
    if (isSwallowing) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.target instanceof Element) {
      const own = anchorOf(event.target);
      if (own?.localName === "button" && isChosen(own)) show(own);
    }
    isSwallowing = false;
  }, true);
}
