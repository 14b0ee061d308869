/**
 * Dragging, for mouse, pen and finger: it clicks what it starts on (`data-pick`), and clicks what it ends on
 * (`data-target`, or a place that says why not). So it can do nothing that clicks can't. `data-drag` is in the hand already.
 */

/** A pointer that wanders less than this is a click. */
const SLACK = 6;
const SOURCES = "[data-pick], [data-drag]";
const PLACES = "[data-target], [data-nav][aria-disabled=\"true\"]";

/**
 * @typedef {object} Drag
 * @property {HTMLElement} source
 * @property {number} pointer
 * @property {number} x
 * @property {number} y
 * @property {HTMLElement | null} copy   Follows the pointer once it has moved.
 * @property {Element | null} over
 */

/**
 * Listens for the whole page, once.
 * @param {HTMLElement} layer          Lies above the page and takes no clicks.
 * @param {(kind: string) => HTMLElement} makeTile
 * @param {() => void} onMissed        Let go where nothing is: put it back.
 */
export function watchDrags(layer, makeTile, onMissed) {
  /** @type {Drag | null} */
  let drag = null;
  let isSwallowing = false;

  const end = () => {
    drag?.copy?.remove();
    drag?.over?.classList.remove("is-over");
    drag = null;
  };

  addEventListener("pointerdown", ({ target, pointerId, clientX, clientY, button }) => {
    isSwallowing = false;
    end();
    const source = target instanceof Element ? target.closest(SOURCES) : null;
    if (source instanceof HTMLElement && button === 0) drag = { source, pointer: pointerId, x: clientX, y: clientY, copy: null, over: null };
  });

  addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (!drag || pointerId !== drag.pointer) return;
    if (!drag.copy) {
      if (Math.hypot(clientX - drag.x, clientY - drag.y) < SLACK) return;
      drag.copy = lift(drag.source, layer, makeTile);
    }
    const { width } = drag.copy.getBoundingClientRect();
    drag.copy.style.transform = `translate(${clientX - width / 2}px, ${clientY - width / 2}px)`;
    const over = document.elementFromPoint(clientX, clientY)?.closest(PLACES) ?? null;
    if (over === drag.over) return;
    drag.over?.classList.remove("is-over");
    over?.classList.add("is-over");
    drag.over = over;
  });

  addEventListener("pointerup", ({ pointerId, clientX, clientY }) => {
    if (!drag?.copy || pointerId !== drag.pointer) return end();
    const under = document.elementFromPoint(clientX, clientY);
    const place = under?.closest(PLACES);
    const isBack = drag.source.contains(under);
    end();
    isSwallowing = true; // the click that the browser adds
    setTimeout(() => (isSwallowing = false));
    if (place instanceof HTMLElement) place.click();
    else if (!isBack) onMissed();
  });
  addEventListener("pointercancel", end);
  addEventListener("keydown", ({ key }) => key === "Escape" && end());
  addEventListener("click", (event) => {
    if (!isSwallowing || !event.isTrusted) return;
    isSwallowing = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}

/**
 * Picks the source up, unless it is in the hand already, and makes the copy that follows the pointer.
 * @param {HTMLElement} source
 * @param {HTMLElement} layer
 * @param {(kind: string) => HTMLElement} makeTile
 */
function lift(source, layer, makeTile) {
  const { width } = source.getBoundingClientRect();
  if (source.dataset.pick !== undefined && !source.classList.contains("is-picked")) source.click();
  const copy = makeTile(source.dataset.colour ?? "");
  copy.classList.add("is-dragged");
  copy.style.width = copy.style.height = `${width}px`;
  layer.append(copy);
  return copy;
}
