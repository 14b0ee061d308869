/**
 * From the engine's events to motions: an opponent's tile comes from its hand, points travel from the scoring squares to the
 * track, numbers rise there. Pure: it names places by their `data-at` and knows no element.
 *
 * @typedef {import("../../state/state.js").Turn["events"]} Events
 * @typedef {import("../common/motion.js").Step} Step
 */
import { COLOUR_OF } from "./placing.js";
import { factsOf } from "./words.js";

/** @param {string} at */
const place = (at) => ({ at, nth: 0 });

/** @returns {Step} */
const emptyStep = () => ({ flights: [], fades: [], glows: [], numbers: [] });

/**
 * @param {Events} events
 * @param {boolean} [isOpponents]  A person has put the tile where it lies already.
 * @returns {Step[]}
 */
export function motions(events, isOpponents = false) {
  const placed = events.find(({ type }) => type === "tile_placed");
  if (!placed) return [];
  const { player } = placed;
  const { points, rays, pyramids } = factsOf(events);

  const coming = emptyStep();
  if (isOpponents) {
    const laid = [...placed.cells.map((/** @type {[string, string]} */ [square, letter]) => [square, COLOUR_OF[letter]]), ...pyramids.map(({ cell }) => [cell, "pyramid"])];
    coming.flights = laid.map(([square, kind]) => ({ kind, from: place(`hand/${player}`), to: place(`square/${square}`) }));
  }
  const scoring = emptyStep();
  for (const { colour, cells } of rays) {
    for (const square of cells) {
      scoring.glows.push(place(`square/${square}`));
      scoring.flights.push({ kind: colour, from: place(`square/${square}`), to: place(`track/${player}/${colour}`) });
    }
  }
  for (const { cell, points: gained } of pyramids) {
    scoring.glows.push(place(`square/${cell}`));
    for (const [colour, count] of Object.entries(gained)) {
      for (let i = 0; i < count; i++) scoring.flights.push({ kind: colour, from: place(`square/${cell}`), to: place(`track/${player}/${colour}`) });
    }
  }
  const arriving = emptyStep();
  arriving.numbers = Object.entries(points).map(([colour, value]) => ({ place: place(`track/${player}/${colour}`), value }));
  return [coming, scoring, arriving].filter((step) => step.flights.length + step.numbers.length > 0);
}
