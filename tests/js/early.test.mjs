/** A worker that was started before the page could listen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { startedEarly } from "../../web/engine/early.js";

test("what an early worker said is heard by whoever takes it over, in order and once", async () => {
  const worker = Object.assign(new EventTarget(), { onmessage: () => {}, onerror: () => {} });
  const events = [new MessageEvent("message", { data: 1 }), new MessageEvent("message", { data: 2 }), new Event("error")];
  const page = { early: { worker, events } };
  /** @type {any[]} */
  const heard = [];
  const taken = startedEarly(page);
  taken.addEventListener("message", (/** @type {MessageEvent} */ { data }) => heard.push(data));
  taken.addEventListener("error", () => heard.push("error"));
  await null;
  assert.equal(taken, worker);
  assert.deepEqual(heard, [1, 2, "error"]);
  assert.equal(worker.onmessage, null);
  assert.equal(startedEarly(page), undefined);
});
