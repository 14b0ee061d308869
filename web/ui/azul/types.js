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
 * @typedef {{number: number, effect: string | null, tiles: Colour[]}} Disc  A factory that lies in the circle.
 *
 * @typedef {object} Pending  The rest of a factory that is being handed out to its two neighbours.
 * @property {number} factory
 * @property {Colour[]} tiles     Those that still wait on it.
 * @property {number} left
 * @property {number} right
 * @property {{colour: Colour, count: number, target: string}} taken  Placed when the rest is gone; target "1" … "5" or "floor".
 *
 * @typedef {object} View
 * @property {import("../../state/state.js").Options} options
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
 * @property {Pending} [pending]
 *
 * @typedef {object} DraftPreview
 * @property {number} taken
 * @property {number} to_centre   Other tiles of the factory that go to the centre.
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
 * @typedef {object} Distribution
 * @property {number} id
 * @property {string} text
 * @property {"distribute"} type
 * @property {Colour} colour
 * @property {"left" | "right"} to
 * @property {{count: number, factory: number}} preview
 *
 * @typedef {object} Pick  Tiles of one colour in one place.
 * @property {string} from
 * @property {Colour} colour
 *
 * @typedef {object} Selection
 * @property {Pick} pick
 * @property {string | null} tried   The target that was just refused, to say why.
 *
 * @typedef {import("../../i18n/index.js").Translate} Translate
 * @typedef {import("../../state/state.js").Turn["events"][number]} GameEvent
 * @typedef {import("../common/motion.js").Step} Step
 * @typedef {import("lit-html").TemplateResult | typeof import("lit-html").nothing} Drawing
 *
 * @typedef {object} Look  What the games on this table show and say in their own way; all else they share.
 * @property {string} id
 * @property {import("../../state/state.js").GameInfo["options"]} options  Offered until the engine has listed its own.
 * @property {import("../common/sounds.js").Material} material
 * @property {Colour[]} colours
 * @property {import("lit-html").TemplateResult} sprite
 * @property {(kind: string) => import("lit-html").TemplateResult} face
 * @property {Set<string>} words                 Keys that are said in the game's own words: `<id>-<key>`.
 * @property {(t: Translate, disc: Disc) => Drawing} seal                              What a disc shows of itself.
 * @property {(t: Translate, view: View, player: number) => Drawing} berth             What lies beside a floor.
 * @property {(t: Translate) => Drawing} more                                          What "how to play" adds.
 * @property {{[type: string]: (t: Translate, event: GameEvent) => string}} told       Events that belong to a move.
 * @property {{[type: string]: (t: Translate, event: GameEvent, player: string) => string}} followed  Events that follow from it.
 * @property {{[type: string]: (step: Step, event: GameEvent) => void}} moved          How events move tiles.
 */

export {};
