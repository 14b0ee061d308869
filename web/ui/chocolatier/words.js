/**
 * What Master Chocolatier says in its own way: the keys with words of its own, the effects, and the events of the
 * special factories. Pure.
 *
 * @typedef {import("../../i18n/index.js").Translate} Translate
 * @typedef {import("../azul/types.js").Look} Look
 */
import { tiles } from "../azul/words.js";

export const COLOURS = ["blue", "brown", "cream", "black", "red"];

/** Said with pralines, a box and, in some languages, other names for factories and floor. */
export const OWN_WORDS = new Set([
  ...COLOURS.flatMap((colour) => [`colour-${colour}`, `tiles-${colour}`]),
  "option-wall", "option-wall-coloured", "option-wall-free",
  "market", "factory", "centre", "standing-words", "prompt-pick", "from-factory", "to-floor", "move-distribute",
  "wall-row", "wall-row-empty", "floor-empty", "floor-holds",
  "outcome-placed", "outcome-floor", "refusal-colour_on_wall", "reason-costs_floor", "reason-may_cost_floor",
  "log-line-unplaceable", "log-floor-scored", "log-bonus-colour", "log-game-ended-no_tiles",
  "result-wall", "result-floor",
]);

/**
 * @param {Translate} t
 * @param {string} effect  "sf1", "sf2:cream", …
 */
export const effectName = (t, effect) => t(`effect-${effect.split(":")[0]}`);

/**
 * @param {Translate} t
 * @param {string} effect
 */
export function effectWords(t, effect) {
  const [kind, colour] = effect.split(":");
  return t(`effect-${kind}-words`, colour ? { tiles: tiles(t, colour, 1) } : {});
}

/** Beyond what was asked for: part of the move. @type {Look["told"]} */
export const told = {
  tiles_stayed: (t, { factory }) => t("log-tiles-stayed", { number: factory }),
  disc_taken: (t) => t("log-disc-taken"),
  slot_filled: (t) => t("outcome-slot", { count: 1 }),
};

/** What the end of a round and the next deal bring. @type {Look["followed"]} */
export const followed = {
  disc_returned: (t, _, player) => t("log-disc-returned", { player }),
  extra_tile_drawn: (t, { factory, colour }) => t("log-extra-tile", { number: factory, tiles: tiles(t, colour, 1) }),
  tiles_attracted: (t, { factory, from_factory, colour }) =>
    t("log-tiles-attracted", { number: factory, tiles: tiles(t, colour, 1), source: from_factory }),
};
