/**
 * Plays steps of motion over the table with the Web Animations API: copies of tiles fly above the page,
 * the tiles themselves only hide meanwhile. The table is never changed here; whoever called draws the new view afterwards,
 * so a faulty motion can't leave a wrong board.
 *
 * @typedef {{at: string, nth: number}} Place       The nth element with this `data-at`.
 * @typedef {{kind: string, from: Place, to: Place}} Flight
 * @typedef {{place: Place, value: number}} RisingNumber
 * @typedef {{element: HTMLElement, box: DOMRect}} Measured
 * @typedef {{flights: Flight[], fades: Place[], glows: Place[], numbers: RisingNumber[]}} Step
 */

/** How long motion takes, against the normal one. @type {{[speed: string]: number}} */
export const SPEEDS = { slow: 2, normal: 1, fast: 0.5 };

const FLIGHT_MS = 260;
const STAGGER_MS = 18;
const MAX_STAGGER_MS = 160;
const NUMBER_MS = 420;

/** Of a tile that flies from one container to another, in pixels. */
const CONTAINED_SIZE = 40;
const EASE = "cubic-bezier(.3,.7,.2,1)";

export class MotionPlayer {
  #layer;
  #makeTile;
  #makeNumber;
  #onLanding;
  #scale = 1;
  /** @type {Set<Animation>} */ #running = new Set();
  #isSkipped = false;

  /**
   * @param {HTMLElement} layer  Lies above the page and takes no clicks.
   * @param {(kind: string) => HTMLElement} makeTile
   * @param {(value: number) => HTMLElement} makeNumber
   * @param {() => void} onLanding  Tiles have arrived.
   */
  constructor(layer, makeTile, makeNumber, onLanding) {
    this.#layer = layer;
    this.#makeTile = makeTile;
    this.#makeNumber = makeNumber;
    this.#onLanding = onLanding;
  }

  /**
   * @param {Step[]} steps
   * @param {number} [scale]  Of all durations.
   */
  async play(steps, scale = 1) {
    this.#isSkipped = false;
    this.#scale = scale;
    /** @type {Set<HTMLElement>} */
    const hidden = new Set();
    try {
      for (const step of steps) {
        if (this.#isSkipped || document.hidden) break;
        await this.#playStep(step, hidden);
        if (step.flights.length) this.#onLanding();
      }
      // Whoever called draws next. In a task of its own: the frame in which the last tile landed is busy enough.
      await new Promise((resolve) => setTimeout(resolve));
    } finally {
      this.#layer.replaceChildren();
      for (const element of hidden) element.style.removeProperty("visibility");
    }
  }

  skip() {
    this.#isSkipped = true;
    for (const animation of this.#running) animation.finish();
  }

  /**
   * @param {Step} step
   * @param {Set<HTMLElement>} hidden
   */
  async #playStep(step, hidden) {
    const hide = (/** @type {HTMLElement} */ element) => {
      element.style.setProperty("visibility", "hidden");
      hidden.add(element);
    };
    // Everything is measured before the first thing changes: otherwise each tile would cost a layout.
    const measured = (/** @type {Place} */ place) => {
      const element = find(place);
      return element && { element, box: element.getBoundingClientRect() };
    };
    const flights = step.flights.map(({ kind, from, to }) => ({ kind, from: measured(from), to: measured(to) }));
    const fades = step.fades.map(find);
    const glows = step.glows.map(find);
    const numbers = step.numbers.map(({ place, value }) => ({ value, at: measured(place) }));

    /** @type {Promise<unknown>[]} */
    const endings = [];
    const stagger = Math.min(STAGGER_MS, MAX_STAGGER_MS / Math.max(1, flights.length));
    flights.forEach(({ kind, from, to }, i) => {
      if (from && to) endings.push(this.#fly(kind, from, to, i * stagger));
    });
    for (const { from } of flights) if (from?.element.dataset.tile !== undefined) hide(from.element);
    for (const element of fades) {
      if (element) endings.push(this.#animate(element, { opacity: [1, 0] }, FLIGHT_MS).then(() => hide(element)));
    }
    for (const element of glows) {
      if (element) endings.push(this.#animate(element, { filter: ["brightness(1)", "brightness(1.3)", "brightness(1)"], scale: [1, 1.14, 1] }, NUMBER_MS));
    }
    for (const { at, value } of numbers) if (at && value !== 0) endings.push(this.#rise(at.box, value));
    await Promise.all(endings);
  }

  /**
   * @param {string} kind
   * @param {Measured} from
   * @param {Measured} to
   * @param {number} delay
   */
  #fly(kind, from, to, delay) {
    const tile = this.#makeTile(kind);
    // A container (the centre, a factory, the bag) is met in its middle at a tile's size.
    const size = [to, from].find(isPlace)?.box.width ?? CONTAINED_SIZE;
    const over = (/** @type {Measured} */ place) => {
      const { left, top, width, height } = place.box;
      return `translate(${left + (width - size) / 2}px, ${top + (height - size) / 2}px) scale(${isPlace(place) ? width / size : 1})`;
    };
    tile.style.width = tile.style.height = `${size}px`;
    this.#layer.append(tile);
    return this.#animate(tile, { transform: [over(from), over(to)] }, FLIGHT_MS, delay);
  }

  /**
   * @param {DOMRect} box
   * @param {number} value
   */
  #rise({ left, top, width, height }, value) {
    const number = this.#makeNumber(value);
    this.#layer.append(number);
    const at = (/** @type {number} */ up) => `translate(${left + width / 2}px, ${top + height / 2 - up}px) translate(-50%, -50%)`;
    const frames = { transform: [at(0), at(18), at(30)], opacity: [0, 1, 0] };
    return this.#animate(number, frames, NUMBER_MS, FLIGHT_MS / 2);
  }

  /**
   * @param {HTMLElement} element
   * @param {PropertyIndexedKeyframes} frames
   * @param {number} duration
   * @param {number} [delay]
   */
  async #animate(element, frames, duration, delay = 0) {
    const animation = element.animate(frames, { duration: duration * this.#scale, delay: delay * this.#scale, easing: EASE, fill: "both" });
    this.#running.add(animation);
    if (this.#isSkipped) animation.finish();
    await animation.finished;
    this.#running.delete(animation);
    if (!this.#layer.contains(element)) animation.cancel(); // what is above the page stays as it is until all of it goes
  }
}

/** Holds exactly one tile, and so has its size. @param {Measured} place */
const isPlace = ({ element: { dataset } }) => dataset.tile !== undefined || dataset.slot !== undefined;

/**
 * @param {Place} place
 * @returns {HTMLElement | null}
 */
function find({ at, nth }) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-at="${at}"]`));
  // A narrow screen shows one board: what happens on the others is not seen, so it is not played.
  const visible = [...found].filter((element) => element.offsetParent !== null);
  return visible[nth] ?? null;
}
