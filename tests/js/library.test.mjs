/** What comes in from a file: a match that is kept already is not kept twice, and nothing that differs is lost. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../web/engine/protocol.js";
import { writeFile } from "../../web/state/files.js";
import { Library } from "../../web/state/library.js";
import { Sharing } from "../../web/state/sharing.js";
import { createStore } from "../../web/state/store.js";

const SEATS = [{ kind: "human", name: "Anna" }, { kind: "level", level: "casual" }];
const entry = (text) => ({ player: 0, action: { id: 1, text, type: "draft" }, events: [] });
const record = (id, texts, more = {}) => ({
  id, rev: 3, time: 1_000, game: "azul", rules_version: 1, options: { wall: "coloured", players: 2, first_player: null }, seed: 5, seats: SEATS,
  log: texts.map(entry), undone: [], over: false, winners: null, view: { scores: [0, 0] }, ...more,
});

/** A page with these matches. The engine writes options in an order of its own. */
function page(...kept) {
  const records = new Map(kept.map((one) => [one.id, one]));
  const room = { isFull: false };
  const storage = {
    troubleWith: (id) => (room.isFull && records.has(id) ? "storage_full" : null),
    read: async (id) => records.get(id),
    write: async (one) => (records.set(one.id, one), one),
    amend: async (id, change) => void records.set(id, { ...records.get(id), ...change }),
    remove: async (id) => void records.delete(id),
    summaries: async () => [...records.values()].map(({ id, game, log }) => ({ id, game, moves: log.length })),
  };
  const engine = {
    inspected: 0,
    ask: async ({ save }) => {
      engine.inspected += 1;
      const { players, first_player = null, wall = "coloured" } = save.options;
      const { at = save.actions.length } = save;
      const { seats: _, ...rest } = save;
      return { save: { ...rest, options: { first_player, players, wall } }, moves: at, over: false, winners: null, view: {}, story: save.actions.map(entry), is_outdated: false };
    },
  };
  const store = createStore({ screen: "matches", place: {}, games: [], levels: ["casual"], library: { list: null, rows: 10, progress: null, report: null, refusal: null }, shared: null, sending: null, match: null, notices: [] });
  const resumed = [];
  const said = [];
  const dismiss = (code) => store.set({ notices: store.get().notices.filter((notice) => notice.code !== code) });
  const notify = (code, params) => {
    dismiss(code);
    store.set({ notices: [...store.get().notices, { code }] });
    said.push({ code, ...params });
  };
  const session = { leave() {}, notify, dismiss, resume: async ({ id }) => resumed.push(id) };
  const library = new Library(store, session, engine, storage);
  const sharing = new Sharing(store, session, engine, storage, library, { look: async () => {} });
  const read = (text) => library.importFile({ size: text.length, text: async () => text });
  return { store, engine, records, room, library, sharing, resumed, said, read, report: () => store.get().library.report };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

const one = record("a", ["x", "y"]);
const two = record("b", ["z"], { name: "Sunday", undone: [entry("w")] });

test("one's own export brings nothing twice, and the engine is not asked about it", async () => {
  const { read, report, records, engine } = page(one, two);
  await read(writeFile([one, two]));
  assert.deepEqual(report(), { kept: 0, unkept: 0, known: 2, refused: [] });
  assert.deepEqual([records.size, engine.inspected], [2, 0]);
});

test("what is kept under another id, or written down otherwise, is known too; in one file as well", async () => {
  const { read, report, records } = page(one);
  const sparse = { ...JSON.parse(writeFile([one])).matches[0], id: "other", options: { players: 2 } };
  await read(JSON.stringify({ format: "tesserae", version: 1, matches: [sparse, { ...sparse, actions: ["n"] }, { ...sparse, actions: ["n"], id: "third" }] }));
  assert.deepEqual(report(), { kept: 1, unkept: 0, known: 2, refused: [] });
  assert.equal(records.size, 2);
});

test("the same match that has gone on, here or there, is kept beside the other; so is one of other people", async () => {
  const further = record("a", ["x", "y", "z"]);
  const { read, report, records } = page(one);
  await read(writeFile([further, record("a", ["x"]), record("a", ["x", "y"], { undone: [entry("q")] }), record("c", ["x", "y"], { seats: [SEATS[0], { kind: "human" }] })]));
  assert.deepEqual(report(), { kept: 4, unkept: 0, known: 0, refused: [] });
  assert.deepEqual(records.get("a"), one, "what was there is as it was");
  assert.deepEqual([...records.values()].map(({ log }) => log.length).sort(), [1, 2, 2, 2, 3]);
});

test("a file with one match that is there says so, and opens the one that is there", async () => {
  const { read, store, sharing, records, resumed } = page(one);
  const alone = async (match) => sharing.showFile(await read(writeFile([match])));
  await alone(one);
  assert.equal(store.get().shared.known, "a");
  await sharing.open();
  assert.deepEqual([records.size, resumed], [1, ["a"]]);
  await alone(record("a", ["x", "y", "z"]));
  assert.equal(store.get().shared.known, null);
  await sharing.open();
  assert.equal(records.size, 2);
});

test("a second click opens nothing more; after a failure it does", async () => {
  const { read, sharing, records, engine, said, resumed } = page();
  await sharing.showFile(await read(writeFile([one])));
  const { ask } = engine;
  engine.ask = async () => {
    throw new EngineError("engine_lost");
  };
  await sharing.open();
  assert.deepEqual([said, records.size], [[{ code: "engine_lost" }], 0]);
  engine.ask = ask;
  await Promise.all([sharing.open(), sharing.open()]);
  assert.deepEqual([records.size, resumed.length], [1, 1]);
});

test("a deal that came long after it was made is there for a day, as one of today", async () => {
  const { read, records, sharing } = page();
  await sharing.showFile(await read(writeFile([record("a", [])])));
  await sharing.open();
  assert.ok(records.get("a").time > Date.now() - 60_000);
});

test("an import into a full storage says what is not kept", async () => {
  const { read, report, room, sharing, said } = page();
  room.isFull = true;
  await read(writeFile([one, two]));
  assert.deepEqual(report(), { kept: 0, unkept: 2, known: 0, refused: [] });
  await sharing.showFile(await read(writeFile([record("c", ["q"])])));
  await sharing.open();
  assert.deepEqual(said, [{ code: "storage_full" }]);
});

test("a link of which nothing is left is damaged, and says so", async () => {
  const { store } = page();
  store.set({ screen: "shared", place: { link: "" } });
  while (!store.get().shared?.refusal) await settle();
  assert.equal(store.get().shared?.refusal?.code, "link_damaged");
});

test("all that was deleted since can be taken back; what was dismissed is gone for good", async () => {
  const { library, records, said, store } = page(one, two, record("c", []));
  await library.remove("a");
  await library.remove("b");
  assert.deepEqual(said, [{ code: "match_removed", count: 1 }, { code: "match_removed", count: 2 }]);
  await library.restore();
  assert.deepEqual([...records.keys()].sort(), ["a", "b", "c"]);
  assert.deepEqual(store.get().notices, []);
  await library.remove("c");
  store.set({ notices: [] }); // dismissed
  await library.remove("a");
  assert.deepEqual(said.at(-1), { code: "match_removed", count: 1 });
  await library.restore();
  assert.deepEqual([...records.keys()].sort(), ["a", "b"]);
});

test("a new name is no move, also of the match on the table", async () => {
  const { library, records, store } = page(one);
  store.set({ match: { record: { ...one, rev: 9 } } });
  await library.rename("a", " Sunday\u0000 ");
  assert.deepEqual([records.get("a").name, records.get("a").rev], ["Sunday", 3]);
  assert.deepEqual([store.get().match.record.name, store.get().match.record.rev], ["Sunday", 9]);
  await library.rename("a", "");
  assert.equal(records.get("a").name, undefined);
});

test("who does not want a file's match is back at the list; its own name was to be seen", async () => {
  const { read, store, sharing } = page();
  await sharing.showFile(await read(writeFile([{ ...one, name: "Sun\u202eday" }])));
  assert.deepEqual([store.get().screen, store.get().shared.name], ["shared", "Sunday"]);
  sharing.close();
  assert.deepEqual([store.get().screen, store.get().shared], ["matches", null]);
});
