/**
 * The lessons of Azul and Master Chocolatier: positions and what is asked about them. The examples are those of the rulebooks.
 * The sentences are in `i18n/tutorial`, under `tutorial-<game>-<lesson>`.
 */
import { LOOK } from "../azul/index.js";
import { colour, colours, player } from "../azul/letters.js";
import { LOOK as CHOCOLATES } from "../chocolatier/index.js";

/** @typedef {import("./course.js").Lesson} Lesson */
/** @typedef {import("../azul/letters.js").Board} Board */
/** @typedef {import("../azul/types.js").Look} Look */
/** @typedef {import("../../state/state.js").Turn} Turn */

/**
 * @typedef {object} Setting  A table for two in a few letters; all other tiles are in the bag.
 * @property {Board} [me]
 * @property {Board} [other]
 * @property {string[]} [factories]
 * @property {string[]} [effects]       Of the factories: "sf3", …
 * @property {string} [centre]
 * @property {"centre" | 0 | 1} [marker]
 * @property {"coloured" | "free"} [wall]
 */

const DISCS = [0, 1, 2, 3, 4];
export const COPIES = 20;

/** Where the other has taken the marker. @type {Pick<Setting, "other" | "marker">} */
const LATE = { other: { floor: "m" }, marker: 1 };

/**
 * @param {Look} look
 * @param {Setting} setting
 */
function position(look, { me = {}, other = {}, factories = [], effects = [], centre = "", marker = "centre", wall = "coloured" }) {
  const players = [player(look, me), player(look, other)];
  const discs = DISCS.map((i) => ({ tiles: inOrder(look, colours(look, factories[i] ?? "")), effect: effects[i] || null }));
  const used = [...discs.flatMap(({ tiles }) => tiles), ...colours(look, centre), ...players.flatMap(tilesOf)];
  const count = (/** @type {string} */ name) => used.filter((tile) => tile === name).length;
  const special = look.id === "chocolatier" ? { special_factories: effects.length > 0 } : {};
  return {
    game: look.id, options: { players: 2, first_player: null, wall, ...special },
    round: 1, phase: "draft", to_move: 0, first_player: 0, marker, factories: discs, centre: inOrder(look, colours(look, centre)), players,
    bag: Object.fromEntries(look.colours.map((name) => [name, COPIES - count(name)])),
    lid: Object.fromEntries(look.colours.map((name) => [name, 0])),
  };
}

/** @param {ReturnType<typeof player>} player */
const tilesOf = ({ lines, wall, floor }) => [
  ...lines.flatMap((line) => Array.from({ length: line.count }, () => line.colour)), ...wall.flat(), ...floor,
];

/**
 * @param {Look} look
 * @param {string[]} tiles
 */
const inOrder = (look, tiles) => tiles.sort((a, b) => look.colours.indexOf(a) - look.colours.indexOf(b));

/**
 * "F1 k 2" in the game's own colours.
 * @param {Look} look
 * @param {string} text
 */
function notation(look, text) {
  const [source, letter, ...target] = text.split(" ");
  return [source, colour(look, letter), ...target].join(" ");
}

/**
 * The sum over the learner's events of one type.
 * @param {string} type
 * @param {string} [field]
 * @returns {(turn: Turn) => number}
 */
const sum = (type, field = "points") => (turn) =>
  turn.events.filter((event) => event.type === type && (event.player ?? 0) === 0).reduce((total, event) => total + event[field], 0);

/** @param {Turn} turn */
const hasRoundEnded = (turn) => turn.view.round > 1;

/**
 * Which targets does this pick have?
 * @param {Look} look
 * @param {string} from
 * @param {string} letter
 * @returns {import("./course.js").Mark}
 */
function targets(look, from, letter) {
  const pick = { from, colour: colour(look, letter) };
  const isOfPick = (/** @type {any} */ action) => action.from === from && action.colour === pick.colour;
  return {
    kind: "mark", choices: ["line-1", "line-2", "line-3", "line-4", "line-5", "floor"], selection: { pick, tried: null },
    right: (actions) => actions.filter(isOfPick).map((/** @type {any} */ action) => action.to),
  };
}

/**
 * @param {Look} look
 * @returns {{[id: string]: Lesson}}
 */
function lessonsOf(look) {
  const at = (/** @type {Setting} */ setting) => position(look, setting);
  const move = (/** @type {string} */ text) => notation(look, text);
  /** @type {Lesson[]} */
  const lessons = [
    { id: "take", kind: "play", moves: [move("F1 k 2")], position: at({ factories: ["kkbw", "yrrr", "bbyw", "rkkw", "ybww"] }) },
    { id: "centre", kind: "play", moves: [move("C r 3")], position: at({ me: { lines: { 2: ["k", 2] } }, other: { lines: { 1: ["y", 1] } }, factories: ["", "", "bbyw", "rkkw", "ybww"], centre: "bwrrr" }) },
    { id: "options", ...targets(look, "factory-3", "y"), position: at({ me: { lines: { 4: ["b", 1] }, wall: { 2: "..y..", 3: "...y." } }, factories: ["", "", "yybw"], centre: "kw", ...LATE }) },
    { id: "tiling", kind: "guess", choices: [1, 2, 4, 6], move: move("C w 5"), right: sum("tile_scored"), position: at({ me: { lines: { 2: ["r", 2], 3: ["k", 2], 4: ["b", 4], 5: ["w", 2] } }, centre: "w", ...LATE }) },
    { id: "alone", kind: "guess", choices: [0, 1, 2, 3], move: move("C r 1"), right: sum("tile_scored"), position: at({ me: { wall: { 2: "...r." } }, centre: "r", ...LATE }) },
    { id: "row", kind: "guess", choices: [1, 2, 3, 4], move: move("C y 3"), right: sum("tile_scored"), position: at({ me: { lines: { 3: ["y", 2] }, wall: { 3: ".wb.." } }, centre: "y", ...LATE }) },
    { id: "column", kind: "guess", choices: [1, 2, 3, 4], move: move("C b 3"), right: sum("tile_scored"), position: at({ me: { lines: { 3: ["b", 2] }, wall: { 2: "..y..", 4: "..w.." } }, centre: "b", ...LATE }) },
    { id: "cross", kind: "guess", choices: [4, 6, 7, 12], move: move("C y 3"), right: sum("tile_scored"), position: at({ me: { lines: { 3: ["y", 2] }, wall: { 2: "...r.", 3: ".wb.r", 4: "...b." } }, centre: "y", ...LATE }) },
    { id: "floor", kind: "guess", choices: [5, 7, 8, 9], move: move("C k floor"), right: sum("floor_scored", "penalty"), position: at({ me: { score: 20, floor: "mbrr" }, centre: "k", marker: 0 }) },
    { id: "low", kind: "guess", choices: [-3, 0, 5], move: move("C k floor"), right: (turn) => turn.view.scores[0], position: at({ me: { score: 5, floor: "mbrr" }, centre: "k", marker: 0 }) },
    { id: "bonus", kind: "guess", choices: [9, 17, 19, 29], move: move("C w 5"), right: sum("bonus_scored"), position: at({ me: { score: 40, lines: { 4: ["b", 4] }, wall: { 1: "b....", 2: "wb...", 3: "k.b..", 4: "rkw.y", 5: "y...b" } }, centre: "w", ...LATE }) },
    { id: "free", kind: "guess", choices: [0, 3, 4, 6], move: move("C b 5"), right: sum("floor_scored", "penalty"), position: at({ me: { score: 20, lines: { 3: ["r", 3] }, wall: { 1: "....r", 3: "bykw." } }, centre: "b", wall: "free", ...LATE }) },
  ];
  return Object.fromEntries(lessons.map((lesson) => [lesson.id, lesson]));
}

/** The gold discs. A seed decides the next deal: this one has SF1 and SF2 in it. @returns {Lesson[]} */
function discLessons() {
  const at = (/** @type {Setting} */ setting) => position(CHOCOLATES, setting);
  const move = (/** @type {string} */ text) => notation(CHOCOLATES, text);
  const effects = ["", "sf3", "", "sf4", ""];
  return [
    { id: "deal", kind: "play", seed: 18, moves: [move("C b 5")], position: at({ effects: ["sf3", "sf4"], centre: "b", ...LATE }) },
    { id: "sf3", kind: "guess", choices: [0, 1, 2], move: move("F2 k 2"), right: (turn) => turn.view.centre.length, position: at({ effects, factories: ["bbyr", "kkwb", "yyrr", "kwwb", "bkkr"], centre: "" }) },
    { id: "sf4", kind: "play", moves: [move("F4 k 1"), "", ""], position: at({ effects, factories: ["bbyr", "", "yyrr", "kwwb", "bkkr"], centre: "w" }) },
    { id: "sf5", kind: "guess", choices: [0, 1, 2, 3], move: move("F2 w 1"), right: sum("tiles_dropped", "count"), position: at({ effects: ["", "sf5", "", "sf4", ""], factories: ["bbyr", "wwwb", "yyrr", "kwwb", "bkkr"], centre: "" }) },
  ];
}

const own = lessonsOf(LOOK);
const sweet = lessonsOf(CHOCOLATES);

/** @type {Lesson[]} */
export const azul = [...Object.values(own), { id: "round", kind: "round", isEnough: hasRoundEnded, options: { players: 2, wall: "coloured" } }];

/** @type {Lesson[]} */
export const chocolatier = [
  sweet.take, sweet.centre, sweet.options, sweet.tiling, sweet.cross, sweet.floor, ...discLessons(), sweet.bonus,
  { id: "round", kind: "round", isEnough: hasRoundEnded, options: { players: 2, wall: "coloured", special_factories: true } },
];
