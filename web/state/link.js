/**
 * A value as the text of a link, and back: JSON, deflated, in letters that an address may hold. Pure.
 *
 * Whoever reads a link does not know who wrote it. Its length is checked before anything is unpacked, what comes out is
 * counted while it is unpacked (a few letters can stand for gigabytes), and the checksum at the end of a deflate
 * stream tells a damaged link from a good one. What the value means is checked by others.
 */
import { EngineError } from "../engine/protocol.js";

/** Letters of a link. The longest match of all needs a fourth of it; a position in the middle of one, half. */
export const LONGEST_LINK = 8_000;
/** Bytes of JSON that a link may hold. */
const LARGEST = 64 * 1024;

/**
 * @param {BlobPart} data
 * @param {CompressionStream | DecompressionStream} transform
 */
const through = (data, transform) => new Blob([data]).stream().pipeThrough(/** @type {any} */ (transform));

/**
 * @param {unknown} value
 * @returns {Promise<string>}
 */
export async function writeLink(value) {
  const stream = through(JSON.stringify(value), new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * @param {string} text
 * @returns {Promise<unknown>}  Rejects with `link_too_long` or `link_damaged`.
 */
export async function readLink(text) {
  if (text.length > LONGEST_LINK) throw new EngineError("link_too_long", { limit: LONGEST_LINK });
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    return JSON.parse(await unpacked(bytes));
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError("link_damaged"); // letters, stream, checksum or JSON: for whoever got the link it is the same
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function unpacked(bytes) {
  const reader = through(bytes, new DecompressionStream("deflate")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > LARGEST) {
      void reader.cancel();
      throw new EngineError("link_too_long", { limit: LARGEST });
    }
    text += decoder.decode(value, { stream: true });
  }
}
