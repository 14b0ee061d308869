/**
 * Thoughts about the match on the table: opponents that decide and play, hints, and how to stop them.
 * It knows no rule; what is thought about is the engine's affair.
 *
 * @typedef {import("../engine/protocol.js").Request} Request
 * @typedef {import("../engine/protocol.js").Thought} Thought
 * @typedef {import("./state.js").State} State
 */
import { NOTHING_CHOSEN } from "./state.js";

/** Thinking time of a hint. The engine may need less. */
const HINT_MS = 1500;

export class Thinking {
  #store;
  #engine;
  #attempt;
  #play;

  /**
   * @param {import("./store.js").Store<State>} store
   * @param {Pick<import("../engine/client.js").Engine, "ask">} engine
   * @param {(work: () => Promise<unknown>) => Promise<unknown>} attempt  Tells of what goes wrong.
   * @param {(action: number) => Promise<void>} play
   */
  constructor(store, engine, attempt, play) {
    this.#store = store;
    this.#engine = engine;
    this.#attempt = attempt;
    this.#play = play;
  }

  async hint() {
    const { match, isBusy, thinking } = this.#store.get();
    if (!match?.turn || isBusy || thinking) return;
    const { rev } = match.turn;
    const hint = await this.#think({ type: "hint", rev, ms: HINT_MS }, "hint", null);
    if (hint && this.#store.get().match?.turn?.rev === hint.rev) this.#store.set({ ...NOTHING_CHOSEN, hint });
  }

  async cancel() {
    if (this.#store.get().thinking) await this.#attempt(() => this.#engine.ask({ type: "cancel" }));
  }

  /**
   * If an opponent is to move: thinks at once, while the last move is still being shown, and plays when the table is still.
   * @param {Promise<void>} still
   * @param {() => boolean} isCurrent  Nothing else was asked for meanwhile.
   */
  async letOpponentPlay(still, isCurrent) {
    const { match, times } = this.#store.get();
    const turn = match?.turn;
    if (!match || !turn || turn.to_move === null || !isCurrent()) return;
    const seat = match.record.seats[turn.to_move];
    if (seat?.kind !== "level") return;
    const request = { type: "think", rev: turn.rev, level: seat.level, ms: times[match.record.pace ?? "normal"] };
    const thought = await this.#think(request, "opponent", seat.level);
    await still;
    if (thought && isCurrent()) await this.#play(thought.action);
  }

  /**
   * @param {Request} request
   * @param {"opponent" | "hint"} kind
   * @param {string | null} level
   * @returns {Promise<Thought | null>}
   */
  async #think(request, kind, level) {
    /** @type {Thought | null} */
    let thought = null;
    this.#store.set({ thinking: { kind, level, progress: null } });
    await this.#attempt(async () => {
      thought = await this.#engine.ask(request, (progress) => {
        // What an opponent has in mind would tell what it has in hand: only the count is kept.
        if (this.#store.get().thinking) this.#store.set({ thinking: { kind, level, progress: { nodes: progress.nodes } } });
      });
    });
    this.#store.set({ thinking: null });
    return thought;
  }
}
