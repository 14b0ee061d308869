/**
 * Never run: tsc compares the recorded messages of the engine with the page's types.
 * The engine's side of the same file is tests/engine/test_records.py.
 */
import messages from "../engine/golden/messages.json" with { type: "json" };

/** @typedef {import("../../web/engine/protocol.js").Reply} Reply */
/** @typedef {import("../../web/engine/protocol.js").Turn} Turn */
/** @typedef {import("../../web/engine/protocol.js").Hello} Hello */
/** @typedef {import("../../web/engine/protocol.js").Save} Save */

/** @type {Reply[]} */
export const replies = Object.values(messages).map(({ reply }) => reply);
/** @type {Hello} */
export const hello = messages.hello.reply.result;
/** @type {Turn[]} */
export const turns = [messages.load.reply.result, messages.play.reply.result, messages.undo.reply.result];
/** @type {Save} */
export const save = messages.save.reply.result.save;
/** @type {import("../../web/engine/protocol.js").PackedSave} */
export const packed = messages.pack.reply.result.save;
/** @type {import("../../web/engine/protocol.js").Inspected} */
export const inspected = messages.inspect.reply.result;
/** @type {number | undefined} */
export const cancelled = messages.cancel.reply.cancelled;
