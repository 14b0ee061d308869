/**
 * Matches in the browser's IndexedDB, safe between tabs. It never throws at the player: where storage is full or forbidden,
 * it says so once and keeps the matches in memory, so that play goes on.
 *
 * Two tabs. A record's `rev` grows with every write. A write that finds a newer record of the same match
 * (another tab went on with it) does not touch that one: it keeps its own under a new id.
 */
import { createStore, delMany, get, set, update, values } from "idb-keyval";

/** @typedef {import("./record.js").MatchRecord} MatchRecord */
/** @typedef {{id: string, rev: number}} Written */

/** Finished and forgotten matches beyond this many go, the oldest first. */
const KEPT = 20;

export class Storage {
  /** @type {Map<string, MatchRecord>} */ #memory = new Map();
  /** @type {Map<string, string>} */ #copies = new Map();
  /** @type {Promise<unknown>} */ #lastWrite = Promise.resolve();
  /** @type {BroadcastChannel | null} */ #channel = null;
  /** @type {import("idb-keyval").UseStore | null} */ #db = null;
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
   * @param {(db: import("idb-keyval").UseStore) => Promise<T>} work
   * @param {T} otherwise
   * @returns {Promise<T>}
   */
  async #try(work, otherwise) {
    try {
      this.#db ??= createStore("tesserae", "matches");
      return await work(this.#db);
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

  /** Unfinished matches, the latest first. */
  async list() {
    const stored = await this.#try(async (db) => /** @type {MatchRecord[]} */ (await values(db)), null);
    const all = (stored ?? [...this.#memory.values()]).sort((a, b) => b.time - a.time);
    const old = all.slice(KEPT).map((record) => record.id);
    if (stored && old.length) await this.#try((db) => delMany(old, db), undefined);
    return all.slice(0, KEPT).filter((record) => !record.over);
  }

  /** Stops listening to other tabs. */
  close() {
    this.#channel?.close();
  }
}
