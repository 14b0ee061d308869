/**
 * The deal of the day: the same for everybody from the date alone, what came of it, and for how many days in a row. Pure but for `watchDay`.
 *
 * The date is the player's own calendar day: a new deal is there when they get up, wherever they live, and who
 * compares results with a friend compares those of the same date. The first result of a day counts.
 *
 * @typedef {import("./record.js").MatchRecord} MatchRecord
 *
 * @typedef {{scores: number[], won: boolean, id: string}} Result  Scores with the player's own first; the match it came from.
 * @typedef {{[game: string]: {[day: string]: Result}}} Results
 */
import { seedOf } from "./seeds.js";

/** What is dealt: by game. The person sits first. @type {{[game: string]: {options: import("./state.js").Options, level: string | null}}} */
export const DEALS = {
  azul: { options: { players: 2, wall: "coloured" }, level: "expert" },
  axio: { options: { players: 1, pyramid: "per_colour" }, level: null },
};

/** The calendar day of a moment, where the player is. @param {number} time */
export function dayOf(time) {
  const date = new Date(time);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * How to set up the deal of a day.
 * @param {string} game
 * @param {string} day
 * @param {string} [name]  Of the person.
 * @returns {{setup: import("./state.js").Setup, more: {seed: number, daily: string}}}
 */
export function dealOf(game, day, name) {
  const { options, level } = DEALS[game];
  /** @type {import("./state.js").Seat[]} */
  const seats = [{ kind: "human", ...(name && { name }) }];
  if (level) seats.push({ kind: "level", level });
  return { setup: { game, options, seats, first: null, pace: "normal" }, more: { seed: seedOf(`Tesserae ${game} ${day}`), daily: day } };
}

/**
 * The results with that of a match, if it is the first finished one of its day.
 * @param {Results} results
 * @param {MatchRecord} record
 * @returns {Results}  The same object if nothing is new.
 */
export function noted(results, record) {
  const { daily, game, over, view, winners, id } = record;
  if (!daily || !over || !(game in DEALS) || results[game]?.[daily]) return results;
  const result = { scores: view.scores, won: winners?.includes(0) ?? false, id };
  return { ...results, [game]: { ...results[game], [daily]: result } };
}

/**
 * Which deal of the day a finished match is, or went another way from, with the result that counts for it; else null.
 * @param {Results} results
 * @param {MatchRecord} record
 */
export function dealPlayed(results, { game, daily, origin }) {
  const own = results[game] ?? {};
  const day = daily ?? Object.keys(own).find((each) => own[each].id === origin);
  return day && own[day] ? { day, result: own[day] } : null;
}

/**
 * Days in a row up to today, or to yesterday while today's deal is still to be played.
 * @param {{[day: string]: Result} | undefined} results  Of one game.
 * @param {string} today
 */
export function streakOf(results, today) {
  const before = (/** @type {string} */ day) => {
    const [year, month, date] = day.split("-").map(Number);
    return dayOf(new Date(year, month - 1, date - 1, 12).getTime()); // noon: no change of clocks moves it to another day
  };
  let day = results?.[today] ? today : before(today);
  let days = 0;
  for (; results?.[day]; day = before(day)) days += 1;
  return days;
}

/**
 * Draws the date anew when it changes, and when somebody comes back to the page: a sleeping one misses midnight.
 * @param {Pick<Document, "hidden" | "addEventListener">} page
 * @param {() => void} draw
 */
export function watchDay(page, draw) {
  const wait = () => setTimeout(() => {
    draw();
    wait();
  }, new Date().setHours(24, 0, 0, 0) - Date.now());
  wait();
  page.addEventListener("visibilitychange", () => page.hidden || draw());
}
