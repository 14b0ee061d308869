/**
 * What the engine sends about an Azul match: the view, the faces of the actions, and the page's own selection.
 * Types only. Numbers of factories, lines, rows, columns and floor spaces count from 1, players from 0.
 *
 * @typedef {string} Colour
 * @typedef {{colour: Colour | null, count: number}} Line
 *
 * @typedef {object} Player
 * @property {number} score
 * @property {Line[]} lines
 * @property {(Colour | null)[][]} wall
 * @property {string[]} floor
 * @property {string | null} slot
 *
 * @typedef {{tiles: Colour[], effect: string | null, taken_by?: number}} Factory
 *
 * @typedef {object} View
 * @property {"draft" | "distribute" | "tile" | "over"} phase
 * @property {number} round
 * @property {number | null} to_move
 * @property {number} first_player
 * @property {"centre" | number} marker
 * @property {Factory[]} factories
 * @property {Colour[]} centre
 * @property {{[colour: Colour]: number}} bag
 * @property {{[colour: Colour]: number}} lid
 * @property {Player[]} players
 * @property {number[]} scores
 * @property {Colour[][] | null} plan
 * @property {number[]} floor_penalties
 * @property {{wall: number, penalty: number, score: number}[]} standing
 * @property {{[colour: Colour]: {[line: string]: string}}} refusals
 * @property {number} [line]
 *
 * @typedef {object} DraftPreview
 * @property {number} taken
 * @property {number} placed
 * @property {number} slot
 * @property {number} floor
 * @property {number} lid
 * @property {boolean} marker
 * @property {boolean} completes
 * @property {number} points
 * @property {[number, number][]} cells
 * @property {number} penalty
 *
 * @typedef {object} Draft
 * @property {number} id
 * @property {string} text
 * @property {"draft"} type
 * @property {string} from
 * @property {Colour} colour
 * @property {string} to
 * @property {DraftPreview} preview
 *
 * @typedef {object} Tiling
 * @property {number} id
 * @property {string} text
 * @property {"tile"} type
 * @property {number} line
 * @property {number} column
 * @property {Colour} colour
 * @property {{points: number, cells: [number, number][]}} preview
 *
 * @typedef {object} Pick  Tiles of one colour in one place.
 * @property {string} from
 * @property {Colour} colour
 *
 * @typedef {object} Selection
 * @property {Pick} pick
 * @property {string | null} tried   The target that was just refused, to say why.
 */

export {};
