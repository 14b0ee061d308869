/** Files of matches: what is exported is read again; what is not a match of ours is refused by a code. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { candidatesOf, depthOf, readFile, writeFile } from "../../web/state/files.js";
import { recordFrom } from "../../web/state/record.js";
import { checkedSeats, cleaned } from "../../web/state/seats.js";

const entry = (text) => ({ player: 0, action: { id: 1, text, type: "draft" }, events: [{ type: "tiles_taken" }, { type: "tiles_moved_to_centre" }] });
const inspected = {
  save: { game: "azul", rules_version: 1, options: { players: 2 }, seed: 5, actions: ["a", "b", "c"], at: 2 },
  view: { round: 1 }, moves: 2, over: false, winners: null, story: ["a", "b", "c"].map(entry), is_outdated: false,
};
const record = recordFrom({ id: "m", seats: [{ kind: "human", name: "Anna" }, { kind: "human" }], name: "Sunday" }, inspected, 1_000);
const version = () => 1;
const code = (text) => {
  try {
    return readFile(text, version).length;
  } catch (error) {
    return error.code;
  }
};

test("a record made from a story stands where the save stood, and tells what the page tells", () => {
  assert.deepEqual(record.log.map(({ action }) => action.text), ["a", "b"]);
  assert.deepEqual(record.undone.map(({ action }) => action.text), ["c"]);
  assert.deepEqual(record.log[0].events, [{ type: "tiles_taken" }]);
});

test("an exported file is read again, one match or many", () => {
  const [{ kind, save }, other] = readFile(writeFile([record, { ...record, id: "n", undone: [] }]), version);
  assert.equal(kind, "match");
  assert.deepEqual(save.actions, ["a", "b", "c"]);
  assert.deepEqual([save.at, save.id, save.name, save.time], [2, "m", "Sunday", "1970-01-01T00:00:01.000Z"]);
  assert.deepEqual([other.save.at, other.save.actions], [undefined, ["a", "b"]]);
});

test("a single save and a position are read too", () => {
  assert.equal(candidatesOf({ game: "azul", actions: [] }, version)[0].kind, "match");
  const [{ kind, save }] = candidatesOf({ game: "axio", options: { players: 1 }, phase: "place" }, () => 3);
  assert.equal(kind, "position");
  assert.deepEqual([save.game, save.rules_version, save.options, save.actions], ["axio", 3, { players: 1 }, []]);
  assert.ok(Number.isSafeInteger(save.seed));
});

test("what is no file of ours is refused", () => {
  const cases = {
    "": "file_unreadable", "{": "file_unreadable", "<html>": "file_unreadable", null: "file_unknown", 7: "file_unknown", "[]": "file_unknown", "{}": "file_unknown",
    '{"format": "chess"}': "unsupported_format", '{"format": "tesserae", "version": 2, "matches": [{}]}': "unsupported_format",
    '{"format": "tesserae", "version": 1, "matches": []}': "file_unknown", '{"format": "tesserae", "version": 1, "matches": "x"}': "file_unknown",
    '{"format": "tesserae", "version": 1}': "file_unknown",
  };
  for (const [text, expected] of Object.entries(cases)) assert.equal(code(text), expected, text);
  assert.equal(code(`{"format": "tesserae", "version": 1, "matches": [${"0,".repeat(2_000)}0]}`), "file_too_many");
  assert.equal(code("[".repeat(1_000_000)), "file_unreadable");
  assert.equal(code(`${'{"a":'.repeat(40)}1${"}".repeat(40)}`), "file_unreadable");
});

test("brackets in texts are no depth", () => {
  assert.equal(depthOf('["[[[", "\\"[[", {"[": []}]'), 3);
  assert.equal(depthOf('["\\\\", [[]]]'), 3, "a backslash of its own before the end of a text");
  assert.equal(depthOf('[" [[['), 1, "a text without an end");
});

test("a text may be as long as a file", () => {
  const long = (letters) => JSON.stringify({ actions: [], x: letters.repeat(9_000_000 / letters.length) });
  assert.equal(code(long("A")), 1);
  assert.equal(code(long('"\\[')), 1);
});

test("seats from elsewhere become seats of ours: no markup to see, nothing unseen, nobody unknown", () => {
  const hostile = [{ kind: "level", level: "god", name: "\u202eevil\u0000\nname that is far too long" }, null];
  assert.deepEqual(checkedSeats(hostile, 3, ["casual"]), [{ kind: "human", name: "evilname that is" }, { kind: "human" }, { kind: "human" }]);
  assert.deepEqual(checkedSeats("Anna", 1, []), [{ kind: "human" }]);
  assert.deepEqual(checkedSeats([{ kind: "level", level: "casual" }], 1, ["casual"]), [{ kind: "level", level: "casual" }]);
  assert.equal(cleaned({ toString: () => "x" }, 9), "");
  assert.equal(cleaned("👩‍🚀 ok", 9), "👩🚀 ok");
});
