/**
 * The page's end of the engine: starts the worker, matches answers to questions by id, and replaces
 * a worker that died or hangs. It knows the envelope and the ids, but no game and nothing of the page.
 *
 * Recovery. A fresh worker knows nothing, so whatever was unanswered has left no trace: after the match
 * has been brought back (the `recovery` messages), every pending question is asked again, with the new
 * revision in place of the old. A question that has already been repeated once is given up instead:
 * it may be what kills the worker.
 */
import { EngineError } from "./protocol.js";

/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Turn} Turn */
/** @typedef {import("./protocol.js").EngineStatus} EngineStatus */
/** @typedef {import("./protocol.js").FromWorker} FromWorker */

/**
 * @typedef {object} WorkerLike
 * @property {(message: any) => void} postMessage
 * @property {() => void} terminate
 * @property {(type: any, listener: (event: any) => void) => void} addEventListener
 *
 * @typedef {object} Pending
 * @property {Request} request
 * @property {number} sent           How many workers have been given it.
 * @property {boolean} isRecovery    Belongs to the way back, not to the page: never repeated.
 * @property {(result: any) => void} resolve
 * @property {(error: EngineError) => void} reject
 * @property {((progress: any) => void) | undefined} onProgress
 *
 * @typedef {object} EngineOptions
 * @property {(isAgain: boolean) => WorkerLike} spawn   Again: the last one could not start.
 * @property {(status: EngineStatus) => void} onStatus
 * @property {() => Request[]} recovery      Brings a fresh worker to where the match stood; empty without a match.
 * @property {(turn: Turn) => void} onRecovered  The Turn that the last recovery message gave.
 * @property {(look: () => void) => void} [everyNowAndThen]  Calls back at intervals, for ever; by default every two seconds.
 */

/** A worker that left this many pings in a row unanswered hangs. Counting ticks, not time, survives a sleeping laptop. */
const MISSED_PINGS = 4;
/** Boot ticks without a sign of life before the boot counts as failed: slow phones compile Python for a while. */
const SILENT_BOOT = 40;
/** Crashes in a row, without an answer in between, before the page stops trying by itself. */
const MAX_CRASHES = 3;

export class Engine {
  /** @type {WorkerLike | null} */ #worker = null;
  /** @type {Map<number, Pending>} */ #pending = new Map();
  /** @type {EngineStatus["state"]} */ #state = "booting";
  /** @type {EngineOptions} */ #options;
  #lastId = 0;
  #rev = -1;
  #crashes = 0;
  #missed = 0;
  #pings = 0;
  #isAgain = false;

  /** @param {EngineOptions} options */
  constructor(options) {
    this.#options = options;
    const everyNowAndThen = options.everyNowAndThen ?? ((look) => setInterval(look, 2000));
    everyNowAndThen(() => this.#checkHealth());
  }

  get state() {
    return this.#state;
  }

  /** Starts the worker, or starts it again after a failure. Pending questions wait for it. */
  start() {
    this.#worker?.terminate();
    this.#missed = 0;
    this.#setStatus({ state: "booting", progress: null });
    const worker = this.#options.spawn(this.#isAgain);
    this.#worker = worker;
    const whenCurrent = (/** @type {(event: any) => void} */ listen) => (/** @type {any} */ event) => {
      if (worker === this.#worker) listen(event);
    };
    worker.addEventListener("message", whenCurrent((event) => this.#receive(event.data)));
    worker.addEventListener("messageerror", whenCurrent(() => this.#crash("message_unreadable")));
    worker.addEventListener("error", whenCurrent((event) => {
      event.preventDefault?.();
      if (this.#state === "booting") this.#fail("worker_failed", {});
      else this.#crash("worker_error");
    }));
  }

  /** Ends the worker as a crash would: the same way back is taken. */
  kill() {
    this.#crash("killed");
  }

  /**
   * Asks, and resolves with the result. Rejects with an {@link EngineError}.
   * @param {Request} request
   * @param {(progress: any) => void} [onProgress]
   * @returns {Promise<any>}
   */
  ask(request, onProgress) {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const pending = { request, sent: 0, isRecovery: false, resolve, reject, onProgress };
      this.#pending.set(id, pending);
      if (this.#state === "ready") this.#send(id, pending);
    });
  }

  /**
   * @param {number} id
   * @param {Pending} pending
   */
  #send(id, pending) {
    const { request } = pending;
    pending.sent += 1;
    this.#worker?.postMessage({ kind: "message", id, text: JSON.stringify({ ...request, id }) });
  }

  /** @param {FromWorker} data */
  #receive(data) {
    this.#missed = 0;
    if (data.kind === "progress") this.#setStatus({ state: "booting", progress: data.progress });
    else if (data.kind === "failed") this.#fail(data.error.code, data.error.params);
    else if (data.kind === "ready") void this.#ready();
    else if (data.kind === "message") {
      const reply = JSON.parse(data.text);
      this.#settle({ ...reply, id: reply.id ?? data.id }); // what could not even be read is refused without its id: the envelope has it
    }
  }

  async #ready() {
    const outdated = this.#rev;
    /** @type {import("./protocol.js").Hello} */
    let hello;
    try {
      hello = await this.#askFirst({ type: "hello" });
      /** @type {Turn | null} */
      let turn = null;
      for (const request of this.#options.recovery()) {
        turn = await this.#askFirst(turn ? { ...request, rev: turn.rev } : request);
      }
      if (turn) this.#options.onRecovered(turn);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (error.code !== "engine_lost") this.#fail(error.code, error.params);
      return;
    }
    this.#setStatus({ state: "ready", hello });
    for (const [id, pending] of this.#pending) {
      if (pending.request.rev === outdated) pending.request = { ...pending.request, rev: this.#rev };
      this.#send(id, pending);
    }
  }

  /**
   * Asks while everyone else still waits.
   * @param {Request} request
   * @returns {Promise<any>}
   */
  #askFirst(request) {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const pending = { request, sent: 0, isRecovery: true, resolve, reject, onProgress: undefined };
      this.#pending.set(id, pending);
      this.#send(id, pending);
    });
  }

  /** @param {Reply} reply */
  #settle(reply) {
    if (reply.cancelled !== undefined) this.#take(reply.cancelled)?.reject(new EngineError("cancelled"));
    if (reply.id === undefined) return;
    if (reply.progress !== undefined) {
      this.#pending.get(reply.id)?.onProgress?.(reply.progress);
      return;
    }
    const pending = this.#take(reply.id);
    if (!pending) return;
    if (!pending.isRecovery) this.#crashes = 0; // a worker that only gets through its recovery has not proved itself
    if (reply.error) pending.reject(new EngineError(reply.error.code, reply.error.params));
    else {
      if (typeof reply.result?.rev === "number") this.#rev = reply.result.rev;
      pending.resolve(reply.result);
    }
  }

  /** @param {number} id */
  #take(id) {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  /** @param {string} reason */
  #crash(reason) {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, pending] of [...this.#pending]) {
      const isGivenUp = pending.isRecovery || pending.sent > 1;
      if (isGivenUp) this.#take(id)?.reject(new EngineError("engine_lost", { reason }));
    }
    if (++this.#crashes > MAX_CRASHES) this.#fail("engine_lost", { reason });
    else this.start();
  }

  #checkHealth() {
    if (!this.#worker || this.#state === "failed") return;
    this.#missed += 1;
    if (this.#state === "booting") {
      if (this.#missed > SILENT_BOOT) this.#fail("boot_timeout", {});
    } else if (this.#missed > MISSED_PINGS) this.#crash("silent");
    else this.#worker.postMessage({ kind: "ping", n: ++this.#pings });
  }

  /**
   * @param {string} code
   * @param {{[name: string]: any}} params
   */
  #fail(code, params) {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isAgain = this.#state === "booting";
    this.#setStatus({ state: "failed", error: { code, params } });
  }

  /** @param {EngineStatus} status */
  #setStatus(status) {
    this.#state = status.state;
    this.#options.onStatus(status);
  }
}
