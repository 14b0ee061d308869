/**
 * How the events of the special factories move pralines and discs. Pure, as Azul's motions are.
 *
 * @typedef {import("../azul/types.js").Look} Look
 */

/** @param {string} at @param {number} [nth] */
const place = (at, nth = 0) => ({ at, nth });

/** @type {Look["moved"]} */
export const moved = {
  tiles_stayed: (step, { factory, tiles }) => {
    for (const colour of new Set(tiles)) step.glows.push(place(`factory-${factory}/${colour}`));
  },
  tiles_moved: (step, { factory, to_factory, colour, count }) => {
    for (let nth = 0; nth < count; nth++) {
      step.flights.push({ kind: colour, from: place(`factory-${factory}/${colour}`, nth), to: place(`factory-${to_factory}`) });
    }
  },
  disc_taken: (step, { player, factory }) => {
    step.flights.push({ kind: "sf5", from: place(`factory-${factory}`), to: place(`slot/${player}`) });
    step.fades.push(place(`factory-${factory}`));
  },
  disc_returned: (step, { player }) => {
    step.fades.push(place(`slot/${player}`));
  },
  extra_tile_drawn: (step, { factory, colour }) => {
    step.flights.push({ kind: colour, from: place("bag"), to: place(`factory-${factory}`) });
  },
  tiles_attracted: (step, { factory, from_factory, colour }) => {
    step.flights.push({ kind: colour, from: place(`factory-${from_factory}`), to: place(`factory-${factory}`) });
  },
};
