/**
 * Matches as files, and whatever a file or a link may hold: which saves are in it, before anybody has checked what they say.
 * The format is described in FORMAT.md. Pure.
 *
 * @typedef {import("../engine/protocol.js").Save} Save
 * @typedef {import("./record.js").MatchRecord} MatchRecord
 *
 * @typedef {object} Candidate  A save that somebody sent. Nothing of it is checked but that it is an object.
 * @property {"match" | "position"} kind
 * @property {any} save
 */
import { EngineError } from "../engine/protocol.js";
import { saveOf } from "./record.js";
import { makeSeed } from "./seeds.js";

const FORMAT = "tesserae";
const VERSION = 1;
/** Bytes of a file: a thousand long matches. */
export const LARGEST_FILE = 16 * 1024 * 1024;
const MOST_MATCHES = 2_000;
/** As deep as the engine reads. */
const DEEPEST = 32;

/**
 * @param {MatchRecord[]} records
 * @returns {string}
 */
export function writeFile(records) {
  const matches = records.map((record) => {
    const { id, time, name, pace } = record;
    return { ...saveOf(record), id, time: new Date(time).toISOString(), ...(name && { name }), ...(pace && { pace }) };
  });
  // One match a line: readable, and small changes stay small.
  return `{"format": "${FORMAT}", "version": ${VERSION}, "matches": [\n${matches.map((match) => JSON.stringify(match)).join(",\n")}\n]}\n`;
}

/**
 * What makes two saves the same match, as a text: all but its version, its id and how it is called.
 * @param {any} save
 */
export function contentOf({ game, options, seed, seats, position, actions, at = actions?.length }) {
  const sorted = (/** @type {string} */ _, /** @type {any} */ value) =>
    (value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value);
  return JSON.stringify([game, options, seed, seats, position, actions, at], sorted);
}

/**
 * What a text holds. It throws an {@link EngineError}: `file_unreadable`, `file_unknown`, `file_too_many` or `unsupported_format`.
 * @param {string} text
 * @param {(game: string) => number} versionOf  Of the rules, now: a position belongs to them.
 */
export function readFile(text, versionOf) {
  try {
    if (depthOf(text) > DEEPEST) throw new EngineError("file_unreadable");
    return candidatesOf(JSON.parse(text), versionOf);
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError("file_unreadable");
  }
}

/**
 * @param {any} value  Of a file or a link.
 * @param {(game: string) => number} versionOf
 * @param {number} [most]
 * @returns {Candidate[]}
 */
export function candidatesOf(value, versionOf, most = MOST_MATCHES) {
  if (value === null || typeof value !== "object") throw new EngineError("file_unknown");
  if ("format" in value) {
    if (value.format !== FORMAT || value.version !== VERSION) throw new EngineError("unsupported_format");
    if (!Array.isArray(value.matches) || value.matches.length === 0) throw new EngineError("file_unknown");
    if (value.matches.length > most) throw new EngineError("file_too_many", { limit: most });
    return value.matches.map((/** @type {any} */ save) => ({ kind: "match", save }));
  }
  if ("actions" in value) return [{ kind: "match", save: value }];
  if (!("phase" in value)) throw new EngineError("file_unknown");
  const { game, options = {} } = value;
  return [{ kind: "position", save: { game, rules_version: versionOf(game), options, seed: makeSeed(), actions: [], position: value } }];
}

/** How deep brackets are nested, those in texts left out. Letter by letter: a text may be as long as the file. @param {string} text */
export function depthOf(text) {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter === '"') isText = !isText;
    else if (isText) i += Number(letter === "\\");
    else if (letter === "[" || letter === "{") deepest = Math.max(deepest, ++depth);
    else if (letter === "]" || letter === "}") depth -= 1;
  }
  return deepest;
}
