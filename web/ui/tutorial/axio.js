/**
 * The lessons of AXIO: positions and what is asked about them. The examples are those of the rulebook, in its 9 by 9 squares.
 * The sentences are in `i18n/tutorial`, under `tutorial-axio-<lesson>`.
 */

import { placeOf, squareAt } from "../axio/placing.js";
import { PRINTED, SIDE } from "../rules/axio-sketch.js";

/** @typedef {import("./course.js").Lesson} Lesson */
/** @typedef {import("../../state/state.js").Turn} Turn */

const LETTERS = "gorpb";
const DOUBLES = 6;
const MIXED = 7;

/** How many squares are in play to a side, by the number of players. @type {{[players: number]: number}} */
const SIZES = { 2: 9, 3: 11 };

/** The empty board with its printed squares. @param {number} players */
export const boardFor = (players) => Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, column) =>
  isInPlay(players, column, row) ? PRINTED[squareAt(column, row)] ?? "." : "#"));

/**
 * @param {number} players
 * @param {number} column
 * @param {number} row
 */
const isInPlay = (players, column, row) => Math.max(...[column, row].map((at) => Math.abs(2 * at + 1 - SIDE))) < SIZES[players];

/** All kinds of tiles, in the order of the letters, and how often each exists. */
export const COPIES = Object.fromEntries([...LETTERS].flatMap((a, i) => [...LETTERS.slice(i)].map((b) => [a + b, a === b ? DOUBLES : MIXED])));

/** What the other players hold. */
const RACKS = [["gg", "go", "oo", "pp", "pb"], ["gp", "oo", "op", "pp", "pb"]];

/**
 * @typedef {object} Setting  A table: tiles that lie ("gb d5 d4", as they were placed; "^ d5" is a pyramid), and the learner's rack.
 * @property {string[]} [tiles]
 * @property {string[]} rack
 * @property {number[]} [scores]     The learner's, in the order of the letters.
 * @property {number[][]} [others]   Those of the other players.
 * @property {boolean} [isFirst]     Nobody has placed a tile.
 * @property {"place" | "swap"} [phase]
 */

/** @param {Setting} setting */
function position({ tiles = [], rack, scores = [0, 0, 0, 0, 0], others = [[0, 0, 0, 0, 0]], isFirst = false, phase = "place" }) {
  const players = 1 + others.length;
  const board = boardFor(players);
  for (const text of tiles) {
    const [tile, ...squares] = text.split(" ");
    squares.map(placeOf).forEach(([column, row], i) => { board[row][column] = tile[i]; });
  }
  const racks = [rack, ...RACKS.slice(0, others.length)];
  const used = [...tiles.map((text) => text.slice(0, 2)), ...racks.flat()];
  const named = (/** @type {number[]} */ [green, orange, red, purple, blue]) => ({ green, orange, red, purple, blue });
  const kinds = Object.keys(COPIES);
  return {
    game: "axio", options: { players, first_player: null, pyramid: "per_colour" }, phase, to_move: 0, extra_turns: 0,
    first_tiles: racks.map(() => !isFirst), board: board.map((row) => row.join("")),
    bag: Object.fromEntries(kinds.map((kind) => [kind, COPIES[kind] - used.filter((tile) => tile === kind).length])),
    racks: racks.map((tiles) => tiles.sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b))),
    scores: [scores, ...others].map(named),
  };
}

/**
 * A board with room for one tile: dominoes to the right or downwards, a pyramid where neither fits.
 * @param {number} players
 * @param {string[]} room
 */
function almostFull(players, room) {
  const board = boardFor(players);
  const kinds = Object.keys(COPIES);
  for (const [column, row] of room.map(placeOf)) board[row][column] = "#";
  /** @type {string[]} */
  const tiles = [];
  for (const [row, contents] of board.entries()) {
    for (const column of contents.keys()) {
      if (board[row][column] !== ".") continue;
      const beside = [[column + 1, row], [column, row + 1]].find(([x, y]) => board[y]?.[x] === ".");
      const squares = [[column, row], ...(beside ? [beside] : [])];
      for (const [x, y] of squares) board[y][x] = "#";
      const tile = beside ? kinds[(7 * tiles.length) % kinds.length] : "^";
      tiles.push([tile, ...squares.map(([x, y]) => squareAt(x, y))].join(" "));
    }
  }
  return tiles;
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
 * @returns {import("./course.js").Begin & import("./course.js").Guess}
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

/**
 * Who wins? The last tile is placed, and the engine tells.
 * @param {string} id
 * @param {string} move
 * @param {number[][]} scores
 * @returns {Lesson}
 */
function whoWins(id, move, [scores, ...others]) {
  const [, ...room] = move.split(" ");
  const players = 1 + others.length;
  const asked = guess(id, Array.from({ length: players }, (_, i) => i), move, ({ winners }) => winners?.[0] ?? -1, { tiles: almostFull(players, room), scores, others });
  return { ...asked, isAboutPlayers: true };
}

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
  whoWins("lowest", "rb c3 d3", [[17, 18, 16, 18, 8], [12, 14, 11, 13, 15]]),
  whoWins("tie", "rb b2 c2", [[9, 16, 12, 18, 15], [14, 9, 11, 16, 18], [12, 17, 18, 9, 12]]),
  { id: "round", kind: "round", isEnough: (_, moves) => moves >= 6, options: { players: 2, pyramid: "per_colour" } },
];
