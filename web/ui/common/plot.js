/**
 * A small line plot. Every line has a stroke of its own and its name at the end, so that nothing is only a colour.
 *
 * @typedef {{name: string, values: number[]}} Line  Values from the first moment to the last.
 */
import { html, svg } from "lit-html";

const WIDTH = 320;
const HEIGHT = 160;
const LEFT = 24;
const RIGHT = 92;
const TOP = 10;
const BOTTOM = 26;
/** Of the names at the ends. */
const LINE_HEIGHT = 15;

/**
 * Heights for the names, at least a line apart, in the order of the wishes.
 * @param {number[]} wished
 */
export function apart(wished) {
  const order = wished.map((_, i) => i).sort((a, b) => wished[a] - wished[b]);
  const found = [...wished];
  for (let i = 1; i < order.length; i++) found[order[i]] = Math.max(found[order[i]], found[order[i - 1]] + LINE_HEIGHT);
  const beyond = Math.max(0, ...found) - (HEIGHT - BOTTOM + 6);
  return beyond > 0 ? found.map((y) => y - beyond) : found;
}

/** Numbers below the plot beyond this many would touch. */
const MOST_TICKS = 7;

/**
 * The moments that are numbered: all, or every second, fifth, tenth …
 * @param {number} last
 */
export function ticks(last) {
  const step = [1, 2, 5, 10, 20, 50].find((every) => last / every <= MOST_TICKS) ?? 100;
  return Array.from({ length: Math.floor(last / step) }, (_, i) => (i + 1) * step);
}

/**
 * @param {string} label  What it shows, in words; also what is counted from left to right.
 * @param {Line[]} lines
 * @param {number} [counted]  The last moment with a number: what follows it is the end.
 */
export function plot(label, lines, counted = Infinity) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const x = (/** @type {number} */ i) => LEFT + (i / last) * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ value) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM);
  const names = apart(lines.map(({ values }) => y(values.at(-1) ?? 0) + 5));
  return html`<figure class="plot"><figcaption>${label}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${`${label}: ${lines.map(({ name, values }) => `${name} ${values.at(-1) ?? 0}`).join(", ")}`}>
      ${[0, most].map((value) => svg`<line class="level" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(value)} y2=${y(value)}/>
        <text x=${LEFT - 4} y=${y(value) + 5} text-anchor="end">${value}</text>`)}
      ${ticks(Math.min(last, counted)).map((at) => svg`<line class="level" x1=${x(at)} x2=${x(at)} y1=${y(0)} y2=${y(0) + 4}/>
        <text class="tick" x=${x(at)} y=${HEIGHT - 6} text-anchor="middle">${at}</text>`)}
      ${lines.map(({ name, values }, i) => svg`<polyline class="curve" data-line=${i} points=${values.map((value, at) => `${x(at)},${y(value)}`).join(" ")}/>
        <text class="name" data-line=${i} x=${x(values.length - 1) + 5} y=${names[i]}>${name.length > 11 ? `${name.slice(0, 10)}…` : name}</text>`)}
    </svg></figure>`;
}
