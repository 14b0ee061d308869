/**
 * Arrow keys over the table: from one `data-nav` element to the nearest in that direction.
 * The choosing is pure; only `moveFocus` touches the page.
 *
 * @typedef {{left: number, top: number, width: number, height: number}} Box
 * @typedef {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} Arrow
 */

/** @type {{[key in Arrow]: [number, number]}} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {string} key @returns {key is Arrow} */
export const isArrow = (key) => key in DIRECTIONS;

/** @param {Box} box */
const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/**
 * The index of the nearest box in a direction, or -1. Sideways distance counts double: straight ahead wins.
 * @param {Box[]} boxes
 * @param {Box} from
 * @param {Arrow} key
 */
export function nearest(boxes, from, key) {
  const [dx, dy] = DIRECTIONS[key];
  const [x, y] = middle(from);
  let best = -1;
  let bestDistance = Infinity;
  boxes.forEach((box, i) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    const distance = ahead + 2 * aside;
    if (ahead > 1 && distance < bestDistance) [best, bestDistance] = [i, distance];
  });
  return best;
}

/** @returns {HTMLElement[]} */
const choices = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-nav]")]).filter((element) => element.offsetParent !== null);

/**
 * @param {Arrow} key
 * @returns {boolean}  Whether there was somewhere to go.
 */
export function moveFocus(key) {
  const all = choices();
  const current = document.activeElement;
  const isInside = current instanceof HTMLElement && all.includes(current);
  const others = all.filter((element) => element !== current);
  const boxes = others.map((element) => element.getBoundingClientRect());
  const next = isInside ? others[nearest(boxes, current.getBoundingClientRect(), key)] : all[0];
  next?.focus();
  return next !== undefined;
}

/** To the first thing that can be chosen now: a target that takes the pick, else anything. */
function focusFirst() {
  const all = choices();
  (all.find((element) => element.dataset.target !== undefined) ?? all[0])?.focus();
}

/**
 * Keeps the keyboard where the game is. Drawing takes focused elements away (the line that was just played, the tile that
 * was taken); whoever plays by keyboard must not be thrown back to the top of the page each time.
 */
export class FocusKeeper {
  #isByKeyboard = false;
  #isLost = false;
  /** @type {unknown} */ #selection = null;
  /** @type {HTMLElement | null} */ #picked = null;

  constructor() {
    addEventListener("keydown", () => (this.#isByKeyboard = true), true);
    addEventListener("pointerdown", () => (this.#isByKeyboard = false), true);
  }

  /** Before drawing: whether focus is on the table. */
  before() {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement && activeElement.closest("main") !== null;
  }

  /**
   * After drawing.
   * @param {boolean} wasInside  What `before` said.
   * @param {unknown} selection
   * @param {boolean} isBusy
   */
  after(wasInside, selection, isBusy) {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    this.#isLost = isNowhere && (this.#isLost || wasInside);
    const isPickedUp = selection !== null && this.#selection === null;
    const isPutDown = selection === null && this.#selection !== null;
    this.#selection = selection;
    if (!this.#isByKeyboard) return;
    if (isPickedUp) {
      this.#picked = /** @type {HTMLElement | null} */ (document.activeElement);
      focusFirst();
    } else if (isPutDown && !isBusy && this.#picked?.isConnected) this.#picked.focus();
    else if (this.#isLost && !isBusy) focusFirst();
  }
}
