/**
 * The games that the page can draw. A game of the engine that is not here is not offered.
 *
 * @typedef {import("../i18n/index.js").Translate} Translate
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/state.js").Setup} Setup
 * @typedef {import("../state/state.js").MatchRecord} MatchRecord
 * @typedef {import("../state/state.js").Turn} Turn
 * @typedef {import("../state/settings.js").Settings} Settings
 *
 * @typedef {object} Intents  What a person can want; the page's only way to change anything.
 * @property {(setup: Setup) => void} setup
 * @property {() => void} begin
 * @property {() => void} playNow   One click: Azul against a casual opponent.
 * @property {() => void} again     Another match like the one on the table.
 * @property {(id: string) => void} resume
 * @property {() => void} leave
 * @property {(id: string) => void} watch   Opens a kept match at its beginning.
 * @property {(game: string) => void} daily The deal of the day: begin it, go on with it, or look at it.
 * @property {(work: (library: import("../state/library.js").Library) => unknown) => void} library
 * @property {(work: (sharing: import("../state/sharing.js").Sharing) => unknown) => void} sharing
 * @property {(text: string) => void} copy
 * @property {() => void} lift      The cover between two people's turns.
 * @property {(selection: any) => void} select
 * @property {(action: number) => void} preview  Wants to see what it would bring.
 * @property {(id: number) => void} play
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} hint      Asks for a hint; again: for another move than the one shown.
 * @property {(idea: number) => void} idea    Puts another move of the hint on the table.
 * @property {() => void} confirm   Plays what was proposed.
 * @property {(at: number | null) => void} look   Shows the table after so many moves; null: as it stands.
 * @property {(by: number) => void} step
 * @property {() => void} playOn    From the moment that the table shows.
 * @property {() => void} cancel
 * @property {() => void} think
 * @property {(player: number | null) => void} show
 * @property {(dialog: State["dialog"]) => void} dialog
 * @property {(change: Partial<Settings>) => void} settings
 * @property {() => void} retry
 * @property {(code: string) => void} dismiss
 * @property {(name: string) => void} act   The button of a notice.
 *
 * @typedef {{prompt: string, isRefusal: boolean, where: string, rule?: {game: string, paragraph: string}}} Status  `rule`: the paragraph that says why.
 *
 * @typedef {object} GameUi
 * @property {string} id
 * @property {import("../state/state.js").GameInfo["options"]} options
 * @property {string[]} colours
 * @property {import("lit-html").TemplateResult} sprite
 * @property {(kind: string) => import("lit-html").TemplateResult} face
 * @property {(view: any) => import("lit-html").TemplateResult} [picture]  A view as a small picture.
 * @property {(t: Translate) => Translate} words   The translator in this game's own words.
 * @property {(t: Translate) => import("lit-html").TemplateResult} help
 * @property {(state: State, intents: Intents, t: Translate) => import("lit-html").TemplateResult} draw
 * @property {(state: State, intents: Intents, t: Translate) => Status} status
 * @property {(events: Turn["events"], isOpponents?: boolean) => import("./common/motion.js").Step[]} motions  An opponent's move is shown so that eyes can follow.
 * @property {(t: Translate, record: MatchRecord, turn: Turn) => string} announce
 * @property {import("./common/sounds.js").Material} material  What its tiles sound like.
 * @property {(t: Translate, action: Turn["actions"][number]) => string} move   An action in words.
 * @property {(t: Translate, action: Turn["actions"][number], idea: import("./common/hint.js").Idea, record: MatchRecord) => string} hint
 * @property {(t: Translate, record: MatchRecord) => {player: string, words: string, notation: string, after: string[]}[]} log
 * @property {(state: State, intents: Intents, key: string) => boolean} [key]  Keys of its own, before the page's: whether it took this one.
 * @property {[string, string][]} [keys]   Those keys and their words, for the list.
 */
import { axio } from "./axio/index.js";
import { azul } from "./azul/index.js";
import { chocolatier } from "./chocolatier/index.js";

/** @type {{[id: string]: GameUi}} */
export const GAMES = { azul, chocolatier, axio };

/** The game of the match on the table, else the one that the start screen has chosen. @param {State} state */
export const gameOf = (state) => GAMES[state.match?.record.game ?? state.setup.game];

/** What a page beside the table is about. @param {State} state */
function gameBeside({ screen, place, shared, sending }) {
  if (screen === "start" || screen === "table") return undefined;
  if (screen === "matches") return "azul"; // all games lie side by side here: the house's own look
  if (screen === "shared") return shared?.inspected?.save.game;
  return screen === "send" ? sending?.record.game : place.game;
}

/** The game whose look the page wears: that of the page beside the table, if there is one. @param {State} state */
export const shownGame = (state) => GAMES[gameBeside(state) ?? ""] ?? gameOf(state);
