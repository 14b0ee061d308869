/**
 * What the page's state consists of. Types and the state before anything has happened; no behaviour.
 *
 * @typedef {import("../engine/protocol.js").EngineStatus} EngineStatus
 * @typedef {import("../engine/protocol.js").GameInfo} GameInfo
 * @typedef {import("../engine/protocol.js").Options} Options
 * @typedef {import("../engine/protocol.js").Seat} Seat
 * @typedef {import("../engine/protocol.js").Turn} Turn
 * @typedef {import("../engine/protocol.js").Thought} Thought
 * @typedef {import("./record.js").MatchRecord} MatchRecord
 * @typedef {import("./summary.js").Summary} Summary
 * @typedef {import("./settings.js").Settings} Settings
 *
 * @typedef {object} Notice  Something to tell: `code` has words in every language, `action` a button.
 * @property {string} code
 * @property {{[name: string]: any}} params   A `list` stands below the sentence, line by line.
 * @property {"error" | "info"} tone
 * @property {{label: string, intent: string} | null} action
 *
 * @typedef {object} Setup  What the start screen has chosen.
 * @property {string} game
 * @property {Options} options
 * @property {Seat[]} seats
 * @property {number | null} first  Who starts: a seat, or null for whoever is drawn.
 * @property {Pace} pace
 *
 * @typedef {"fast" | "normal" | "patient"} Pace  How long opponents may think.
 *
 * @typedef {object} Match  The match on the table.
 * @property {MatchRecord} record
 * @property {any} view           What is drawn: of the last Turn, or of the record until the engine has spoken.
 * @property {Turn | null} turn   Null while the engine has not yet answered.
 * @property {number | null} looker  Of several people, who has lifted the cover over their hand.
 *
 * @typedef {object} Moment  The table as it was after some moves, looked at while the match stands where it is.
 * @property {number} at          How many moves had been played; those undone count too.
 * @property {any} view
 *
 * @typedef {{kind: "opponent" | "hint", level: string | null, progress: any}} Thinking
 *
 * @typedef {"start" | "table" | "rules" | "tutorial" | "matches" | "shared" | "send"} Screen  Beyond the first two they are loaded when they are opened.
 *
 * @typedef {object} State
 * @property {Screen} screen
 * @property {{[part: string]: string}} place  What the address says beyond the screen: `{game: "azul", paragraph: "floor"}`.
 * @property {"help" | "settings" | "log" | "keys" | "hint" | null} dialog
 * @property {EngineStatus} engine
 * @property {GameInfo[]} games
 * @property {string[]} levels
 * @property {{[pace: string]: number}} times  Thinking time in milliseconds.
 * @property {Settings} settings
 * @property {Setup} setup
 * @property {Summary[]} saved           Unfinished matches, the latest first.
 * @property {Match | null} match
 * @property {any} selection             The game's own: what the player to move has picked up.
 * @property {number | null} shown       Whose board a narrow screen shows; null: the player to move.
 * @property {Thought | null} hint
 * @property {{rev: number, facts: {[action: number]: any}}} previews  What actions would bring, as far as it was asked.
 * @property {number} idea               Which move of the hint is shown: 0 is the best one, then its alternatives.
 * @property {number | null} proposed    The action that waits for its confirmation.
 * @property {Moment | null} moment      Null: the table shows the match as it stands.
 * @property {import("./solo.js").SoloResult[]} solo  Results of matches played alone, the oldest first.
 * @property {Thinking | null} thinking
 * @property {boolean} isBusy            A move is under way: nothing else can be played.
 * @property {boolean} isAnimating
 * @property {Notice[]} notices
 * @property {import("./library.js").LibraryState} library  The kept matches, as their screen shows them.
 * @property {import("./sharing.js").Shared | null} shared    What came from elsewhere and is being looked at.
 * @property {import("./sharing.js").Sending | null} sending  What is being made into a link.
 * @property {import("./daily.js").Results} daily             What came of the deals of the day.
 * @property {string} announcement       Said to screen readers.
 * @property {number} parts              How much of the start screen may be drawn: it comes in pieces, so that nothing blocks.
 */

/** What a person had begun to choose, gone with the position it was chosen in. */
export const NOTHING_CHOSEN = { selection: null, hint: null, idea: 0, proposed: null, previews: { rev: -1, facts: {} } };

/** What the engine says of its opponents, known before it runs: a match can be set up at once. */
export const LEVELS = ["beginner", "casual", "strong", "expert"];
export const TIMES = { fast: 300, normal: 900, patient: 3000 };

/**
 * @param {Settings} settings
 * @param {GameInfo[]} games
 * @param {Setup} setup
 * @returns {State}
 */
export function initialState(settings, games, setup) {
  return {
    screen: "start",
    place: {},
    dialog: null,
    engine: { state: "booting", progress: null },
    games,
    levels: LEVELS,
    times: TIMES,
    settings,
    setup,
    saved: [],
    match: null,
    selection: null,
    shown: null,
    hint: null,
    previews: { rev: -1, facts: {} },
    idea: 0,
    proposed: null,
    moment: null,
    solo: [],
    thinking: null,
    isBusy: false,
    isAnimating: false,
    notices: [],
    library: { list: null, rows: 0, progress: null, report: null, refusal: null },
    shared: null,
    sending: null,
    daily: {},
    announcement: "",
    parts: 0,
  };
}
