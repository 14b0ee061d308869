/**
 * From the engine's events to motions: which tile flies from where to where, which cells light up, which number rises.
 * Pure: it names places by their `data-at` and knows no element. Steps follow one another; what is inside a step happens together.
 *
 * @typedef {import("../../state/state.js").Turn["events"][number]} GameEvent
 * @typedef {import("../common/motion.js").Step} Step
 * @typedef {import("../common/motion.js").Flight} Flight
 */

/**
 * @param {number} first
 * @param {number} count
 */
const range = (first, count) => Array.from({ length: count }, (_, i) => first + i);

/** @typedef {import("./types.js").Look["moved"]} Moved */

/** @returns {Step} */
const emptyStep = () => ({ flights: [], fades: [], glows: [], numbers: [] });

/**
 * Everything that one draft moves: from the source to line, slot, floor and lid, the rest to the centre.
 * @param {GameEvent[]} events
 * @param {Moved} moved
 * @returns {Step}
 */
function draftStep(events, moved) {
  const step = emptyStep();
  let source = "";
  let next = 0;
  const take = () => ({ at: source, nth: next++ });
  for (const event of events) {
    const { player, colour } = event;
    if (event.type in moved) moved[event.type](step, event);
    else if (event.type === "tiles_taken") source = `${event.from}/${colour}`;
    else if (event.type === "marker_taken") {
      if (event.space === null) step.fades.push({ at: "centre/marker", nth: 0 });
      else step.flights.push({ kind: "marker", from: { at: "centre/marker", nth: 0 }, to: { at: `floor/${player}/${event.space}`, nth: 0 } });
    } else if (event.type === "line_filled") {
      for (const space of range(event.total - event.count + 1, event.count)) {
        step.flights.push({ kind: colour, from: take(), to: { at: `line/${player}/${event.line}/${space}`, nth: 0 } });
      }
    } else if (event.type === "tiles_dropped") {
      for (const space of event.spaces) {
        step.flights.push({ kind: colour, from: take(), to: { at: `floor/${player}/${space}`, nth: 0 } });
      }
    } else if (event.type === "slot_filled") {
      step.flights.push({ kind: colour, from: take(), to: { at: `slot/${player}`, nth: 0 } });
    } else if (event.type === "tiles_discarded") {
      for (const _ of range(0, event.count)) step.flights.push({ kind: colour, from: take(), to: { at: "lid", nth: 0 } });
    } else if (event.type === "tiles_moved_to_centre") {
      /** @type {Map<string, number>} */
      const moved = new Map();
      for (const rest of event.tiles) {
        const nth = moved.get(rest) ?? 0;
        moved.set(rest, nth + 1);
        step.flights.push({ kind: rest, from: { at: `factory-${event.factory}/${rest}`, nth }, to: { at: "centre", nth: 0 } });
      }
    }
  }
  return step;
}

/**
 * The tiles that are about to be taken, for eyes that did not choose them.
 * @param {GameEvent[]} events
 * @returns {Step}
 */
function announceStep(events) {
  const step = emptyStep();
  const taken = events.find((event) => event.type === "tiles_taken");
  if (taken) step.glows = range(0, taken.count).map((nth) => ({ at: `${taken.from}/${taken.colour}`, nth }));
  return step;
}

/** @param {GameEvent} event */
const cells = (event) => event.cells.map((/** @type {number[]} */ [row, column]) => ({ at: `wall/${event.player}/${row}/${column}`, nth: 0 }));

/**
 * @param {GameEvent} event
 * @param {Moved} moved
 * @returns {Step | null}
 */
function scoringStep(event, moved) {
  const step = emptyStep();
  const { player } = event;
  if (event.type === "tile_scored") {
    const cell = { at: `wall/${player}/${event.row}/${event.column}`, nth: 0 };
    step.flights.push({ kind: event.colour, from: { at: `line/${player}/${event.row}/1`, nth: 0 }, to: cell });
    step.fades = range(2, event.discarded).map((space) => ({ at: `line/${player}/${event.row}/${space}`, nth: 0 }));
    step.glows = cells(event);
    step.numbers = [{ place: cell, value: event.points }];
    return step;
  }
  if (event.type === "floor_scored" && event.tiles.length > 0) {
    step.fades = range(1, event.tiles.length).map((space) => ({ at: `floor/${player}/${space}`, nth: 0 }));
    step.numbers = [{ place: { at: `floor/${player}/1`, nth: 0 }, value: -event.lost }];
    return step;
  }
  if (event.type === "bonus_scored") {
    step.glows = cells(event);
    step.numbers = [{ place: step.glows[2] ?? step.glows[0], value: event.points }];
    return step;
  }
  if (event.type === "factories_filled") {
    event.factories.forEach((/** @type {{tiles: string[]}} */ factory, /** @type {number} */ i) => {
      factory.tiles.forEach((colour, nth) => {
        step.flights.push({ kind: colour, from: { at: "bag", nth: 0 }, to: { at: `factory-${i + 1}/slot`, nth } });
      });
    });
    return step;
  }
  if (!(event.type in moved)) return null;
  moved[event.type](step, event);
  return step;
}

/** The events with which a draft is over: what follows is played one by one. */
const ENDINGS = new Set(["round_ended", "tile_scored", "floor_scored", "bonus_scored", "factories_filled"]);

/**
 * @param {GameEvent[]} events
 * @param {Moved} [moved]  Of the look, for events of its own.
 * @param {boolean} [isOpponents]
 * @returns {Step[]}
 */
export function motions(events, moved = {}, isOpponents = false) {
  const firstScore = events.findIndex((event) => ENDINGS.has(event.type));
  const drafted = firstScore < 0 ? events : events.slice(0, firstScore);
  const scored = firstScore < 0 ? [] : events.slice(firstScore);
  const steps = [...(isOpponents ? [announceStep(drafted)] : []), draftStep(drafted, moved), ...scored.map((event) => scoringStep(event, moved))];
  return steps.filter((step) => step !== null).filter(isMoving);
}

/** @param {Step} step */
const isMoving = (step) => step.flights.length + step.fades.length + step.glows.length + step.numbers.length > 0;
