/** The storage of matches, in an IndexedDB of the test's own that can be full or forbidden. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Storage } from "../../web/state/storage.js";

/** As much of IndexedDB as the storage uses: requests that answer later, and a transaction that fails with one of its requests. */
function fakeIndexedDb() {
  const databases = new Map();
  const room = { isFull: false, left: Infinity };
  const later = (request) => (queueMicrotask(() => (request.error ? request.onerror?.() : request.onsuccess?.())), request);
  const objectStore = (rows) => {
    const transaction = { error: null };
    setTimeout(() => (transaction.error ? transaction.onabort?.() : transaction.oncomplete?.()));
    const answer = (result) => later({ result });
    return {
      transaction,
      get: (key) => answer(structuredClone(rows.get(key))),
      getAll: () => answer(structuredClone([...rows.values()])),
      getAllKeys: () => answer([...rows.keys()]),
      put: (value, key) => {
        const error = room.isFull || room.left-- <= 0 ? new DOMException("full", "QuotaExceededError") : null;
        if (error && room.isSilent) return queueMicrotask(() => transaction.onerror?.()), {};
        if (error) transaction.error = error;
        else rows.set(key, structuredClone(value));
        return later({ error });
      },
      delete: (key) => answer(rows.delete(key)),
    };
  };
  const open = (name) => {
    const isNew = !databases.has(name);
    if (isNew) databases.set(name, new Map());
    const rows = databases.get(name);
    const request = { result: { createObjectStore() {}, transaction: () => ({ objectStore: () => objectStore(rows) }) } };
    queueMicrotask(() => isNew && request.onupgradeneeded());
    return later(request);
  };
  return { room, databases, indexedDB: { open } };
}

const record = (id, rev, more = {}) => ({
  id, rev, time: 1_000 + rev, game: "azul", rules_version: 1, options: {}, seed: 5, seats: [], log: Array.from({ length: rev }, () => ({})), undone: [], over: false, view: {}, ...more,
});

/** A browser with some tabs, all on the same storage. */
function browser(tabs = 1) {
  const { room, databases, indexedDB } = fakeIndexedDb();
  const said = [];
  const heard = [];
  const channels = [];
  Object.assign(globalThis, {
    indexedDB,
    BroadcastChannel: class {
      constructor() { channels.push(this); }
      postMessage(data) { for (const other of channels) if (other !== this) other.onmessage({ data }); }
    },
  });
  const storages = Array.from({ length: tabs }, () => new Storage((code) => said.push(code), (written) => heard.push(written)));
  return { room, databases, storages, storage: storages[0], said, heard };
}

const HOUR = 3600_000;
const moves = (summaries) => summaries.map(({ id, moves }) => [id, moves]);

test("a match is written, read and listed", async () => {
  const { storage } = browser();
  await storage.write(record("a", 1));
  await storage.write(record("a", 2));
  assert.equal((await storage.read("a")).rev, 2);
  assert.deepEqual(moves(await storage.summaries()), [["a", 2]]);
});

test("in a full storage a match goes on from where it is: read, listed and offered at its last move", async () => {
  const { storage, room, said } = browser();
  await storage.write(record("old", 1));
  await storage.write(record("a", 2));
  room.isFull = true;
  await storage.write(record("a", 3));
  await storage.write(record("a", 4));
  await storage.write(record("b", 5));
  assert.equal((await storage.read("a")).rev, 4);
  assert.deepEqual(moves(await storage.summaries()), [["b", 5], ["a", 4], ["old", 1]]);
  assert.deepEqual(moves(await storage.list()), [["b", 5], ["a", 4], ["old", 1]]);
  assert.deepEqual(said, ["storage_full"], "once");
  assert.deepEqual(["old", "a", "b"].map((id) => storage.troubleWith(id)), [null, "storage_full", "storage_full"]);
});

test("once there is room again a match is kept, and the next trouble is told again", async () => {
  const { storage, room, said, databases } = browser();
  room.isFull = true;
  await storage.write(record("a", 1));
  room.isFull = false;
  await storage.write(record("a", 2));
  assert.equal(storage.troubleWith("a"), null);
  assert.equal(databases.get("tesserae").get("a").rev, 2);
  room.isFull = true;
  await storage.write(record("a", 3));
  assert.deepEqual(said, ["storage_full", "storage_full"]);
});

test("what can't be written is no news for other tabs, and what they wrote since is not hidden by it", async () => {
  const { storages: [here, there], room, heard } = browser(2);
  await here.write(record("a", 1));
  assert.deepEqual(heard, [{ id: "a", rev: 1 }]);
  room.isFull = true;
  await here.write(record("a", 2));
  assert.equal(heard.length, 1);
  room.isFull = false;
  await there.write(record("a", 3));
  assert.equal((await here.read("a")).rev, 3);
});

for (const [theirs, whose] of [[6, "fewer"], [11, "more"]]) {
  test(`two tabs go on with a match while one finds no room: both ways are kept, though the other has ${whose} moves`, async () => {
    const { storages: [here, there], room, databases } = browser(2);
    await here.write(record("a", 1));
    room.isFull = true;
    for (let rev = 2; rev <= 8; rev++) await here.write(record("a", rev));
    room.isFull = false;
    for (let rev = 2; rev <= theirs; rev++) await there.write(record("a", rev, { name: "theirs" }));
    await here.write(record("b", 1));
    const all = await here.summaries();
    assert.deepEqual(all.filter(({ id }) => id !== "b").map(({ rev }) => rev).sort(), [8, theirs].sort());
    assert.equal((await there.read("a")).rev, theirs);
    const kept = databases.get("tesserae");
    assert.ok(all.every(({ id, rev }) => kept.get(id).rev === rev), "the list shows what is stored");
    const copy = all.find(({ rev }) => rev === 8).id;
    assert.equal((await here.write(record("a", 9))).id, copy, "here it goes on as that copy");
  });
}

test("a name that found no room is given to what another tab has made of the match since", async () => {
  const { storages: [here, there], room } = browser(2);
  await here.write(record("a", 1));
  room.isFull = true;
  await here.amend("a", { name: "Sunday" });
  room.isFull = false;
  await there.write(record("a", 2));
  await here.write(record("b", 1));
  const { name, rev } = await there.read("a");
  assert.deepEqual([name, rev], ["Sunday", 2]);
  assert.equal((await here.summaries()).length, 2);
});

test("a list never shows an older moment than the one that is stored", async () => {
  const { storage, room } = browser();
  await storage.write(record("a", 1));
  room.left = 1; // for the match, and not for its summary
  await storage.write(record("a", 2));
  room.left = Infinity;
  assert.deepEqual(moves(await storage.summaries()), [["a", 2]]);
});

test("where there is room for one match only, nothing is said again of the other", async () => {
  const { storage, room, said } = browser();
  room.isFull = true;
  await storage.write(record("a", 1));
  Object.assign(room, { isFull: false, left: 2 });
  await storage.write(record("b", 1));
  assert.equal(storage.troubleWith("a"), "storage_full");
  assert.deepEqual(said, ["storage_full"]);
});

test("a deal that nobody touched is forgotten after a day; one that was played, undone or named never is", async () => {
  const { storage, databases } = browser();
  const old = { time: Date.now() - 25 * HOUR };
  await storage.write(record("untouched", 0, old));
  await storage.write(record("fresh", 0, { time: Date.now() - 23 * HOUR }));
  await storage.write(record("undone", 0, { ...old, undone: [{}] }));
  await storage.write(record("named", 0, { ...old, name: "Sunday" }));
  await storage.write(record("today's", 0, { ...old, daily: "2026-11-16" }));
  await storage.write(record("position", 0, { ...old, position: {} }));
  await storage.write(record("behind", 0, old));
  databases.get("tesserae").set("behind", record("behind", 1, old)); // its tab was closed before the summary followed
  const left = ["behind", "fresh", "named", "position", "today's", "undone"];
  assert.deepEqual((await storage.summaries()).map(({ id }) => id).sort(), left);
  assert.deepEqual([...databases.get("tesserae").keys()].sort(), left);
});

test("a storage that breaks off without a word is full", async () => {
  const { storage, room, said } = browser();
  room.isFull = true;
  room.isSilent = true;
  await storage.write(record("a", 1));
  assert.deepEqual(said, ["storage_full"]);
});

test("a list whose index can't be put right is read nevertheless", async () => {
  const { storages: [before, now], room, databases } = browser(2);
  await before.write(record("a", 1));
  await before.write(record("b", 2));
  databases.get("tesserae-index").delete("a");
  room.isFull = true;
  assert.deepEqual(moves(await now.summaries()), [["b", 2], ["a", 1]]);
});

test("where storage is forbidden the matches are in memory", async () => {
  const { storage, said } = browser();
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, get() { throw new DOMException("no", "SecurityError"); } });
  await storage.write(record("a", 1));
  await storage.write(record("a", 2));
  assert.equal((await storage.read("a")).rev, 2);
  assert.deepEqual(moves(await storage.list()), [["a", 2]]);
  await storage.remove("a");
  assert.deepEqual(await storage.list(), []);
  assert.deepEqual(said, ["storage_forbidden"]);
  delete globalThis.indexedDB;
});

test("two tabs with the same match: the one that comes too late keeps a copy", async () => {
  const { storages: [here, there] } = browser(2);
  await here.write(record("a", 1));
  await there.write(record("a", 2));
  const copy = await here.write(record("a", 2));
  assert.notEqual(copy.id, "a");
  assert.equal((await here.write(record("a", 3))).id, copy.id, "it goes on as that copy");
  assert.deepEqual((await here.summaries()).map(({ rev }) => rev), [3, 2]);
});

test("a name is no move: the tab that plays neither hears of one nor takes the name away", async () => {
  const { storages: [here, there], heard } = browser(2);
  await here.write(record("a", 1));
  await there.amend("a", { name: "Sunday" });
  assert.deepEqual(heard.at(-1), { id: "a", rev: 1 });
  assert.equal((await here.write(record("a", 2))).id, "a");
  const { name, rev } = await there.read("a");
  assert.deepEqual([name, rev], ["Sunday", 2]);
  assert.deepEqual((await there.summaries()).map((summary) => summary.name), ["Sunday"]);
  await there.amend("a", { name: undefined });
  await here.write(record("a", 3));
  assert.equal((await here.read("a")).name, undefined);
});

test("a name that can't be stored counts until the page closes; a match that is gone gets none", async () => {
  const { storage, room, databases } = browser();
  await storage.write(record("a", 1));
  room.isFull = true;
  await storage.amend("a", { name: "Sunday" });
  assert.equal((await storage.read("a")).name, "Sunday");
  room.isFull = false;
  await storage.write(record("a", 2));
  assert.equal(databases.get("tesserae").get("a").name, "Sunday");
  await storage.amend("b", { name: "nobody" });
  assert.equal(databases.get("tesserae").has("b"), false);
  assert.equal((await storage.summaries()).length, 1);
});

test("a match that is opened anew is played itself, though a copy of it was once made here", async () => {
  const { storages: [here, other] } = browser(2);
  await here.write(record("a", 1));
  await other.write(record("a", 2));
  const copy = await here.write(record("a", 2, { name: "copy" }));
  assert.notEqual(copy.id, "a");
  assert.equal((await here.read("a")).rev, 2);
  await here.write(record("a", 3));
  assert.equal((await here.read("a")).rev, 3);
  assert.equal((await here.read(copy.id)).rev, 2);
});

test("a match that was deleted and taken back is itself again, beside a copy of it", async () => {
  const { storages: [here, other] } = browser(2);
  await other.write(record("a", 2));
  const copy = await here.write(record("a", 2));
  await here.remove("a");
  await here.write(record("a", 2));
  assert.deepEqual((await here.summaries()).map(({ id }) => id).sort(), ["a", copy.id].sort());
});

test("what found no room is written as soon as there is some", async () => {
  const { storage, room, databases, said } = browser();
  await storage.write(record("old", 1));
  room.isFull = true;
  await storage.write(record("a", 1));
  assert.equal(storage.troubleWith("a"), "storage_full");
  room.isFull = false;
  await storage.remove("old");
  assert.equal(storage.troubleWith("a"), null);
  assert.deepEqual([...databases.get("tesserae").keys()], ["a"]);
  assert.deepEqual(said, ["storage_full"]);
});
