/**
 * The words that page and engine exchange, as types. Nothing here runs; nobody needs to load it.
 *
 * Two layers: the envelope between page and worker (boot, pings, raw text), and inside it
 * the bridge's JSON messages. What a game's view and actions contain is in that game's own folder.
 *
 * @typedef {string | number | boolean | null} Scalar
 * @typedef {{[name: string]: Scalar}} Options
 *
 * @typedef {object} GameInfo
 * @property {string} id
 * @property {number} rules_version
 * @property {OptionInfo[]} options
 *
 * @typedef {{name: string, values: Scalar[]}} OptionInfo  The default comes first.
 *
 * @typedef {object} Hello
 * @property {string} version
 * @property {string} python
 * @property {GameInfo[]} games
 * @property {string[]} levels
 * @property {{[pace: string]: number}} times  Milliseconds of thinking, by the name of the pace.
 *
 * @typedef {{kind: "human", name?: string} | {kind: "level", level: string, name?: string}} Seat
 *
 * @typedef {object} Save
 * @property {string} game
 * @property {number} rules_version
 * @property {Options} options
 * @property {number} seed
 * @property {string[]} actions   The undone ones too.
 * @property {number} [at]        How many have been played, if not all.
 * @property {Seat[]} [seats]
 * @property {any} [position]  What the match began with, if not with a deal.
 *
 * @typedef {Omit<Save, "actions"> & {actions: string}} PackedSave  All actions in one short text.
 *
 * @typedef {object} Inspected  What a save holds, told without putting it on the table.
 * @property {Save} save          Whole, and in the words of the present rules.
 * @property {any} position       What it has come to.
 * @property {any} view
 * @property {number} moves
 * @property {boolean} over
 * @property {number[] | null} winners
 * @property {{player: number, action: Action, events: GameEvent[]}[]} story
 * @property {boolean} is_outdated  It was saved under older rules.
 *
 * @typedef {{id: number, text: string, type: string} & {[key: string]: any}} Action
 * @typedef {{type: string} & {[key: string]: any}} GameEvent
 *
 * @typedef {object} Turn
 * @property {number} rev
 * @property {any} view
 * @property {Action[]} actions
 * @property {GameEvent[]} events
 * @property {Action | null} played  What led here; null at the beginning.
 * @property {number | null} to_move
 * @property {boolean} over
 * @property {number[] | null} winners
 * @property {number} moves
 * @property {boolean} undoable
 * @property {boolean} redoable
 *
 * @typedef {object} Thought  The result of `think`, and of `hint` with its alternatives.
 * @property {number} rev
 * @property {number} action
 * @property {string} text
 * @property {number} value
 * @property {number} nodes
 * @property {{action: number, text: string, value: number, reasons: {code: string, [fact: string]: any}[]}[]} [alternatives]
 * @property {any} [preview]
 * @property {{code: string, [fact: string]: any}[]} [reasons]  Why, the weightiest first.
 *
 * @typedef {{type: string, rev?: number} & {[key: string]: any}} Request  A message before it has an id.
 * @typedef {{code: string, params: {[name: string]: any}}} ErrorBody
 *
 * @typedef {object} Reply
 * @property {number} [id]
 * @property {any} [result]
 * @property {ErrorBody} [error]
 * @property {any} [progress]
 * @property {number} [cancelled]
 *
 * @typedef {"runtime" | "python" | "engine"} Stage
 * @typedef {{stage: Stage, loaded: number, total: number}} BootProgress
 *
 * @typedef {{kind: "message", id?: number, text: string} | {kind: "ping", n: number}} ToWorker
 * @typedef {{kind: "progress", progress: BootProgress}
 *   | {kind: "ready"}
 *   | {kind: "failed", error: ErrorBody}
 *   | {kind: "message", id?: number, text: string}
 *   | {kind: "pong", n: number}} FromWorker
 *
 * @typedef {{state: "booting", progress: BootProgress | null}
 *   | {state: "ready", hello: Hello}
 *   | {state: "failed", error: ErrorBody}} EngineStatus
 */

/** An answer that is an error: a code of the bridge, or one of the page's own (`engine_lost`, `cancelled`). */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {{[name: string]: any}} [params]
   */
  constructor(code, params = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
