/**
 * The pralines of Master Chocolatier as SVG symbols, each in its paper cup: a dome, a square, a heart, a piped spiral and
 * a bonbon with a star. The outline tells them apart before the colour does. And the engravings of the gold discs.
 * Colours come from CSS variables, as everywhere; what an empty place of the box should not show fades with `--gloss`.
 */
import { html, svg } from "lit-html";

const MIDDLE = 20;

/**
 * A point round the middle of the symbol, angles in turns from the top.
 * @param {number} radius
 * @param {number} turn
 */
function point(radius, turn) {
  const angle = 2 * Math.PI * turn;
  return `${(MIDDLE + radius * Math.sin(angle)).toFixed(2)} ${(MIDDLE - radius * Math.cos(angle)).toFixed(2)}`;
}

/** A polygon through rays of alternating length: a fluted rim or a star. @param {number[]} radii */
const polygon = (...radii) => (/** @type {number} */ count) => {
  const corners = Array.from({ length: count * radii.length }, (_, i) => point(radii[i % radii.length], i / (count * radii.length)));
  return `M${corners.join("L")}Z`;
};

/** An even spiral from the middle outwards. @param {number} turns @param {number} radius */
function spiral(turns, radius) {
  const steps = Math.round(turns * 20);
  return `M${Array.from({ length: steps + 1 }, (_, i) => point((radius * i) / steps, (turns * i) / steps)).join("L")}`;
}

/** Bumps round the edge, as a nozzle leaves them. @param {number} count @param {number} radius */
const bumps = (count, radius) => Array.from({ length: count }, (_, i) => {
  const [x, y] = point(radius, i / count).split(" ");
  return svg`<circle cx=${x} cy=${y} r="3.7"/>`;
});

/** The same part turned round the middle. @param {unknown} part @param {number} times */
const turned = (part, times) => Array.from({ length: times }, (_, i) => svg`<g transform="rotate(${(360 / times) * i} 20 20)">${part}</g>`);

const PLEATS = 22;
const pleats = `M${Array.from({ length: PLEATS }, (_, i) => `${point(16, i / PLEATS)}L${point(19.2, i / PLEATS)}`).join("M")}`;

const cup = svg`
  <path class="cup" d=${polygon(19.6, 18.2)(PLEATS)}/>
  <path class="pleats" d=${pleats}/>
  <circle class="well" cx="20" cy="20" r="16.2"/>`;

/** Light from the upper left, on whatever shape. @param {unknown} shape */
const glossy = (shape) => svg`<g class="gloss">${shape}</g>`;

const dome = svg`
  <circle class="ground edge" cx="20" cy="20" r="14"/>
  ${glossy(svg`<path class="shade" d="M33.3 15.7A14 14 0 1 1 11 30.7 16.5 16.5 0 0 0 33.3 15.7Z"/>`)}
  ${turned(svg`<path class="stroke" fill="none" stroke-width="3" stroke-linecap="round" d="M20 20C19.5 14.5 23.5 10 29.6 12.6"/>`, 3)}
  ${glossy(svg`<ellipse class="shine" cx="14" cy="11.5" rx="4" ry="2" transform="rotate(-38 14 11.5)"/>`)}`;

const square = svg`
  <rect class="ground edge" x="8" y="8" width="24" height="24" rx="4"/>
  ${glossy(svg`<path class="shade" d="M32 12v16a4 4 0 0 1-4 4H12c-1.5 0-3-1-3.6-2.2L29 29z"/><path class="shine" d="M10 24V12.5A2.5 2.5 0 0 1 12.5 10H24z" opacity=".45"/>`)}
  <path class="stroke" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" d="M11.5 17.5c3-4 5.5 2.5 8.5-1.5s5.5 2.5 8.5-1.5M11.5 25.5c3-4 5.5 2.5 8.5-1.5s5.5 2.5 8.5-1.5"/>`;

const HEART = "M20 33.5C12 28 6.3 22.6 6.3 16.1 6.3 11.5 9.7 8.3 13.7 8.3c2.6 0 4.9 1.3 6.3 3.5 1.4-2.2 3.7-3.5 6.3-3.5 4 0 7.4 3.2 7.4 7.8 0 6.5-5.7 11.9-13.7 17.4z";
const heart = svg`
  <path class="ground edge" d=${HEART}/>
  ${glossy(svg`<path class="shade" d="M20 33.5c8-5.5 13.7-10.9 13.7-17.4 0-1.7-.4-3.2-1.2-4.4C32.8 20 26 26.5 16.3 30.8z"/>`)}
  <path class="stroke" fill="none" stroke-width="2" stroke-linecap="round" d="M12 19.5c2.5 4 5.3 6.3 8 8.3 2.7-2 5.5-4.3 8-8.3"/>
  ${glossy(svg`<ellipse class="shine" cx="12.7" cy="13.3" rx="3.2" ry="1.8" transform="rotate(-40 12.7 13.3)"/>`)}`;

const coil = svg`
  <g class="ground edge">${bumps(9, 11.2)}<circle cx="20" cy="20" r="11.5"/></g>
  <circle class="ground" cx="20" cy="20" r="11.8"/>
  <path class="stroke" fill="none" stroke-width="2.3" stroke-linecap="round" d=${spiral(2.4, 10.6)}/>
  ${glossy(svg`<ellipse class="shine" cx="13" cy="10.3" rx="3" ry="1.4" transform="rotate(-40 13 10.3)"/>`)}`;

const bonbon = svg`
  <path class="ground edge" stroke-linejoin="round" d=${polygon(14.6)(6)}/>
  ${glossy(svg`<path class="shade" d="M32.6 13v14.6L20 34.6 8 27.8 27.8 25z"/>`)}
  <path class="ink" d=${polygon(8.8, 3.7)(5)}/>
  ${glossy(svg`<path class="shine" d="M9 14l10-6-8.5 8.5z" opacity=".6"/>`)}`;

const marker = svg`
  <path class="cup" d=${polygon(19.5, 18.3)(30)}/>
  <circle class="well" cx="20" cy="20" r="15.5"/>
  <text x="20" y="29" text-anchor="middle" class="numeral">1</text>`;

/** Engravings: lines only, in the colour of whatever holds them. @type {[string, unknown][]} */
const ENGRAVINGS = [
  ["sf1", svg`<path d=${polygon(15, 13.2)(14)}/><path d="M20 13v14M13 20h14"/>`],
  ["sf2", svg`<path d="M2 13l6.5 7-6.5 7M38 13l-6.5 7 6.5 7"/>`],
  ["sf3", svg`<path d="M6 25c0 4.5 6 8 14 8s14-3.5 14-8z"/><circle cx="12.5" cy="18.5" r="4"/><circle cx="27.5" cy="18.5" r="4"/><circle cx="20" cy="12" r="4"/>`],
  ["sf4", svg`<circle cx="20" cy="20" r="5.2"/><path d="M12 20H4.5M8.5 14.5L3.5 20l5 5.5M28 20h7.5M31.5 14.5l5 5.5-5 5.5"/>`],
  ["sf5", svg`<path d="M20 5l12.5 4.5v9C32.5 27 27 32.5 20 35.5 13 32.5 7.5 27 7.5 18.5v-9z"/><path d="M14 19.5l4.5 4.5 8-9"/>`],
];

/** @type {[string, unknown][]} */
const PRALINES = [["blue", dome], ["brown", square], ["cream", heart], ["black", coil], ["red", bonbon]];

/** Put once into the page, before anything that uses it. */
export const sprite = html`<svg class="sprite" aria-hidden="true" width="0" height="0">
  ${PRALINES.map(([name, praline]) => svg`<symbol id=${`chocolatier-${name}`} viewBox="0 0 40 40">${cup}${praline}</symbol>`)}
  <symbol id="chocolatier-marker" viewBox="0 0 40 40">${marker}</symbol>
  ${ENGRAVINGS.map(([name, lines]) => svg`<symbol id=${`chocolatier-${name}`} viewBox="0 0 40 40"><g class="engraving">${lines}</g></symbol>`)}
</svg>`;

/**
 * A praline, the marker or an engraving: decoration only, the words are on whatever holds it.
 * @param {string} kind  A colour, "marker", or "sf1" … "sf5".
 */
export const face = (kind) => html`<svg class="face" viewBox="0 0 40 40" aria-hidden="true" focusable="false"><use href=${`#chocolatier-${kind}`}></use></svg>`;
