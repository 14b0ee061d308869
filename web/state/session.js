/**
 * One match from start to end: asks the engine, keeps the record, saves every move. Thinking has a module of its own.
 * It knows no rule and draws nothing; the page hears of it through the store, and of motion through `animate`.
 */
import { EngineError } from "../engine/protocol.js";
import { Queue, within } from "./queue.js";
import { forked, newRecord, played, recovery, redid, redoSteps, setupOf, undid, undoSteps } from "./record.js";
import { makeId, makeSeed } from "./seeds.js";
import { NOTHING_CHOSEN } from "./state.js";
import { isOffered, versionOf } from "./summary.js";
import { Thinking } from "./thinking.js";
import { coveredFor, eyes, isShared, sealedMoves, stillLooking } from "./viewing.js";

/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Request} Request */
/** @typedef {import("../engine/protocol.js").Turn} Turn */
/** @typedef {import("./record.js").MatchRecord} MatchRecord */
/** @typedef {import("./state.js").Match} Match */
/** @typedef {import("./state.js").Notice} Notice */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./storage.js").Storage} Storage */

/**
 * @typedef {object} Animator  Moves the tiles from the view before to the Turn's events.
 * @property {(view: any, turn: Turn) => Promise<void>} play  Resolves when the table is still.
 * @property {() => void} skip
 */

/** What says nothing about the match that could not be opened. Whatever else the engine says is its refusal. */
const PASSING = new Set(["engine_lost", "cancelled", "internal_error"]);

/** A move that is not kept by then is still to be: the storage keeps the order. */
const SAVE_MS = 2000;

export class Session {
  #store;
  #engine;
  #storage;
  #animator;
  #thinking;
  /** The newest thing a person asked for. An answer to an older one is not drawn. */
  #epoch = 0;
  /** One change of the match after the other: whoever takes a move back while it is on its way takes back that one. */ #steps = new Queue();

  /**
   * @param {import("./store.js").Store<State>} store
   * @param {Pick<Engine, "ask">} engine
   * @param {Pick<Storage, "write" | "amend" | "read" | "list">} storage
   * @param {Animator} animator
   */
  constructor(store, engine, storage, animator) {
    this.#store = store;
    this.#engine = engine;
    this.#storage = storage;
    this.#animator = animator;
    this.#thinking = new Thinking(store, engine, (work) => this.#attempt(work), (action) => this.play(action));
  }

  // ── Beginning ───────────────────────────────────────────────────────────────────────────────────

  /**
   * Starts a match: the one that the start screen describes, unless told otherwise.
   * @param {import("./state.js").Setup} [setup]
   * @param {{seed?: number, daily?: string}} [more]  A deal that is not left to chance.
   */
  async begin(setup = this.#store.get().setup, more = {}) {
    const { game, seats, pace } = setup;
    const options = { ...setup.options, first_player: setup.first };
    const start = { id: makeId(), game, options, seats, pace, seed: makeSeed(), ...more };
    const epoch = this.#open(null);
    await this.#attempt(async () => {
      const turn = await this.#engine.ask({ type: "new", game, options, seats, seed: start.seed, ...eyes(start) });
      if (epoch !== this.#epoch) return;
      // By now `hello` has been answered: the version is the engine's own.
      const record = newRecord({ ...start, rules_version: this.#versionOf(game) }, turn, Date.now());
      this.#show(record, turn);
      await this.#save(record);
    });
    this.#afterTurn(epoch);
  }

  /**
   * Goes on with a saved match. The table shows it at once; the engine catches up when it is ready.
   * @param {MatchRecord} record
   */
  async resume(record) {
    const { screen } = this.#store.get();
    const epoch = this.#open(record);
    const trouble = await this.#attempt(async () => {
      /** @type {Turn | null} */
      let turn = null;
      for (const request of recovery(record, eyes(record))) {
        turn = /** @type {Turn} */ (await this.#engine.ask(turn ? { ...request, rev: turn.rev } : request));
      }
      if (turn && epoch === this.#epoch) this.#show({ ...this.#renewed(record), refused: undefined }, turn);
    });
    const refused = trouble && !PASSING.has(trouble) ? this.#versionOf(record.game) : undefined;
    if (refused !== record.refused && !PASSING.has(trouble ?? "")) await this.#storage.amend(record.id, { refused });
    this.#afterTurn(epoch, screen);
  }

  /** Of the rules. @param {string} game */
  #versionOf(game) {
    return versionOf(this.#store.get().games)(game);
  }

  /** A match of older rules that could be replayed goes on under the present ones, and says so. @param {MatchRecord} record */
  #renewed(record) {
    const rules_version = this.#versionOf(record.game);
    if (record.rules_version >= rules_version) return record;
    this.notify("older_rules", {}, "info");
    return { ...record, rules_version };
  }

  /** Goes on with a saved match by its id; says so if it is gone. @param {string} id */
  async resumeById(id) {
    const record = await this.#storage.read(id);
    if (record) await this.resume(record);
    else this.notify("match_gone", {}, "error");
    return record !== undefined;
  }

  /** Goes on with the match that was left last, if one is unfinished and possible. */
  async resumeLast() {
    const last = (await this.#storage.list()).find(isOffered(this.#store.get().games));
    if (last) await this.resumeById(last.id);
  }

  /** The same game with the same seats, dealt anew. */
  async again() {
    const { match } = this.#store.get();
    if (match) await this.begin(setupOf(match.record));
  }

  /** Leaves the table. The match stays saved. */
  leave() {
    this.#epoch += 1;
    this.#animator.skip();
    void this.cancel();
    this.#store.set({ screen: "start", match: null, moment: null, ...NOTHING_CHOSEN, isBusy: false, isAnimating: false });
    void this.refreshSaved();
  }

  async refreshSaved() {
    this.#store.set({ saved: await this.#storage.list() });
  }

  // ── Moves ───────────────────────────────────────────────────────────────────────────────────────

  /**
   * Plays an action of the current Turn. @param {number} id
   * @param {number} [rev]
   */
  async play(id, rev) {
    const { match, isBusy } = this.#store.get();
    if (!match?.turn || isBusy) return;
    const before = match.turn;
    const epoch = ++this.#epoch;
    this.#store.set({ isBusy: true, hint: null, idea: 0, proposed: null });
    await this.#attempt(() => this.#steps.add(async () => {
      if (epoch !== this.#epoch) return null;
      const turn = await this.#engine.ask({ type: "play", action: id, rev: rev ?? before.rev, ...eyes(match.record) });
      if (!turn.played || before.to_move === null) throw new EngineError("illegal_action", { action: id });
      const record = played(forked(match.record, makeId), before.to_move, turn.played, turn, Date.now());
      return this.#advance(epoch, { ...record, sealed: sealedMoves(record) }, turn);
    }).then((advance) => advance?.still));
    if (epoch === this.#epoch && this.#store.get().isBusy) this.#store.set({ isBusy: false });
  }

  undo() {
    return this.#travel("undo", undoSteps, undid);
  }

  redo() {
    return this.#travel("redo", redoSteps, redid);
  }

  /** Takes the match to where it stood after so many moves, of those played or undone. @param {number} at */
  async goTo(at) {
    const moves = this.#store.get().match?.record.log.length ?? at;
    if (at < moves) await this.#travel("undo", ({ log }) => log.length - at, undid);
    else if (at > moves) await this.#travel("redo", ({ log }) => at - log.length, redid);
    else this.#store.set({ moment: null });
  }

  /**
   * @param {"undo" | "redo"} type
   * @param {(record: MatchRecord) => number} stepsOf
   * @param {typeof undid} change
   */
  async #travel(type, stepsOf, change) {
    let epoch = 0;
    await this.#attempt(() => this.#steps.add(async () => {
      const { match } = this.#store.get();
      const steps = match ? stepsOf(match.record) : 0;
      if (!match?.turn || steps <= 0) return;
      epoch = ++this.#epoch;
      this.#animator.skip();
      this.#store.set({ isBusy: true, isAnimating: false, moment: null, ...NOTHING_CHOSEN });
      const turn = await this.#engine.ask({ type, rev: match.turn.rev, steps, ...eyes(match.record) });
      const record = change(match.record, steps, turn, Date.now());
      const looker = stillLooking(match.looker, turn.to_move);
      const seen = await this.#seen(record, turn, looker);
      if (epoch !== this.#epoch) return;
      this.#show(record, seen, looker);
      void this.#save(record);
    }));
    if (epoch) this.#afterTurn(epoch);
  }

  /** The person to move has the screen to themselves: their hand is shown, and what went before is sealed. */
  async lift() {
    const { match, isBusy } = this.#store.get();
    const looker = coveredFor(match);
    if (!match?.turn || isBusy || looker === null) return;
    const { turn } = match;
    const epoch = ++this.#epoch;
    await this.#attempt(async () => {
      const record = { ...match.record, rev: match.record.rev + 1, sealed: sealedMoves(match.record, looker) };
      const seen = await this.#seen(record, turn, looker);
      if (epoch !== this.#epoch) return;
      this.#show(record, seen, looker);
      await this.#save(record);
    });
  }

  // ── Thinking ────────────────────────────────────────────────────────────────────────────────────

  hint() {
    return this.#thinking.hint();
  }

  /** Stops whatever is being thought about. */
  cancel() {
    return this.#thinking.cancel();
  }

  /** An opponent whose thought was stopped is asked again. */
  think() {
    if (!this.#store.get().thinking) this.#letOpponentPlay(this.#epoch, Promise.resolve());
  }

  /**
   * @param {number} epoch
   * @param {Promise<void>} still  The table, after the last move was shown.
   */
  #letOpponentPlay(epoch, still) {
    void this.#thinking.letOpponentPlay(still, () => epoch === this.#epoch);
  }

  // ── Between engine, store and storage ───────────────────────────────────────────────────────────

  /** What a fresh engine must be told. @returns {Request[]} */
  recovery() {
    const { match } = this.#store.get();
    return match?.turn ? recovery(match.record, eyes(match.record, match.looker)) : [];
  }

  /** The engine was replaced and knows the match again. @param {Turn} turn */
  recovered(turn) {
    const { match } = this.#store.get();
    if (!match) return;
    this.#store.set({ match: { ...match, turn: { ...turn, events: [] } } });
    this.notify("engine_restarted", {}, "info");
  }

  /** Another tab has written a match. @param {import("./storage.js").Written} written */
  writtenElsewhere(written) {
    const { match, screen } = this.#store.get();
    if (match && match.record.id === written.id && written.rev > match.record.rev) {
      this.notify("other_tab", {}, "info", { label: "notice-catch-up", intent: "catchUp" });
    }
    if (screen === "start") void this.refreshSaved();
  }

  /** Takes over what another tab has done with this match. */
  async catchUp() {
    const { match } = this.#store.get();
    this.dismiss("other_tab");
    if (match) await this.resumeById(match.record.id);
  }

  /** @param {MatchRecord | null} record */
  #open(record) {
    const match = record && { record, view: record.view, turn: null, looker: null };
    const notices = this.#store.get().notices.filter((notice) => notice.tone !== "error");
    this.#store.set({ screen: "table", match, moment: null, ...NOTHING_CHOSEN, shown: null, isBusy: true, notices });
    this.#steps = new Queue(); // those of another match are nothing to wait for
    return ++this.#epoch;
  }

  /**
   * Saves and animates, then draws; the next thought starts at the same time. Until the move is kept, nothing else is
   * played: whoever sees the table at rest may leave it. Only a storage that does not answer is not waited for.
   * @param {number} epoch
   * @param {MatchRecord} record
   * @param {Turn} turn
   * @returns {Promise<{still: Promise<void>} | null>}  As soon as the table has the move; `still` after it was shown.
   */
  async #advance(epoch, record, turn) {
    const { match } = this.#store.get();
    if (!match || epoch !== this.#epoch) return null;
    const looker = stillLooking(match.looker, turn.to_move);
    const seen = await this.#seen(record, turn, looker);
    if (epoch !== this.#epoch) return null;
    this.#store.set({ match: { ...match, record, turn: seen, looker }, ...NOTHING_CHOSEN, shown: null, isAnimating: true });
    let isKept = false;
    const kept = within(SAVE_MS, this.#save(record)).then(() => { isKept = true; });
    const still = this.#animator.play(match.view, seen).then(async () => {
      const now = this.#store.get().match;
      if (epoch !== this.#epoch || !now) return;
      this.#store.set({ match: { ...now, view: seen.view }, isAnimating: false, isBusy: !isKept });
      await kept;
      if (epoch === this.#epoch && this.#store.get().isBusy) this.#store.set({ isBusy: false });
    });
    this.#letOpponentPlay(epoch, still);
    return { still };
  }

  /**
   * Only the answer to a move tells whose turn it is, so several people are asked for as an onlooker first;
   * whoever stays in front of the screen is shown their hand again.
   * @param {MatchRecord} record
   * @param {Turn} turn
   * @param {number | null} looker
   * @returns {Promise<Turn>}
   */
  async #seen(record, turn, looker) {
    if (looker === null || !isShared(record)) return turn;
    const { view, actions } = await this.#engine.ask({ type: "turn", rev: turn.rev, ...eyes(record, looker) });
    return { ...turn, view, actions };
  }

  /**
   * @param {MatchRecord} record
   * @param {Turn} turn
   * @param {number | null} [looker]
   */
  #show(record, turn, looker = null) {
    this.#store.set({ match: { record, turn, view: turn.view, looker }, selection: null, isBusy: false });
  }

  /**
   * @param {number} epoch
   * @param {State["screen"]} [from]  Where a match was opened.
   */
  #afterTurn(epoch, from) {
    if (epoch !== this.#epoch) return;
    if (!this.#store.get().match?.turn) { // it could not be opened; a notice says why
      this.leave();
      if (from === "matches") this.#store.set({ screen: from });
      return;
    }
    this.#store.set({ isBusy: false });
    this.#letOpponentPlay(epoch, Promise.resolve());
  }

  /** @param {MatchRecord} record */
  async #save(record) {
    if (record.ended) return;
    const written = await this.#storage.write(record);
    const { match } = this.#store.get();
    if (written.id === record.id || match?.record.id !== record.id) return;
    this.#store.set({ match: { ...match, record: { ...match.record, id: written.id } } });
    this.dismiss("other_tab"); // it spoke of the match that this one was
    this.notify("kept_as_copy", {}, "info");
  }

  /**
   * Does some work; an error of the engine becomes a notice, anything else is a bug and stays one.
   * @param {() => Promise<unknown>} work
   * @returns {Promise<string | null>}  The code of the error.
   */
  async #attempt(work) {
    try {
      await work();
      return null;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (error.code !== "cancelled") this.notify(error.code, error.params, "error");
      return error.code;
    }
  }

  /**
   * @param {string} code
   * @param {{[name: string]: any}} params
   * @param {Notice["tone"]} tone
   * @param {Notice["action"]} [action]
   */
  notify(code, params, tone, action = null) {
    const others = this.#store.get().notices.filter((notice) => notice.code !== code);
    this.#store.set({ notices: [...others, { code, params, tone, action }].slice(-3) });
  }

  /** @param {string} code */
  dismiss(code) {
    this.#store.set({ notices: this.#store.get().notices.filter((notice) => notice.code !== code) });
  }
}
