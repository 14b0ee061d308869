/**
 * Who sits where: people and opponents, with or without a name. Pure.
 *
 * @typedef {import("../engine/protocol.js").Seat} Seat
 */

/** Of a name; longer ones would push the scores off a phone. */
export const NAME_LENGTH = 16;

/** Characters that are not seen, or turn the writing round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A text that somebody typed or sent, as one line of what can be seen.
 * @param {unknown} text
 * @param {number} length
 */
export const cleaned = (text, length) => (typeof text === "string" ? [...text.replace(UNSEEN, "").trim()].slice(0, length).join("").trim() : "");

/**
 * @param {Seat | undefined} seat
 * @param {string} level  Empty: a person.
 * @returns {Seat}
 */
export const seated = (seat, level) => named(level ? { kind: "level", level } : { kind: "human" }, seat?.name ?? "");

/**
 * @param {Seat} seat
 * @param {string} name  Empty: none of its own.
 * @returns {Seat}
 */
export function named(seat, name) {
  const { name: _, ...unnamed } = seat;
  const short = cleaned(name, NAME_LENGTH);
  return /** @type {Seat} */ (short ? { ...unnamed, name: short } : unnamed);
}

/**
 * Seats that somebody else wrote down: one for each player, with levels that we have and names as we allow them.
 * @param {unknown} seats
 * @param {number} players
 * @param {string[]} levels
 * @returns {Seat[]}
 */
export const checkedSeats = (seats, players, levels) => Array.from({ length: players }, (_, i) => {
  const seat = Array.isArray(seats) && seats[i] !== null && typeof seats[i] === "object" ? seats[i] : {};
  return seated({ kind: "human", name: cleaned(seat.name, NAME_LENGTH) }, seat.kind === "level" && levels.includes(seat.level) ? seat.level : "");
});
