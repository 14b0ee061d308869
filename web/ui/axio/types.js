/**
 * What the engine sends about an AXIO match: the view, the faces of the actions, previews, and the page's own selection.
 * Types only. A square is "a1" … "m13" on the whole 13x13 board, a letter one of "gorpb", a tile two of them, players count from 0.
 *
 * @typedef {"green" | "orange" | "red" | "purple" | "blue"} Colour
 * @typedef {{[colour in Colour]: number}} Scores
 *
 * @typedef {object} View
 * @property {{players: number, pyramid: "per_colour" | "per_square"}} options
 * @property {"place" | "swap" | "over"} phase
 * @property {number | null} to_move
 * @property {number} extra_turns       Still owed, the one now to be placed included.
 * @property {boolean[]} first_tiles
 * @property {string[]} board           Thirteen rows of "." empty, "#" outside, "^" pyramid, or a letter.
 * @property {number} size
 * @property {string} origin            The square in the upper left corner of the area in play.
 * @property {{[square: string]: Colour}} printed
 * @property {(string[] | null)[]} racks  Null: hidden from whoever looks.
 * @property {number[]} rack_counts
 * @property {(string[] | null)[]} shown  The rack that a player showed in a swap, until they place again.
 * @property {number} bag_count
 * @property {number[]} scores          Each player's lowest colour.
 * @property {Scores[]} scores_by_colour
 * @property {Colour[][]} lowest
 * @property {number} track_end
 * @property {number} tracks            In a row: two in solo.
 * @property {{[square: string]: string}} refusals  For a first tile: a placement with both squares here is refused.
 * @property {string[]} untouched       Printed squares that no tile touches.
 * @property {string | null} end_reason
 *
 * @typedef {object} Placement
 * @property {number} id
 * @property {string} text
 * @property {"place"} type
 * @property {string} tile
 * @property {[string, string][]} cells  The square and the letter of each half.
 *
 * @typedef {{colour: Colour, from: string, cells: string[], points: number}} Ray
 * @typedef {{cell: string, points: {[colour: string]: number}, cells: string[]}} Pyramid
 *
 * @typedef {object} Preview
 * @property {{[colour: string]: number}} points  By which the markers would move.
 * @property {{[colour: string]: number}} lost    Beyond the end of a track.
 * @property {Ray[]} rays
 * @property {Pyramid[]} pyramids
 * @property {number} extra_turns
 * @property {boolean} ends
 *
 * @typedef {object} Selection  A tile in the hand.
 * @property {number} slot       Which one of the rack.
 * @property {string} tile
 * @property {number} turn       Quarters, clockwise; not turned, its first letter is on the left.
 * @property {string | null} at  The square that is pointed at; null: none yet.
 *
 * @typedef {object} Ghost  Where the tile in the hand would lie.
 * @property {[string, string][]} cells      As in a placement; squares may be outside of the area.
 * @property {Placement | undefined} action  Absent: it may not lie there.
 * @property {{code: string, square: string} | null} refusal
 */

export {};
