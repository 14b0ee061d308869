/**
 * The matches that are kept: list, rename, delete and take back, export and import. Loaded when its screen is opened.
 *
 * What comes in is looked at by the engine, match by match, before anything of it is kept; nothing that is already
 * there is ever replaced.
 *
 * @typedef {import("./record.js").MatchRecord} MatchRecord
 * @typedef {import("./summary.js").Summary} Summary
 *
 * @typedef {{code: string, params: {[name: string]: any}}} Refusal
 * @typedef {{kept: number, unkept: number, known: number, refused: {number: number, refusal: Refusal}[]}} Report  Of an import. Unkept: in memory only.
 *
 * @typedef {object} LibraryState
 * @property {Summary[] | null} list       The latest first; null until it has been read.
 * @property {number} rows                 How many of them are shown.
 * @property {{done: number, total: number} | null} progress  Of an import under way.
 * @property {Report | null} report
 * @property {Refusal | null} refusal      Why a whole file was refused.
 */
import { EngineError } from "../engine/protocol.js";
import { contentOf, LARGEST_FILE, readFile, writeFile } from "./files.js";
import { recordFrom, saveOf } from "./record.js";
import { checkedSeats, cleaned } from "./seats.js";
import { makeId } from "./seeds.js";
import { versionOf } from "./summary.js";
import { ONLOOKER } from "./viewing.js";

/** Rows that are drawn at first, more than a screen has; with every wish for more, twice as many. */
export const ROWS = 10;
/** What a match is called, as we allow it. @param {unknown} name */
export const matchName = (name) => cleaned(name, 40) || undefined;
const PACES = ["fast", "normal", "patient"];

export class Library {
  #store;
  #session;
  #engine;
  #storage;
  #wasOpen = false;
  /** What can be taken back. @type {MatchRecord[]} */
  #removed = [];

  /**
   * @param {import("./store.js").Store<import("./state.js").State>} store
   * @param {Pick<import("./session.js").Session, "leave" | "notify" | "dismiss">} session
   * @param {Pick<import("../engine/client.js").Engine, "ask">} engine
   * @param {Pick<import("./storage.js").Storage, "read" | "write" | "amend" | "remove" | "summaries" | "troubleWith">} storage
   */
  constructor(store, session, engine, storage) {
    this.#store = store;
    this.#session = session;
    this.#engine = engine;
    this.#storage = storage;
    store.subscribe(() => this.#follow());
    this.#follow();
  }

  /** Reads the list whenever its screen is opened. */
  #follow() {
    const isOpen = this.#store.get().screen === "matches";
    if (isOpen && !this.#wasOpen) {
      this.#set({ rows: ROWS, report: null, refusal: null });
      void this.refresh();
    }
    this.#wasOpen = isOpen;
  }

  /** @param {Partial<LibraryState>} change */
  #set(change) {
    this.#store.set({ library: { ...this.#store.get().library, ...change } });
  }

  async refresh() {
    this.#set({ list: await this.#storage.summaries() });
  }

  more() {
    this.#set({ rows: 2 * this.#store.get().library.rows });
  }

  /**
   * @param {string} id
   * @param {string} name  Empty: none of its own.
   */
  async rename(id, name) {
    const change = { name: matchName(name) };
    const { match } = this.#store.get();
    if (match?.record.id === id) this.#store.set({ match: { ...match, record: { ...match.record, ...change } } });
    await this.#storage.amend(id, change);
    await this.refresh();
  }

  /** Takes a match out; `restore` brings back all that were taken out while the notice is there. @param {string} id */
  async remove(id) {
    const record = await this.#storage.read(id);
    if (this.#store.get().match?.record.id === id) {
      this.#session.leave();
      this.#store.set({ screen: "matches" });
    }
    await this.#storage.remove(id);
    await this.refresh();
    if (!record) return;
    const isTold = this.#store.get().notices.some(({ code }) => code === "match_removed");
    this.#removed = [...(isTold ? this.#removed : []), record];
    this.#session.notify("match_removed", { count: this.#removed.length }, "info", { label: "notice-take-back", intent: "restoreMatch" });
  }

  async restore() {
    this.#session.dismiss("match_removed");
    for (const record of this.#removed.splice(0)) await this.#storage.write(record);
    await this.refresh();
  }

  // ── Files ───────────────────────────────────────────────────────────────────────────────────────

  /**
   * A file of matches, to be saved by the person.
   * @param {string} [id]  Only this one.
   */
  async exported(id) {
    const ids = id ? [id] : (await this.#storage.summaries()).map((summary) => summary.id);
    const records = await Promise.all(ids.map((each) => this.#storage.read(each)));
    return writeFile(records.filter((record) => record !== undefined));
  }

  /**
   * Reads a file. What it holds alone is only returned, to be looked at first; several matches are kept at once.
   * @param {Blob} file
   * @returns {Promise<import("./files.js").Candidate | null>}
   */
  async importFile(file) {
    this.#set({ report: null, refusal: null });
    try {
      if (file.size > LARGEST_FILE) throw new EngineError("file_too_large", { limit: LARGEST_FILE / 1024 ** 2 });
      const { games } = this.#store.get();
      const candidates = readFile(await file.text(), versionOf(games));
      if (candidates.length === 1) return candidates[0];
      await this.#keepAll(candidates.map(({ save }) => save));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#set({ refusal: { code: error.code, params: error.params } });
    }
    return null;
  }

  /** @param {any[]} saves */
  async #keepAll(saves) {
    const contents = await this.#contents();
    const isKnown = (/** @type {any} */ save) => contents.has(contentOf(Object(save)));
    /** @type {Report} */
    const report = { kept: 0, unkept: 0, known: 0, refused: [] };
    for (const [i, save] of saves.entries()) {
      this.#set({ progress: { done: i, total: saves.length } });
      try {
        // One's own export is told by its text; the engine takes its time, and writes everything down in full.
        const record = isKnown(save) ? null : await this.recordOf(save);
        if (!record || isKnown(saveOf(record))) {
          report.known += 1;
          continue;
        }
        await this.#storage.write(record);
        contents.set(contentOf(saveOf(record)), record.id);
        report[this.#storage.troubleWith(record.id) ? "unkept" : "kept"] += 1;
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        report.refused.push({ number: i + 1, refusal: { code: error.code, params: error.params } });
      }
    }
    this.#set({ progress: null, report });
    await this.refresh();
  }

  /** The kept matches by what they hold. @returns {Promise<Map<string, string>>} */
  async #contents() {
    const kept = await Promise.all((await this.#storage.summaries()).map(({ id }) => this.#storage.read(id)));
    return new Map(kept.flatMap((record) => (record ? [[contentOf(saveOf(record)), record.id]] : [])));
  }

  /** The kept match that is the same as a save, if there is one. @param {any} save  As the engine writes it. */
  async twinOf(save) {
    return (await this.#contents()).get(contentOf(save)) ?? null;
  }

  /**
   * A record of a save that somebody sent, as far as the engine accepts it: with an id of its own unless the save has one
   * that is new here. Rejects with an EngineError.
   * @param {any} save
   * @returns {Promise<MatchRecord>}
   */
  async recordOf(save) {
    const { seats, id, name, pace, time, ...rest } = Object(save);
    /** @type {import("../engine/protocol.js").Inspected} */
    const inspected = await this.#engine.ask({ type: "inspect", save: rest, viewer: ONLOOKER });
    const { players } = inspected.save.options;
    const isNew = isId(id) && (await this.#storage.read(id)) === undefined;
    const own = {
      id: isNew ? id : makeId(),
      seats: checkedSeats(seats, Number(players), this.#store.get().levels),
      name: matchName(name),
      ...(PACES.includes(pace) && { pace }),
    };
    // A deal that nobody has played is forgotten after a day: after the day that it came.
    return recordFrom(own, inspected, inspected.story.length ? timeOf(time) : Date.now());
  }
}

/** @param {unknown} id @returns {id is string} */
const isId = (id) => typeof id === "string" && /^[\w-]{1,64}$/.test(id);

/** When a save says that it was last played, if that can be; else now. @param {unknown} text */
function timeOf(text) {
  const time = typeof text === "string" ? Date.parse(text) : NaN;
  return time > 0 && time < Date.now() ? time : Date.now();
}
