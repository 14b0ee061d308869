/**
 * The lessons of AXIO: positions and what is asked about them. The examples are those of the rulebook, in its 9 by 9 squares.
 * The sentences are in `i18n/tutorial`, under `tutorial-axio-<lesson>`.
 */

/** @typedef {import("./course.js").Lesson} Lesson */
/** @typedef {import("../../state/state.js").Turn} Turn */

const LETTERS = "gorpb";
const DOUBLES = 6;
const MIXED = 7;

/** The empty board for two, with its printed squares. */
export const BOARD = [
  "#############", "#############", "##....g....##", "##.........##", "##.........##", "##.........##", "##b...r...o##",
  "##.........##", "##.........##", "##.........##", "##....p....##", "#############", "#############",
];

/** All kinds of tiles, in the order of the letters, and how often each exists. */
export const COPIES = Object.fromEntries([...LETTERS].flatMap((a, i) => [...LETTERS.slice(i)].map((b) => [a + b, a === b ? DOUBLES : MIXED])));

/**
 * @typedef {object} Setting  A table for two: tiles that lie ("gb d5 d4", as they were placed), and the learner's rack.
 * @property {string[]} [tiles]
 * @property {string[]} rack
 * @property {number[]} [scores]     The learner's, in the order of the letters.
 * @property {boolean} [isFirst]     Nobody has placed a tile.
 * @property {"place" | "swap"} [phase]
 */

/** @param {Setting} setting */
function position({ tiles = [], rack, scores = [0, 0, 0, 0, 0], isFirst = false, phase = "place" }) {
  const board = BOARD.map((row) => [...row]);
  for (const text of tiles) {
    const [tile, ...squares] = text.split(" ");
    squares.forEach((square, i) => { board[Number(square.slice(1)) - 1][square.charCodeAt(0) - 97] = tile[i]; });
  }
  const other = ["gg", "go", "oo", "pp", "pb"];
  const used = [...tiles.map((text) => text.slice(0, 2)), ...rack, ...other];
  const named = (/** @type {number[]} */ [green, orange, red, purple, blue]) => ({ green, orange, red, purple, blue });
  const kinds = Object.keys(COPIES);
  return {
    game: "axio", options: { players: 2, first_player: null, pyramid: "per_colour" }, phase, to_move: 0, extra_turns: 0,
    first_tiles: [!isFirst, !isFirst], board: board.map((row) => row.join("")),
    bag: Object.fromEntries(kinds.map((kind) => [kind, COPIES[kind] - used.filter((tile) => tile === kind).length])),
    racks: [rack.sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b)), other],
    scores: [named(scores), named([0, 0, 0, 0, 0])],
  };
}

const RACK = ["gr", "gb", "rp", "rb", "bb"];

/** From the first half to the second: right, down, left, up. */
const STEPS = ["1 0", "0 1", "-1 0", "0 -1"];

/**
 * The tile of the rack over the squares where the move puts it.
 * @param {string} move
 * @returns {import("../axio/types.js").Selection}
 */
function held(move) {
  const [tile, at, to] = move.split(" ");
  const step = `${to.charCodeAt(0) - at.charCodeAt(0)} ${Number(to.slice(1)) - Number(at.slice(1))}`;
  return { slot: RACK.indexOf(tile), tile, turn: STEPS.indexOf(step), at };
}

/**
 * How many? The table shows the move.
 * @param {string} id
 * @param {number[]} choices
 * @param {string} move
 * @param {(turn: Turn) => number} right
 * @param {Omit<Setting, "rack">} setting
 * @returns {Lesson}
 */
const guess = (id, choices, move, right, setting) =>
  ({ id, kind: "guess", choices, move, right, selection: held(move), position: position({ rack: [...RACK], ...setting }) });

/**
 * What the lines and the pyramids of a placement scored, in one colour or in all.
 * @param {string} [colour]
 * @returns {(turn: Turn) => number}
 */
const points = (colour) => ({ events }) => {
  const lines = events.filter(({ type }) => type === "ray_scored").map((event) => ({ [event.colour]: event.points }));
  const pyramids = events.filter(({ type }) => type === "pyramid_placed").map((event) => event.points);
  return [...lines, ...pyramids].flatMap((scored) => Object.entries(scored))
    .reduce((sum, [name, count]) => (!colour || name === colour ? sum + count : sum), 0);
};

/** @type {Lesson[]} */
export const axio = [
  { id: "first", kind: "play", moves: [""], position: position({ rack: [...RACK], isFirst: true }) },
  guess("line", [0, 1, 2], "rb f5 e5", points(), { tiles: ["ob d4 d5"] }),
  guess("lines", [1, 2, 3, 4], "rb f5 e5", points("blue"), { tiles: ["bb c5 d5", "ob e3 e4", "rr g5 h5"] }),
  guess("both", [4, 5, 6, 7], "rb f5 e5", points(), { tiles: ["bb c5 d5", "bb e3 e4", "rr f6 f7"] }),
  guess("double", [2, 3, 4], "bb e5 f5", points(), { tiles: ["bb c5 d5"] }),
  guess("pyramid", [3, 4, 6, 7], "gb d5 d4", points(), { tiles: ["go c3 c4", "rp e3 f3", "bb e4 f4", "ob h4 g4"] }),
  guess("pyramids", [3, 4, 6, 8], "gb d5 d4", points(), { tiles: ["go c3 c4", "rp e3 f3", "pb c6 d6"] }),
  guess("extra", [0, 1, 2], "rb f5 e5", ({ view }) => view.extra_turns, { tiles: ["bb c5 d5", "rr g5 h5"], scores: [9, 10, 16, 8, 17] }),
  { id: "swap", kind: "play", moves: ["swap"], position: position({ rack: ["rr", "rp", "rb", "bb"], tiles: ["gr e5 f5"], scores: [3, 3, 8, 5, 6], phase: "swap" }) },
  { id: "round", kind: "round", isEnough: (_, moves) => moves >= 6, options: { players: 2, pyramid: "per_colour" } },
];
