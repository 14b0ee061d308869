/**
 * What a match is set up with: completed from what the engine offers, or made for one click. Pure.
 *
 * @typedef {import("../../state/state.js").GameInfo["options"]} GameOptions
 * @typedef {import("../../state/state.js").Pace} Pace
 * @typedef {import("../../state/state.js").Seat} Seat
 * @typedef {import("../../state/state.js").Setup} Setup
 */

import { seated } from "../../state/seats.js";

/** @type {Pace[]} */
export const PACES = ["fast", "normal", "patient"];

/** Who sits where nobody has chosen: a person, and opponents. @type {(i: number) => Seat} */
const usual = (i) => (i === 0 ? { kind: "human" } : { kind: "level", level: "casual" });

/**
 * A setup with every option set and one seat per player.
 * @param {Setup} setup
 * @param {GameOptions} options
 * @param {string[]} levels
 * @returns {Setup}
 */
export function completeSetup(setup, options, levels) {
  const chosen = Object.fromEntries(options.map(({ name, values }) => [name, values.includes(setup.options[name]) ? setup.options[name] : values[0]]));
  const seats = Array.from({ length: Number(chosen.players) }, (_, i) => {
    const seat = setup.seats[i] ?? usual(i);
    const isKnown = seat.kind === "level" && levels.includes(seat.level);
    return seated(seat, isKnown ? seat.level : "");
  });
  const first = setup.first !== null && setup.first < seats.length ? setup.first : null;
  return { game: setup.game, options: chosen, seats, first, pace: PACES.includes(setup.pace) ? setup.pace : "normal" };
}

/**
 * One click: a person, by the name they last gave, against a casual opponent.
 * @param {Setup} last
 * @returns {Setup}
 */
export function quickSetup({ seats, pace }) {
  const person = seats.find((seat) => seat.kind === "human");
  return {
    game: "azul", options: { players: 2, wall: "coloured" },
    seats: [seated(person, ""), usual(1)], first: null, pace,
  };
}
