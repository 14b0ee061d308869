/**
 * Matches and positions that travel: what a link holds is shown before anything is done with it, and a match, a moment of it or
 * a position becomes a link. Loaded when one of its screens is opened.
 *
 * @typedef {Omit<import("../engine/protocol.js").Inspected, "position">} Seen  What may be looked at: a whole position holds everybody's rack.
 * @typedef {import("./record.js").MatchRecord} MatchRecord
 *
 * @typedef {object} Shared  Something that came from elsewhere, and lies beside what one has.
 * @property {string | null} link        Where it was read from; null: a file.
 * @property {"match" | "position"} kind
 * @property {import("../engine/protocol.js").Seat[]} seats
 * @property {string} [name]             What the match is called.
 * @property {any} save                  As it came, unchecked but replayed by the engine.
 * @property {Seen | null} inspected  Null while the engine looks at it.
 * @property {string | null} known       The kept match that is the same.
 * @property {{code: string, params: {[name: string]: any}} | null} refusal
 *
 * @typedef {"match" | "moment" | "position"} What
 * @typedef {object} Sending  A match on its way into a link.
 * @property {MatchRecord} record
 * @property {What} what
 * @property {number} at                 The moment, in moves.
 * @property {Seen | null} inspected
 * @property {string | null} address     The whole link; null while it is made.
 */
import { EngineError } from "../engine/protocol.js";
import { candidatesOf } from "./files.js";
import { matchName } from "./library.js";
import { readLink, writeLink } from "./link.js";
import { timeline } from "./moments.js";
import { saveOf } from "./record.js";
import { checkedSeats } from "./seats.js";
import { versionOf } from "./summary.js";
import { ONLOOKER } from "./viewing.js";

export class Sharing {
  #store;
  #session;
  #engine;
  #storage;
  #library;
  #moments;
  /** What was last asked for; an answer to an older wish is not shown. */
  #wish = 0;
  /** @type {unknown} */ #opened = null;
  /** The place that was last seen to. */
  #place = "";

  /**
   * @param {import("./store.js").Store<import("./state.js").State>} store
   * @param {Pick<import("./session.js").Session, "resume" | "leave" | "notify">} session
   * @param {Pick<import("../engine/client.js").Engine, "ask">} engine
   * @param {Pick<import("./storage.js").Storage, "read" | "write" | "troubleWith">} storage
   * @param {Pick<import("./library.js").Library, "recordOf" | "twinOf">} library
   * @param {Pick<import("./moments.js").Moments, "look">} moments
   */
  constructor(store, session, engine, storage, library, moments) {
    this.#store = store;
    this.#session = session;
    this.#engine = engine;
    this.#storage = storage;
    this.#library = library;
    this.#moments = moments;
    store.subscribe(() => this.#follow());
    this.#follow();
  }

  /** Reads a link, or takes up a match, whenever the address names another. */
  #follow() {
    const { screen, place } = this.#store.get();
    const isLink = screen === "shared" && place.link !== undefined; // else it is a file
    const now = isLink ? `shared ${place.link}` : screen === "send" ? `send ${place.match}` : "";
    if (now === this.#place) return;
    this.#place = now;
    if (isLink) void this.#readLink(place.link);
    if (screen === "send") void this.#take(place.match);
  }

  // ── Coming in ───────────────────────────────────────────────────────────────────────────────────

  /** @param {string} link */
  async #readLink(link) {
    const { games } = this.#store.get();
    await this.#show(link, async () => candidatesOf(await readLink(link), versionOf(games), 1)[0]);
  }

  /** Shows what a file holds. @param {import("./files.js").Candidate} candidate */
  async showFile(candidate) {
    this.#store.set({ screen: "shared", place: {} });
    await this.#show(null, async () => candidate);
  }

  /**
   * @param {string | null} link
   * @param {() => Promise<import("./files.js").Candidate>} read
   */
  async #show(link, read) {
    const wish = ++this.#wish;
    const set = (/** @type {Partial<Shared>} */ change) => {
      const before = this.#store.get().shared;
      if (wish === this.#wish && before) this.#store.set({ shared: { ...before, ...change } });
    };
    this.#store.set({ shared: { link, kind: "match", seats: [], save: null, inspected: null, known: null, refusal: null } });
    try {
      const { kind, save } = await read();
      const { seats: sent, ...rest } = Object(save);
      const { inspected } = await this.#inspect(rest);
      const seats = checkedSeats(sent, Number(inspected.save.options.players), this.#store.get().levels);
      // A link's moment is only looked at: the match is the whole one.
      const known = kind === "match" ? await this.#library.twinOf({ ...inspected.save, seats, ...(link !== null && { at: undefined }) }) : null;
      set({ kind, save, inspected, seats, name: matchName(rest.name), known });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      set({ refusal: { code: error.code, params: error.params } });
    }
  }

  /** Back to the list that a file was chosen from. */
  close() {
    this.#store.set({ screen: "matches", place: {}, shared: null });
  }

  /** Who sits at a position. @param {import("../engine/protocol.js").Seat[]} seats */
  seat(seats) {
    const { shared } = this.#store.get();
    if (shared) this.#store.set({ shared: { ...shared, seats } });
  }

  /** Keeps what came as a match of one's own, beside the others unless it is one of them, and puts it on the table, at the moment that it names. */
  async open() {
    const { shared } = this.#store.get();
    if (!shared?.inspected || shared === this.#opened) return;
    this.#opened = shared; // a second click opens nothing more
    try {
      await this.#keep(shared);
    } catch (error) {
      this.#opened = null;
      if (!(error instanceof EngineError)) throw error;
      this.#session.notify(error.code, error.params, "error");
    }
  }

  /** @param {Shared} shared */
  async #keep({ link, save, seats, known }) {
    const { at, ...whole } = save;
    const hasMoment = at !== undefined && link !== null;
    const kept = known ? await this.#storage.read(known) : undefined;
    const record = kept ?? await this.#library.recordOf({ ...(hasMoment ? whole : save), seats });
    if (!kept) await this.#storage.write(record);
    this.#store.set({ shared: null });
    await this.#session.resume(record);
    const trouble = this.#storage.troubleWith(record.id);
    if (trouble) this.#session.notify(trouble, {}, "info");
    if (hasMoment) await this.#moments.look(at);
  }

  /** @param {any} save @returns {Promise<{inspected: Seen, position: any}>} */
  async #inspect(save) {
    const { position, ...inspected } = await this.#engine.ask({ type: "inspect", save, viewer: ONLOOKER });
    return { inspected, position };
  }

  // ── Going out ───────────────────────────────────────────────────────────────────────────────────

  /** @param {string} id */
  async #take(id) {
    const { match, moment } = this.#store.get();
    const isHere = match?.record.id === id;
    const record = isHere ? match.record : await this.#storage.read(id);
    if (!record) {
      this.#session.notify("match_gone", {}, "error");
      return this.#session.leave();
    }
    const at = (isHere ? moment?.at : undefined) ?? record.log.length;
    this.#store.set({ sending: { record, what: "match", at, inspected: null, address: null } });
    await this.send(isHere && moment ? "moment" : "match", at);
  }

  /**
   * Makes the link. @param {What} what
   * @param {number} at
   */
  async send(what, at) {
    const { sending } = this.#store.get();
    if (!sending) return;
    const wish = ++this.#wish;
    this.#store.set({ sending: { ...sending, what, at, address: null } });
    const { at: _, ...whole } = saveOf(sending.record);
    const moves = what === "match" ? sending.record.log.length : at;
    const save = { ...whole, ...(moves < timeline(sending.record).length && { at: moves }) };
    try {
      const { inspected, position } = await this.#inspect(save);
      // A whole match is sent as far as it was played; what was undone stays at home.
      const packed = what === "match" ? { ...whole, actions: whole.actions.slice(0, moves) } : save;
      const value = what === "position" ? position : (await this.#engine.ask({ type: "pack", save: packed })).save;
      const address = `${location.href.split("#")[0]}#share=${await writeLink(value)}`;
      if (wish === this.#wish) this.#store.set({ sending: { ...sending, what, at, inspected, address } });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#session.notify(error.code, error.params, "error");
      this.#session.leave();
    }
  }
}
