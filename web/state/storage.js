/**
 * Matches in the browser's IndexedDB, safe between tabs. It never throws at the player: where storage is full or forbidden,
 * it says so once and keeps the matches in memory, so that play goes on.
 *
 * Two tabs. A record's `rev` grows with every write. A write that finds a newer record of the same match
 * (another tab went on with it) does not touch that one: it keeps its own under a new id.
 *
 * Beside the records lies an index of summaries, so that a list of hundreds of matches need not read their logs. It only
 * follows the records: a summary that is missing or left over is put right when the list is read.
 */
import { createStore, del, get, getMany, keys, set, setMany, delMany, update, values } from "idb-keyval";
import { isRecord, summaryOf } from "./summary.js";

/** @typedef {import("./record.js").MatchRecord} MatchRecord */
/** @typedef {import("./summary.js").Summary} Summary */
/** @typedef {import("idb-keyval").UseStore} UseStore */
/** @typedef {{id: string, rev: number}} Written */

/** A deal that nobody has played for so long is forgotten, in milliseconds. Nothing else ever is. */
const UNPLAYED = 24 * 3600_000;

export class Storage {
  /** @type {Map<string, MatchRecord>} */ #memory = new Map();
  /** @type {Map<string, string>} */ #copies = new Map();
  /** @type {Promise<unknown>} */ #lastWrite = Promise.resolve();
  /** @type {BroadcastChannel | null} */ #channel = null;
  /** @type {UseStore | null} */ #db = null;
  /** @type {UseStore | null} */ #index = null;
  #isTold = false;
  #onTrouble;

  /**
   * @param {(code: "storage_full" | "storage_forbidden") => void} onTrouble  Called once at most.
   * @param {(written: Written) => void} onOtherTab  Another tab has written a match.
   */
  constructor(onTrouble, onOtherTab) {
    this.#onTrouble = onTrouble;
    if (typeof BroadcastChannel === "function") {
      this.#channel = new BroadcastChannel("tesserae.matches");
      this.#channel.onmessage = ({ data }) => onOtherTab(data);
    }
  }

  /**
   * @template T
   * @param {(db: UseStore, index: UseStore) => Promise<T>} work
   * @param {T} otherwise
   * @returns {Promise<T>}
   */
  async #try(work, otherwise) {
    try {
      this.#db ??= createStore("tesserae", "matches");
      this.#index ??= createStore("tesserae-index", "summaries");
      return await work(this.#db, this.#index);
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      if (!this.#isTold) this.#onTrouble(isFull ? "storage_full" : "storage_forbidden");
      this.#isTold = true;
      return otherwise;
    }
  }

  /**
   * Writes the record, and returns what was written: itself, or a copy with an id of its own if
   * another tab went on with the same match. Writes happen one after the other, in the order of the calls.
   * @param {MatchRecord} record
   * @returns {Promise<MatchRecord>}
   */
  write(record) {
    const written = this.#lastWrite.then(() => this.#writeNow({ ...record, id: this.#copies.get(record.id) ?? record.id }));
    this.#lastWrite = written;
    return written;
  }

  /** @param {MatchRecord} record */
  async #writeNow(record) {
    let written = record;
    await this.#try((db) => update(record.id, (/** @type {MatchRecord | undefined} */ stored) => {
      if (stored === undefined || stored.rev < record.rev) return record;
      written = { ...record, id: crypto.randomUUID() };
      return stored;
    }, db), undefined);
    if (written.id !== record.id) {
      this.#copies.set(record.id, written.id);
      await this.#try((db) => set(written.id, written, db), undefined);
    }
    this.#memory.set(written.id, written);
    await this.#try((_, index) => set(written.id, summaryOf(written), index), undefined);
    this.#channel?.postMessage({ id: written.id, rev: written.rev });
    return written;
  }

  /**
   * @param {string} id
   * @returns {Promise<MatchRecord | undefined>}
   */
  async read(id) {
    return (await this.#try((db) => get(id, db), undefined)) ?? this.#memory.get(id);
  }

  /** All matches as a list shows them, the latest first. @returns {Promise<Summary[]>} */
  async summaries() {
    const stored = await this.#try((db, index) => this.#readIndex(db, index), null);
    return (stored ?? [...this.#memory.values()].map(summaryOf)).sort((a, b) => b.time - a.time);
  }

  /**
   * @param {UseStore} db
   * @param {UseStore} index
   * @returns {Promise<Summary[]>}
   */
  async #readIndex(db, index) {
    const [ids, found] = await Promise.all([keys(db), /** @type {Promise<Summary[]>} */ (values(index))]);
    const known = new Set(found.map(({ id }) => id));
    const there = new Set(ids);
    const records = (await getMany(ids.filter((id) => !known.has(String(id))), db)).filter(isRecord);
    const missing = records.map(summaryOf);
    if (missing.length) await setMany(missing.map((summary) => [summary.id, summary]), index);
    const left = found.filter(({ id }) => !there.has(id)).map(({ id }) => id);
    if (left.length) await delMany(left, index);
    const all = [...found.filter(({ id }) => there.has(id)), ...missing];
    const isForgotten = (/** @type {Summary} */ { moves, isDealt, daily, time }) => moves === 0 && isDealt && !daily && time < Date.now() - UNPLAYED;
    const forgotten = all.filter(isForgotten).map(({ id }) => id);
    if (forgotten.length) await Promise.all([delMany(forgotten, db), delMany(forgotten, index)]);
    return forgotten.length ? all.filter((summary) => !isForgotten(summary)) : all;
  }

  /** Unfinished matches, the latest first. */
  async list() {
    return (await this.summaries()).filter(({ over }) => !over);
  }

  /** Takes a match out. @param {string} id */
  remove(id) {
    const removed = this.#lastWrite.then(async () => {
      this.#memory.delete(id);
      await this.#try((db, index) => Promise.all([del(id, db), del(id, index)]), undefined);
      this.#channel?.postMessage({ id, rev: -1 });
    });
    this.#lastWrite = removed;
    return removed;
  }

  /** Stops listening to other tabs. */
  close() {
    this.#channel?.close();
  }
}
