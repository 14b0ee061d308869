/**
 * Squares, turns and the ghost: where a tile in the hand would lie, and whether the engine listed that. Pure; the only
 * "rules" in it are what a square is called and which way a tile points.
 *
 * @typedef {import("./types.js").Ghost} Ghost
 * @typedef {import("./types.js").Placement} Placement
 * @typedef {import("./types.js").Selection} Selection
 * @typedef {import("./types.js").View} View
 * @typedef {import("../../state/state.js").Turn["actions"][number]} Action
 */

/** @type {{[letter: string]: import("./types.js").Colour}} */
export const COLOUR_OF = { g: "green", o: "orange", r: "red", p: "purple", b: "blue" };
export const COLOURS = Object.values(COLOUR_OF);

/** From a tile's first half to its second, by quarters of a turn: [columns, rows]. */
const STEPS = [[1, 0], [0, 1], [-1, 0], [0, -1]];

const A = "a".charCodeAt(0);

/**
 * Column and row from 0 on the whole board. They may lie outside of it.
 * @param {number} column
 * @param {number} row
 */
export const squareAt = (column, row) => `${String.fromCharCode(A + column)}${row + 1}`;

/** @param {string} square @returns {[number, number]} */
export const placeOf = (square) => [square.charCodeAt(0) - A, Number(square.slice(1)) - 1];

/**
 * @param {string} square
 * @param {number} columns
 * @param {number} rows
 */
function moved(square, columns, rows) {
  const [column, row] = placeOf(square);
  return squareAt(column + columns, row + rows);
}

/** What lies on a square: ".", "^", a letter, or "#" outside. @param {View} view @param {string} square */
export function contentOf(view, square) {
  const [column, row] = placeOf(square);
  return view.board[row]?.[column] ?? "#";
}

/** The squares of the area in play, row by row. @param {View} view */
export function area(view) {
  const [left, top] = placeOf(view.origin);
  return Array.from({ length: view.size }, (_, row) => Array.from({ length: view.size }, (_, column) => squareAt(left + column, top + row)));
}

/** @type {WeakMap<Action[], Map<string, Placement>>} */
const indexes = new WeakMap();

/** Placements by their notation, made once for a Turn. @param {Action[]} actions */
function indexOf(actions) {
  let index = indexes.get(actions);
  if (!index) {
    index = new Map(actions.filter(({ type }) => type === "place").map((action) => [action.text, /** @type {Placement} */ (/** @type {unknown} */ (action))]));
    indexes.set(actions, index);
  }
  return index;
}

/**
 * @param {Action[]} actions
 * @param {string} tile
 * @param {string} first
 * @param {string} second
 */
function placementAt(actions, tile, first, second) {
  const index = indexOf(actions);
  const isDouble = tile[0] === tile[1];
  // A double, whose halves are alike, is listed in reading order only.
  return index.get(`${tile} ${first} ${second}`) ?? (isDouble ? index.get(`${tile} ${second} ${first}`) : undefined);
}

/**
 * The tile in the hand over the square that is pointed at. That square takes the first half; where this can't be but the
 * second half fits there, the tile moves over, so that no edge needs a turn.
 * @param {View} view
 * @param {Action[]} actions
 * @param {Selection | null} selection
 * @returns {Ghost | null}
 */
export function ghostOf(view, actions, selection) {
  if (!selection?.at) return null;
  const { tile, turn, at } = selection;
  const [columns, rows] = STEPS[turn];
  const places = [[at, moved(at, columns, rows)], [moved(at, -columns, -rows), at]];
  const legal = places.find(([first, second]) => placementAt(actions, tile, first, second));
  const inside = places.find((pair) => pair.every((square) => contentOf(view, square) !== "#"));
  const [first, second] = legal ?? inside ?? places[0];
  const action = placementAt(actions, tile, first, second);
  return { cells: [[first, tile[0]], [second, tile[1]]], action, refusal: action ? null : refusalOf(view, first, second) };
}

/**
 * Why a tile may not lie on two squares: read off the board and the view's refusals.
 * @param {View} view
 * @param {string} first
 * @param {string} second
 */
function refusalOf(view, first, second) {
  for (const square of [first, second]) {
    const content = contentOf(view, square);
    if (content === "#") return { code: "outside_area", square };
    if (content === "^") return { code: "pyramid", square };
    if (content !== ".") return { code: square in view.printed ? "printed_square" : "square_taken", square };
  }
  // That another tile touches a printed square says more than that none is near.
  const codes = [first, second].map((square) => ({ code: view.refusals[square] ?? "first_tile_must_touch", square }));
  return codes.find(({ code }) => code === "printed_square_touched") ?? codes[0];
}

/**
 * Every square on which a half of this tile could lie, in whatever turn.
 * @param {Action[]} actions
 * @param {string | undefined} tile
 */
export function openSquares(actions, tile) {
  const open = new Set();
  for (const action of indexOf(actions).values()) if (action.tile === tile) for (const [square] of action.cells) open.add(square);
  return open;
}

/** A double looks the same after half a turn. @param {Selection} selection @returns {Selection} */
export function turned(selection) {
  const { tile, turn } = selection;
  return { ...selection, turn: tile[0] === tile[1] ? (turn + 1) % 2 : (turn + 1) % 4 };
}

/**
 * One step of the ghost by an arrow key; it stays inside the area.
 * @param {View} view
 * @param {string} at
 * @param {string} key
 */
export function stepped(view, at, key) {
  const direction = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].indexOf(key);
  if (direction < 0) return at;
  const [columns, rows] = STEPS[direction];
  const next = moved(at, columns, rows);
  return contentOf(view, next) === "#" ? at : next;
}

/**
 * Where the ghost appears for whoever plays by keyboard: the placement nearest to the middle, turned as the tile is if that is possible.
 * @param {View} view
 * @param {Action[]} actions
 * @param {Selection} selection
 * @returns {Selection}
 */
export function aimed(view, actions, selection) {
  const [left, top] = placeOf(view.origin);
  const middle = (view.size - 1) / 2;
  const own = [...indexOf(actions).values()].filter(({ tile }) => tile === selection.tile);
  const distance = (/** @type {Placement} */ { cells: [[square]] }) => {
    const [column, row] = placeOf(square);
    return Math.abs(column - left - middle) + Math.abs(row - top - middle);
  };
  /** @type {{at: string, turn: number, far: number} | null} */
  let best = null;
  for (const action of own) {
    const turn = turnOf(action);
    const far = distance(action) + (turn === selection.turn ? 0 : 100);
    if (!best || far < best.far) best = { at: action.cells[0][0], turn, far };
  }
  return best ? { ...selection, at: best.at, turn: best.turn } : selection;
}

/** How a listed placement is turned. @param {Placement} placement */
export function turnOf({ cells: [[first], [second]] }) {
  const [[x1, y1], [x2, y2]] = [placeOf(first), placeOf(second)];
  return STEPS.findIndex(([columns, rows]) => columns === x2 - x1 && rows === y2 - y1);
}

/**
 * Which squares hold the two halves of one tile, as far as the log knows: a position set by hand does not tell.
 * @param {{action: {type: string, cells?: [string, string][]}}[]} log
 * @returns {Map<string, string>}
 */
export function partners(log) {
  const found = new Map();
  for (const { action: { cells } } of log) {
    if (!cells) continue;
    const [[first], [second]] = cells;
    found.set(first, second).set(second, first);
  }
  return found;
}

/**
 * On which side of a square another one lies: "right", "down", "left" or "up".
 * @param {string} square
 * @param {string | undefined} other
 */
export function sideOf(square, other) {
  if (!other) return "";
  const [[x1, y1], [x2, y2]] = [placeOf(square), placeOf(other)];
  return ["right", "down", "left", "up"][STEPS.findIndex(([columns, rows]) => columns === x2 - x1 && rows === y2 - y1)] ?? "";
}
