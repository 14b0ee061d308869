/**
 * Plays steps of motion over the table with the Web Animations API: copies of tiles fly above the page,
 * the tiles themselves only hide meanwhile. The table is never changed here; whoever called draws the new view afterwards,
 * so a faulty motion can't leave a wrong board.
 *
 * @typedef {{at: string, nth: number}} Place       The nth element with this `data-at`.
 * @typedef {{kind: string, from: Place, to: Place}} Flight
 * @typedef {{place: Place, value: number}} RisingNumber
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
    /** @type {Promise<unknown>[]} */
    const endings = [];
    const stagger = Math.min(STAGGER_MS, MAX_STAGGER_MS / Math.max(1, step.flights.length));
    // All sources are measured before the first one hides.
    const flights = step.flights.map((flight) => ({ flight, from: find(flight.from), to: find(flight.to) }));
    flights.forEach(({ flight, from, to }, i) => {
      if (from && to) endings.push(this.#fly(flight.kind, from, to, i * stagger));
    });
    for (const { from } of flights) if (from?.dataset.tile !== undefined) hide(from);
    for (const place of step.fades) {
      const element = find(place);
      if (element) endings.push(this.#animate(element, { opacity: [1, 0] }, FLIGHT_MS).then(() => hide(element)));
    }
    for (const place of step.glows) {
      const element = find(place);
      if (element) endings.push(this.#animate(element, { filter: ["brightness(1)", "brightness(1.3)", "brightness(1)"], scale: [1, 1.14, 1] }, NUMBER_MS));
    }
    for (const { place, value } of step.numbers) {
      const element = find(place);
      if (element && value !== 0) endings.push(this.#rise(element, value));
    }
    await Promise.all(endings);
  }

  /**
   * @param {string} kind
   * @param {HTMLElement} from
   * @param {HTMLElement} to
   * @param {number} delay
   */
  #fly(kind, from, to, delay) {
    const start = from.getBoundingClientRect();
    const end = to.getBoundingClientRect();
    const tile = this.#makeTile(kind);
    // A container (the centre, a factory, the bag) is met in its middle at a tile's size.
    const places = [to, from].filter(isPlace).map((element) => element.getBoundingClientRect().width);
    const size = places[0] ?? CONTAINED_SIZE;
    const place = (/** @type {DOMRect} */ box, /** @type {HTMLElement} */ element) => {
      const x = box.left + box.width / 2 - size / 2;
      const y = box.top + box.height / 2 - size / 2;
      return `translate(${x}px, ${y}px) scale(${isPlace(element) ? box.width / size : 1})`;
    };
    tile.style.width = tile.style.height = `${size}px`;
    this.#layer.append(tile);
    return this.#animate(tile, { transform: [place(start, from), place(end, to)] }, FLIGHT_MS, delay);
  }

  /**
   * @param {HTMLElement} element
   * @param {number} value
   */
  #rise(element, value) {
    const box = element.getBoundingClientRect();
    const number = this.#makeNumber(value);
    this.#layer.append(number);
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const at = (/** @type {number} */ up) => `translate(${x}px, ${y - up}px) translate(-50%, -50%)`;
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
    if (this.#layer.contains(element)) animation.commitStyles();
    animation.cancel();
  }
}

/** Holds exactly one tile, and so has its size. @param {HTMLElement} element */
const isPlace = ({ dataset }) => dataset.tile !== undefined || dataset.slot !== undefined;

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
