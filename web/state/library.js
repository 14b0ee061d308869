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
 * @typedef {{kept: number, known: number, refused: {number: number, refusal: Refusal}[]}} Report  Of an import.
 *
 * @typedef {object} LibraryState
 * @property {Summary[] | null} list       The latest first; null until it has been read.
 * @property {number} rows                 How many of them are shown.
 * @property {{done: number, total: number} | null} progress  Of an import under way.
 * @property {Report | null} report
 * @property {Refusal | null} refusal      Why a whole file was refused.
 */
import { EngineError } from "../engine/protocol.js";
import { LARGEST_FILE, readFile, writeFile } from "./files.js";
import { recordFrom } from "./record.js";
import { checkedSeats, cleaned } from "./seats.js";
import { ONLOOKER } from "./viewing.js";

/** Rows that are drawn at first, more than a screen has; with every wish for more, twice as many. */
export const ROWS = 10;
const NAME_OF_MATCH = 40;
const PACES = ["fast", "normal", "patient"];

export class Library {
  #store;
  #session;
  #engine;
  #storage;
  #wasOpen = false;
  /** @type {MatchRecord | null} */
  #removed = null;

  /**
   * @param {import("./store.js").Store<import("./state.js").State>} store
   * @param {Pick<import("./session.js").Session, "leave" | "notify" | "dismiss">} session
   * @param {Pick<import("../engine/client.js").Engine, "ask">} engine
   * @param {Pick<import("./storage.js").Storage, "read" | "write" | "remove" | "summaries">} storage
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
    const record = await this.#storage.read(id);
    if (!record) return this.refresh();
    const renamed = { ...record, rev: record.rev + 1, name: cleaned(name, NAME_OF_MATCH) || undefined };
    const { match } = this.#store.get();
    if (match?.record.id === id) this.#store.set({ match: { ...match, record: renamed } });
    await this.#storage.write(renamed);
    await this.refresh();
  }

  /** Takes a match out; `restore` brings the last one back. @param {string} id */
  async remove(id) {
    const record = await this.#storage.read(id);
    if (this.#store.get().match?.record.id === id) {
      this.#session.leave();
      this.#store.set({ screen: "matches" });
    }
    await this.#storage.remove(id);
    await this.refresh();
    if (!record) return;
    this.#removed = record;
    this.#session.notify("match_removed", {}, "info", { label: "notice-take-back", intent: "restoreMatch" });
  }

  async restore() {
    this.#session.dismiss("match_removed");
    if (this.#removed) await this.#storage.write(this.#removed);
    this.#removed = null;
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
      const candidates = readFile(await file.text(), (game) => games.find(({ id }) => id === game)?.rules_version ?? 1);
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
    const known = new Set((await this.#storage.summaries()).map(({ id }) => id));
    /** @type {Report} */
    const report = { kept: 0, known: 0, refused: [] };
    for (const [i, save] of saves.entries()) {
      this.#set({ progress: { done: i, total: saves.length } });
      if (known.has(save?.id)) {
        report.known += 1;
        continue;
      }
      try {
        const record = await this.recordOf(save);
        await this.#storage.write(record);
        known.add(record.id);
        report.kept += 1;
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        report.refused.push({ number: i + 1, refusal: { code: error.code, params: error.params } });
      }
    }
    this.#set({ progress: null, report });
    await this.refresh();
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
      id: isNew ? id : crypto.randomUUID(),
      seats: checkedSeats(seats, Number(players), this.#store.get().levels),
      ...(cleaned(name, NAME_OF_MATCH) && { name: cleaned(name, NAME_OF_MATCH) }),
      ...(PACES.includes(pace) && { pace }),
    };
    return recordFrom(own, inspected, timeOf(time));
  }
}

/** @param {unknown} id @returns {id is string} */
const isId = (id) => typeof id === "string" && /^[\w-]{1,64}$/.test(id);

/** When a save says that it was last played, if that can be; else now. @param {unknown} text */
function timeOf(text) {
  const time = typeof text === "string" ? Date.parse(text) : NaN;
  return time > 0 && time < Date.now() ? time : Date.now();
}
