/**
 * What can be picked up and where it may go, read off the actions that the engine listed. Pure; no rule in it.
 *
 * @typedef {import("../../state/state.js").Turn["actions"][number]} Action
 * @typedef {import("./types.js").Draft} Draft
 * @typedef {import("./types.js").Pick} Pick
 * @typedef {import("./types.js").Tiling} Tiling
 * @typedef {import("./types.js").View} View
 */

/**
 * @param {Action[]} actions
 * @returns {Draft[]}
 */
export const drafts = (actions) => /** @type {any[]} */ (actions).filter((action) => action.type === "draft");

/**
 * The columns offered for the line that is being tiled.
 * @param {Action[]} actions
 * @returns {Tiling[]}
 */
export const tilings = (actions) => /** @type {any[]} */ (actions).filter((action) => action.type === "tile");

/**
 * Decisions without a place of their own on the table yet: offered as a row of buttons, so that nothing dead-ends.
 * @param {Action[]} actions
 */
export const choices = (actions) => actions.filter((action) => action.type !== "draft" && action.type !== "tile");

/**
 * @param {Pick | undefined} a
 * @param {Pick | undefined} b
 */
export const isSamePick = (a, b) => a !== undefined && b !== undefined && a.from === b.from && a.colour === b.colour;

/**
 * @param {Action[]} actions
 * @param {Pick} pick
 */
export const isPickable = (actions, pick) => drafts(actions).some((draft) => isSamePick(draft, pick));

/**
 * The actions of one pick, by their target: "line-1" … "floor".
 * @param {Action[]} actions
 * @param {Pick | undefined} pick
 * @returns {Map<string, Draft>}
 */
export function targets(actions, pick) {
  const own = drafts(actions).filter((draft) => isSamePick(draft, pick));
  return new Map(own.map((draft) => [draft.to, draft]));
}

/**
 * Why a line does not take the picked colour: a code, or null.
 * @param {View} view
 * @param {Pick | undefined} pick
 * @param {number} line
 */
export const refusal = (view, pick, line) => (pick && view.refusals?.[pick.colour]?.[String(line)]) ?? null;

/**
 * Tiles of the same colour lie together: [blue, blue, red] → [{colour: "blue", count: 2}, {colour: "red", count: 1}].
 * @param {string[]} tiles
 */
export function groups(tiles) {
  /** @type {{colour: string, count: number}[]} */
  const found = [];
  for (const colour of tiles) {
    const last = found.find((group) => group.colour === colour);
    if (last) last.count += 1;
    else found.push({ colour, count: 1 });
  }
  return found;
}

/** @param {{[colour: string]: number}} supply */
export const total = (supply) => Object.values(supply).reduce((sum, count) => sum + count, 0);
