/**
 * What can be picked up and where it may go, read off the actions that the engine listed. Pure; no rule in it.
 *
 * @typedef {import("../../state/state.js").Turn["actions"][number]} Action
 * @typedef {import("./types.js").Disc} Disc
 * @typedef {import("./types.js").Distribution} Distribution
 * @typedef {import("./types.js").Draft} Draft
 * @typedef {import("./types.js").Pick} Pick
 * @typedef {import("./types.js").Selection} Selection
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
 * Where the tiles that are being handed out may go, by the number of the factory.
 * @param {Action[]} actions
 * @returns {Map<number, Distribution>}
 */
export function distributions(actions) {
  const steps = /** @type {any[]} */ (actions).filter((action) => action.type === "distribute");
  return new Map(steps.map((step) => [step.preview.factory, step]));
}

/**
 * The circle of factories as it lies on the table: without the disc that a player has taken, and with the tiles that
 * wait to be handed out.
 * @param {View} view
 * @returns {Disc[]}
 */
export function discs(view) {
  const { pending } = view;
  const all = view.factories.map(({ tiles, effect, taken_by }, i) => {
    const waiting = pending?.factory === i + 1 ? pending.tiles : [];
    return { number: i + 1, effect, tiles: [...tiles, ...waiting], isTaken: taken_by !== undefined };
  });
  return all.filter((disc) => !disc.isTaken).map(({ number, effect, tiles }) => ({ number, effect, tiles }));
}

/**
 * What is in the hand: what the player has picked up, or the colour that is handed out now.
 * @param {View} view
 * @param {Selection | null} selection
 * @returns {Pick | undefined}
 */
export function lifted(view, selection) {
  const { pending } = view;
  return pending ? { from: `factory-${pending.factory}`, colour: pending.tiles[0] } : selection?.pick;
}

/**
 * @param {Pick | undefined} a
 * @param {Pick | undefined} b
 */
export const isSamePick = (a, b) => a !== undefined && b !== undefined && a.from === b.from && a.colour === b.colour;

/**
 * @param {Action[]} actions
 * @param {Pick} pick
 */
export const isPickable = (actions, pick) => targets(actions, pick).size > 0;

/** Asked for every line and every tile of each drawing, so sorted once for a Turn. @type {WeakMap<Action[], Map<string, Map<string, Draft>>>} */
const indexes = new WeakMap();

/** @param {Action[]} actions */
function indexOf(actions) {
  let index = indexes.get(actions);
  if (!index) {
    index = new Map();
    for (const draft of drafts(actions)) {
      const pick = `${draft.from}/${draft.colour}`;
      index.set(pick, (index.get(pick) ?? new Map()).set(draft.to, draft));
    }
    indexes.set(actions, index);
  }
  return index;
}

/**
 * The actions of one pick, by their target: "line-1" … "floor".
 * @param {Action[]} actions
 * @param {Pick | undefined} pick
 * @returns {Map<string, Draft>}
 */
export const targets = (actions, pick) => indexOf(actions).get(`${pick?.from}/${pick?.colour}`) ?? new Map();

/**
 * The tiles that go to the centre when a colour is taken: all others of its factory, where the engine says that they go.
 * @param {View} view
 * @param {Action[]} actions
 * @param {Pick | undefined} pick
 * @returns {string[]}
 */
export function restOf(view, actions, pick) {
  const [draft] = targets(actions, pick).values();
  if (!pick || !draft?.preview.to_centre) return [];
  const disc = discs(view).find(({ number }) => pick.from === `factory-${number}`);
  return disc?.tiles.filter((colour) => colour !== pick.colour) ?? [];
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
