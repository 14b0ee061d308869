/**
 * Short, quiet sounds. The synthesiser is loaded with the first of them and never before the first tap or key: until then
 * browsers allow no sound, and people expect none. A browser without audio stays silent.
 *
 * @typedef {"ceramic" | "paper" | "wood"} Material  What a game's tiles sound like when they land.
 */

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, …; all under 300 ms but the chord. */
/** @type {{[name in Material]: (number | undefined)[]}} */
const LANDINGS = {
  ceramic: [0.5, 0.06, 1900, 0, 0.005, 0.045, 0, 2.2, -18, 0, 0, 0, 0, 0.25, 0, 0, 0, 0.6, 0.01, 0, 900],
  paper: [0.35, 0.1, 320, 0.012, 0.03, 0.09, 4, 1, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0.45, 0.03, 0, 1800],
  wood: [0.6, 0.05, 190, 0, 0.01, 0.07, 1, 1.6, -6, 0, 0, 0, 0, 0.12, 0, 0, 0, 0.7, 0.02, 0, -900],
};

/** C major, spread: one soft note each. */
const CHORD = [261.6, 392, 523.3, 659.3].map((frequency) => [0.28, 0, frequency, 0.03, 0.12, 0.7, 0, 1]);

let hasBeenTouched = false;
/** @type {Promise<typeof import("zzfx") | null> | null} */
let synthesiser = null;

/** Listens for the first tap or key. */
export function watchFirstTouch() {
  const note = () => (hasBeenTouched = true);
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, note, { once: true, capture: true });
}

/** @param {(number | undefined)[][]} sounds  All at once. */
async function play(sounds) {
  if (!hasBeenTouched || document.hidden) return;
  // No audio in this browser, or the file did not come: there is nothing to hear, and nothing to say about it.
  synthesiser ??= import("zzfx").catch(() => null);
  const loaded = await synthesiser;
  for (const sound of sounds) loaded?.zzfx(...sound);
}

/** A tile lands. @param {Material} material */
export const playLanding = (material) => play([LANDINGS[material]]);

/** The match is over. */
export const playEnding = () => play(CHORD);
