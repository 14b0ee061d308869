/**
 * A course of lessons: which one is on, what the learner has answered, and whether the engine agrees. Each lesson is a match of
 * its own that begins with a position and is not saved; what is right is read off the engine's actions and events.
 * It draws nothing.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/state.js").Turn} Turn
 * @typedef {import("../screens.js").Services} Services
 * @typedef {Turn["actions"][number]} Action
 *
 * @typedef {object} Play     Make these moves; nothing else is offered. A move is the beginning of its notation.
 * @property {"play"} kind
 * @property {string[]} moves
 *
 * @typedef {object} Mark     Which of these are right? Several can be.
 * @property {"mark"} kind
 * @property {string[]} choices
 * @property {(actions: Action[]) => string[]} right   Read off the legal actions.
 * @property {any} [selection]                         Shows the answer on the table.
 *
 * @typedef {object} Guess    How many? Then the move is made, and the table shows it.
 * @property {"guess"} kind
 * @property {number[]} choices
 * @property {string} move
 * @property {any} [selection]                         Shows the move before it is made.
 * @property {(turn: Turn) => number} right            Read off what the move brought.
 * @property {boolean} [isAboutPlayers]                Not how many, but who: the choices are seats.
 *
 * @typedef {object} Round    Play against a beginner until it is enough.
 * @property {"round"} kind
 * @property {(turn: Turn, moves: number) => boolean} isEnough
 *
 * @typedef {object} Begin
 * @property {string} id
 * @property {any} [position]     What the lesson begins with; without one there is a deal.
 * @property {import("../../state/state.js").Options} [options]
 * @property {number} [seed]
 *
 * @typedef {Begin & (Play | Mark | Guess | Round)} Lesson
 *
 * @typedef {object} Answer
 * @property {"asked" | "right" | "wrong"} verdict
 * @property {(string | number)[]} chosen
 * @property {(string | number)[]} right   Known when answered.
 */
import { EngineError } from "../../engine/protocol.js";
import { askPreview } from "../../state/previews.js";
import { loadProgress, saveProgress } from "../../state/settings.js";
import { Session } from "../../state/session.js";
import { initialState } from "../../state/state.js";
import { createStore } from "../../state/store.js";
import { versionOf } from "../../state/summary.js";
import { ideaShown, ideasOf } from "../common/hint.js";

/** @typedef {import("../../state/state.js").Seat} Seat */

/** The learner sits first. @type {Seat[]} */
const SEATS = [{ kind: "human" }, { kind: "level", level: "beginner" }, { kind: "level", level: "beginner" }];

/** @type {Answer} */
const UNANSWERED = { verdict: "asked", chosen: [], right: [] };

/** A match of a lesson is kept nowhere. */
const NOWHERE = {
  write: async (/** @type {import("../../state/record.js").MatchRecord} */ record) => record,
  amend: async () => {},
  read: async () => undefined,
  list: async () => [],
};

export class Course {
  #services;
  #courses;
  #session;
  /** The lesson's own match and selection. */
  store;
  /** @type {string | null} */ game = null;
  /** @type {import("../../state/settings.js").Progress} */ progress = { at: 0, done: [] };
  /** @type {Answer} */ answer = UNANSWERED;

  /**
   * @param {Services} services
   * @param {{[game: string]: Lesson[]}} courses
   */
  constructor(services, courses) {
    this.#services = services;
    this.#courses = courses;
    const { settings, games, setup } = services.store.get();
    this.store = createStore(initialState(settings, games, setup));
    this.#session = new Session(this.store, { ask: (request, onProgress) => this.#ask(request, onProgress) }, /** @type {any} */ (NOWHERE), services.animatorOf(this.store.get));
    this.store.subscribe(() => this.#follow());
  }

  get lessons() {
    return this.#courses[this.game ?? ""] ?? [];
  }

  get lesson() {
    return this.lessons[this.progress.at];
  }

  get isAnswered() {
    return this.answer.verdict !== "asked";
  }

  /** Only a round has an opponent who plays. @type {import("../../engine/client.js").Engine["ask"]} */
  #ask = (request, onProgress) =>
    request.type === "think" && this.lesson.kind !== "round"
      ? Promise.reject(new EngineError("cancelled", {}))
      : this.#services.engine.ask(request, onProgress);

  // ── From lesson to lesson ───────────────────────────────────────────────────────────────────────

  /** @param {string} game */
  enter(game) {
    if (game === this.game) return;
    this.game = game;
    const { at, done } = loadProgress(game);
    this.#services.attend(this.#session);
    this.go(Math.min(at, this.lessons.length - 1), done);
  }

  leave() {
    if (this.game === null) return;
    this.game = null;
    this.#session.leave();
    this.#services.attend(null);
  }

  /**
   * @param {number} at
   * @param {string[]} [done]
   */
  go(at, done = this.progress.done) {
    this.progress = { at, done };
    this.answer = UNANSWERED;
    const game = /** @type {string} */ (this.game);
    saveProgress(game, this.progress);
    const { games, times } = this.#services.store.get();
    this.store.set({ games, times, notices: [] });
    const { position, options = {}, seed = 1 } = this.lesson;
    if (position) {
      const record = { id: "lesson", game, rules_version: versionOf(games)(game), options: position.options, seats: SEATS.slice(0, position.players?.length ?? position.racks.length), seed, position, rev: 0, time: 0, log: [], undone: [], over: false, view: null };
      void this.#session.resume(/** @type {any} */ (record));
    } else {
      void this.#session.begin({ game, options, seats: SEATS.slice(0, 2), first: 0, pace: "fast" });
    }
  }

  repeat() {
    this.go(this.progress.at);
  }

  /** Remembers the lesson as done. */
  #finish() {
    const { at, done } = this.progress;
    this.progress = { at, done: [...new Set([...done, this.lesson.id])] };
    saveProgress(/** @type {string} */ (this.game), this.progress);
  }

  // ── Answers ─────────────────────────────────────────────────────────────────────────────────────

  /** What the table may offer: in a lesson only what it asks for. @returns {Action[]} */
  get offered() {
    const { match } = this.store.get();
    const actions = match?.turn?.actions ?? [];
    const { lesson } = this;
    if (lesson.kind === "round") return this.isAnswered ? [] : actions;
    if (lesson.kind === "mark") return this.isAnswered ? actions : [];
    if (lesson.kind === "guess") return lesson.selection && !this.isAnswered ? actions.filter(({ text }) => text === lesson.move) : [];
    const next = lesson.moves[match?.record.log.length ?? 0];
    return next === undefined ? [] : actions.filter((action) => action.text.startsWith(next));
  }

  /** @param {string} choice */
  toggle(choice) {
    if (this.isAnswered) return;
    const { chosen } = this.answer;
    this.answer = { ...this.answer, chosen: chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice] };
    this.#redraw();
  }

  /** Compares what is marked with the actions that the engine lists. */
  check() {
    const { lesson } = this;
    const turn = this.store.get().match?.turn;
    if (lesson.kind !== "mark" || !turn || this.isAnswered) return;
    const right = lesson.right(turn.actions);
    const isRight = right.length === this.answer.chosen.length && right.every((choice) => this.answer.chosen.includes(choice));
    this.store.set({ selection: lesson.selection ?? null });
    this.#judge(this.answer.chosen, right, isRight);
  }

  /** Takes a guess, makes the move and compares. @param {number} number */
  async guess(number) {
    const { lesson } = this;
    const turn = this.store.get().match?.turn;
    if (lesson.kind !== "guess" || !turn || this.isAnswered || this.store.get().isBusy) return;
    const action = turn.actions.find(({ text }) => text === lesson.move);
    if (!action) throw new Error(`${lesson.id}: ${lesson.move} is not legal`);
    this.answer = { ...UNANSWERED, chosen: [number] };
    await this.#session.play(action.id);
    const after = this.store.get().match?.turn;
    if (this.lesson !== lesson || !after || after.rev === turn.rev) return; // left, or refused: a notice says why
    const right = lesson.right(after);
    this.#judge([number], [right], number === right);
  }

  /**
   * @param {(string | number)[]} chosen
   * @param {(string | number)[]} right
   * @param {boolean} isRight
   */
  #judge(chosen, right, isRight) {
    this.answer = { verdict: isRight ? "right" : "wrong", chosen, right };
    this.#finish();
    this.#redraw();
  }

  /** The store has changed: moves may have solved the lesson, and the engine may have said something. */
  #follow() {
    const { match, notices, isAnimating } = this.store.get();
    if (this.game === null) return;
    if (notices.length) this.#services.store.set({ notices });
    if (match?.turn && !this.isAnswered && !isAnimating && this.#isSolved(match.turn, match.record.log.length)) this.#judge([], [], true);
    this.#redraw();
  }

  /**
   * @param {Turn} turn
   * @param {number} moves
   */
  #isSolved(turn, moves) {
    const { lesson } = this;
    if (lesson.kind === "play") return moves >= lesson.moves.length;
    return lesson.kind === "round" && (turn.over || lesson.isEnough(turn, moves));
  }

  #redraw() {
    this.#services.store.set({});
  }

  // ── What the table needs ────────────────────────────────────────────────────────────────────────

  /** The page's state with the lesson's match on the table. @returns {State} */
  get state() {
    const { engine, settings, levels } = this.#services.store.get();
    const own = this.store.get();
    const match = own.match && own.match.turn && { ...own.match, turn: { ...own.match.turn, actions: this.offered } };
    const { lesson } = this;
    const isShown = lesson.kind === "guess" && !own.isBusy && !this.isAnswered;
    return { ...own, engine, settings, levels, match, selection: isShown ? (lesson.selection ?? null) : own.selection };
  }

  /** @returns {import("../games.js").Intents} */
  get intents() {
    const isFree = () => this.lesson.kind === "play" || this.lesson.kind === "round"; // else the answer comes first
    return {
      ...this.#services.intents,
      select: (selection) => isFree() && this.store.set({ selection, hint: null, idea: 0, shown: null }),
      play: (id) => isFree() && void this.#session.play(id),
      show: (shown) => this.store.set({ shown }),
      preview: (action) => void askPreview(this.store, this.#services.engine, action),
      undo: () => void this.#session.undo(),
      redo: () => void this.#session.redo(),
      hint: () => {
        const { hint, idea } = this.store.get();
        if (hint) this.intents.idea((idea + 1) % ideasOf(hint).length);
        else void this.#session.hint().then(() => this.#services.sayIdea(this.state));
      },
      idea: (idea) => {
        this.store.set({ idea });
        this.#services.sayIdea(this.state);
        this.intents.preview(/** @type {number} */ (ideaShown(this.state)?.action));
      },
      cancel: () => void this.#session.cancel(),
      think: () => this.#session.think(),
    };
  }
}
