/** Links: what is written comes back, and whatever else is refused with a code. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { LONGEST_LINK, readLink, writeLink } from "../../web/state/link.js";

const VALUE = { game: "azul", options: { players: 4 }, seed: 9007199254740991, actions: "k3_-".repeat(60), seats: [{ kind: "human", name: "Żółw <b>" }] };
const letters = (bytes) => Buffer.from(bytes).toString("base64url");
const code = (text) => readLink(text).then(() => "read", (error) => error.code);

test("a value comes back from its link, which an address can hold", async () => {
  const text = await writeLink(VALUE);
  assert.match(text, /^[\w-]+$/);
  assert.deepEqual(await readLink(text), VALUE);
});

test("every letter counts: a changed or missing one is noticed", async () => {
  const text = await writeLink(VALUE);
  for (let i = 0; i < text.length; i++) {
    const other = text[i] === "A" ? "B" : "A";
    // The last letter may hold bits that mean nothing; then the value is the same.
    const changed = await readLink(text.slice(0, i) + other + text.slice(i + 1)).catch((error) => error.code);
    if (i < text.length - 1) assert.equal(changed, "link_damaged", `letter ${i}`);
    assert.equal(await code(text.slice(0, i)), "link_damaged", `cut at ${i}`);
  }
});

test("garbage is refused", async () => {
  for (const text of ["", "A", "====", "<script>", "%00", "null", letters("{}"), letters(deflateSync("{")), letters(deflateSync(Buffer.from([0xff, 0xfe]))), letters(deflateSync(""))]) {
    assert.equal(await code(text), "link_damaged", text);
  }
});

test("a link that is too long is not even unpacked, and one that grows too large is stopped", async () => {
  assert.equal(await code("A".repeat(LONGEST_LINK + 1)), "link_too_long");
  const bomb = letters(deflateSync(Buffer.alloc(5_000_000, "[")));
  assert.ok(bomb.length < LONGEST_LINK, `${bomb.length} letters`);
  assert.equal(await code(bomb), "link_too_long");
});
