/**
 * Matches in the browser's IndexedDB, safe between tabs. It never throws at the player: where storage is full or forbidden,
 * it says so once and keeps in memory what could not be written, so that play goes on.
 *
 * Two tabs. A record's `rev` grows whenever the match changes, not with its name. A write that finds a newer record of the same match
 * (another tab went on with it) does not touch that one: it keeps its own under a new id.
 *
 * Beside the records lies an index of summaries, so that a list of hundreds of matches need not read their logs. It only
 * follows the records: a summary that is missing or left over is put right when the list is read.
 */
import { createStore, del, get, getMany, keys, set, setMany, delMany, update, values } from "idb-keyval";
import { Queue } from "./queue.js";
import { makeId } from "./seeds.js";
import { isRecord, summaryOf } from "./summary.js";

/** @typedef {import("./record.js").MatchRecord} MatchRecord */
/** @typedef {import("./summary.js").Summary} Summary */
/** @typedef {import("idb-keyval").UseStore} UseStore */
/** @typedef {{id: string, rev: number}} Written */
/** @typedef {"storage_full" | "storage_forbidden"} Trouble */

/** @typedef {{record: MatchRecord, base: number | undefined}} Unkept  Base: the revision that it goes on from, where that is known. */

/** A deal that nobody has touched for so long is forgotten, in milliseconds. Nothing else ever is. */
const UNPLAYED = 24 * 3600_000;
const NOTHING = -1;

/**
 * Has another tab gone on with a match that could not be written here?
 * @template {{rev: number}} T
 * @param {T | undefined} stored
 * @param {Unkept | undefined} unkept
 * @returns {stored is T}
 */
const isAhead = (stored, unkept) => stored !== undefined && (unkept === undefined || stored.rev > (unkept.base ?? unkept.record.rev));

/** @param {Summary} summary */
const isForgotten = ({ isTouched, isDealt, daily, time }) => isTouched === false && isDealt && !daily && time < Date.now() - UNPLAYED;

export class Storage {
  /** What could not be written. @type {Map<string, Unkept>} */ #unkept = new Map();
  /** Where writes of a match go that is kept as a copy here, until it is opened anew. @type {Map<string, string>} */ #copies = new Map();
  /** In the order of the calls. */ #writes = new Queue();
  /** @type {BroadcastChannel | null} */ #channel = null;
  /** @type {UseStore | null} */ #db = null;
  /** @type {UseStore | null} */ #index = null;
  #isTold = false;
  /** @type {Trouble | null} The last one. */ #trouble = null;
  #onTrouble;

  /**
   * @param {(code: Trouble) => void} onTrouble  Called once, and again only after something could be written.
   * @param {(written: Written) => void} onOtherTab  Another tab has written a match.
   */
  constructor(onTrouble, onOtherTab) {
    this.#onTrouble = onTrouble;
    if (typeof BroadcastChannel === "function") {
      this.#channel = new BroadcastChannel("tesserae.matches");
      this.#channel.onmessage = ({ data }) => {
        if (this.#unkept.size) void this.#writes.add(() => this.#keepRest()); // there is room
        onOtherTab(data);
      };
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
      // Safari names no error yet when a transaction breaks for want of room.
      const isFull = error === null || (error instanceof DOMException && error.name === "QuotaExceededError");
      this.#trouble = isFull ? "storage_full" : "storage_forbidden";
      if (!this.#isTold) this.#onTrouble(this.#trouble);
      this.#isTold = true;
      return otherwise;
    }
  }

  /**
   * Writes the record, and returns what was written: itself, or a copy with an id of its own if
   * another tab went on with the same match. Its name stays the one that it was given last, in whichever tab.
   * @param {MatchRecord} record
   * @returns {Promise<MatchRecord>}
   */
  write(record) {
    return this.#writes.add(() => {
      const id = this.#copies.get(record.id) ?? record.id;
      const base = this.#unkept.get(id)?.base ?? record.rev - 1;
      return this.#change(id, (stored) => (stored && stored.rev > base
        ? { ...record, id: makeId() }
        : { ...record, id, name: (this.#current(id, stored) ?? record).name }));
    });
  }

  /**
   * Changes what is no move: no tab has to catch up with it.
   * @param {string} id
   * @param {Partial<MatchRecord>} change
   */
  amend(id, change) {
    return this.#writes.add(async () => {
      const found = await this.#find(id);
      if (found) await this.#change(id, (stored) => ({ ...(this.#current(id, stored) ?? found), ...change }));
    });
  }

  /**
   * @param {string} id
   * @param {(stored: MatchRecord | undefined) => MatchRecord} change
   */
  async #change(id, change) {
    const { written, isKept } = await this.#put(id, change);
    if (isKept) await this.#keepRest();
    return written;
  }

  /** There may be room again for what could not be written. Said is that already. */
  async #keepRest() {
    if (this.#unkept.size) this.#isTold = true;
    for (const [id, unkept] of [...this.#unkept]) {
      const { record, base } = unkept;
      const { isKept } = await this.#put(id, (stored) => {
        if (!isAhead(stored, unkept)) return record;
        const isAmended = record.rev === base; // and not played
        return isAmended ? { ...stored, name: record.name, refused: record.refused } : { ...record, id: makeId() };
      });
      if (!isKept) return;
    }
  }

  /**
   * @param {string} id
   * @param {(stored: MatchRecord | undefined) => MatchRecord} change  With another id it is written beside what is stored.
   */
  async #put(id, change) {
    let base = this.#unkept.get(id)?.base;
    let written = change(undefined);
    const isKept = await this.#try(async (db) => {
      await update(id, (/** @type {MatchRecord | undefined} */ stored) => {
        written = change(stored);
        base ??= stored?.rev ?? NOTHING;
        return stored && written.id !== id ? stored : written;
      }, db);
      if (written.id !== id) await set(written.id, written, db);
      return true;
    }, false);
    if (written.id !== id) this.#copies.set(id, written.id);
    this.#unkept.delete(id);
    if (isKept) await this.#wrote(written);
    else this.#unkept.set(written.id, { record: written, base: written.id === id ? base : NOTHING });
    return { written, isKept };
  }

  /** @param {MatchRecord} record */
  async #wrote(record) {
    const isIndexed = await this.#try((_, index) => set(record.id, summaryOf(record), index).then(() => true), false);
    // One that is missing is put right when the list is read; an older one would stay.
    if (isIndexed) this.#isTold = false;
    else await this.#try((_, index) => del(record.id, index), undefined);
    this.#channel?.postMessage({ id: record.id, rev: record.rev });
  }

  /** Why a match is in memory only, and gone when the page closes; null: it is kept. @param {string} id */
  troubleWith(id) {
    return this.#unkept.has(id) ? this.#trouble : null;
  }

  /**
   * For somebody who opens it: what they then play is this match, not a copy that was once made of it.
   * @param {string} id
   * @returns {Promise<MatchRecord | undefined>}
   */
  read(id) {
    this.#copies.delete(id);
    return this.#find(id);
  }

  /** @param {string} id @returns {Promise<MatchRecord | undefined>} */
  async #find(id) {
    return this.#current(id, await this.#try((db) => get(id, db), undefined));
  }

  /**
   * What counts of a match here.
   * @param {string} id
   * @param {MatchRecord | undefined} stored
   */
  #current(id, stored) {
    const unkept = this.#unkept.get(id);
    return isAhead(stored, unkept) ? stored : unkept?.record;
  }

  /** All matches as a list shows them, the latest first. @returns {Promise<Summary[]>} */
  async summaries() {
    const all = new Map((await this.#try((db, index) => this.#readIndex(db, index), [])).map((summary) => [summary.id, summary]));
    for (const [id, unkept] of this.#unkept) if (!isAhead(all.get(id), unkept)) all.set(id, summaryOf(unkept.record));
    return [...all.values()].sort((a, b) => b.time - a.time);
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
    const missing = (await getMany(ids.filter((id) => !known.has(String(id))), db)).filter(isRecord).map(summaryOf);
    const all = [...found.filter(({ id }) => there.has(id)), ...missing];
    // Asked is the record itself: a summary may be a write behind it.
    const doubtful = (await getMany(all.filter(isForgotten).map(({ id }) => id), db)).filter(isRecord).map(summaryOf);
    const forgotten = doubtful.filter(isForgotten).map(({ id }) => id);
    const gone = [...forgotten, ...found.map(({ id }) => id).filter((id) => !there.has(id))];
    await this.#try(async () => {
      if (missing.length) await setMany(missing.map((summary) => [summary.id, summary]), index);
      if (gone.length) await Promise.all([delMany(forgotten, db), delMany(gone, index)]);
    }, undefined); // a full storage can still be read
    return all.filter(({ id }) => !forgotten.includes(id));
  }

  /** Unfinished matches, the latest first. */
  async list() {
    return (await this.summaries()).filter(({ over }) => !over);
  }

  /** Takes a match out. @param {string} id */
  remove(id) {
    return this.#writes.add(async () => {
      this.#unkept.delete(id);
      this.#copies.delete(id);
      await this.#try((db, index) => Promise.all([del(id, db), del(id, index)]), undefined);
      this.#channel?.postMessage({ id, rev: -1 });
      await this.#keepRest();
    });
  }
}
