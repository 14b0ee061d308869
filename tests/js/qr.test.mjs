/** QR codes: what is drawn must be read back, by somebody else's reader. */
import assert from "node:assert/strict";
import { test } from "node:test";
import jsQR from "jsqr";
import { encodeQr, qrPath } from "../../web/ui/share/qr.js";

/** What a camera would see: three pixels for a module, and the border of the drawing. */
function seen(modules, scale = 3) {
  const size = (modules.length + 8) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  modules.forEach((row, r) => row.forEach((isDark, c) => {
    for (let y = 0; isDark && y < scale; y++) {
      const from = ((r + 4) * scale + y) * size + (c + 4) * scale;
      for (let x = from; x < from + scale; x++) pixels.fill(0, x * 4, x * 4 + 3);
    }
  }));
  return { pixels, size };
}

const sizeOf = (version) => 17 + 4 * version;

function read(text) {
  const { pixels, size } = seen(encodeQr(text));
  return jsQR(pixels, size, size);
}

/** Text that looks like a link of a given length. */
const link = (length, seed = 1) => {
  let word = seed;
  const letters = Array.from({ length }, () => "ABCDEFGHabcdefgh0123456789-_"[(word = (word * 48271) % 2147483647) % 28]);
  return `https://example.org/#share=${letters.join("")}`.slice(0, length);
};

test("links of every length are read back, in every version", () => {
  const versions = new Set();
  for (let length = 1; length <= 2953; length += length < 300 ? 13 : 71) {
    const text = link(length, length);
    if (encodeQr(text).length === sizeOf(23)) continue; // this reader looks for a pattern of it in the wrong place
    const found = read(text);
    assert.equal(found?.data, text, `${length} letters`);
    versions.add(found.version);
  }
  assert.ok(versions.size >= 35, `${versions.size} versions`);
});

test("version 23 has its alignment patterns where the standard puts them", () => {
  const modules = encodeQr(link(1050));
  assert.equal(modules.length, sizeOf(23));
  const aligned = (row, column) => [-2, -1, 0, 1, 2].every((r) => [-2, -1, 0, 1, 2].every((c) => modules[row + r][column + c] === (Math.max(Math.abs(r), Math.abs(c)) !== 1)));
  for (const row of [30, 54, 78, 102]) for (const column of [30, 54, 78, 102]) assert.ok(aligned(row, column), `${row}, ${column}`);
});

test("the longest text fits and one more letter does not", () => {
  assert.equal(read(link(2953)).data, link(2953));
  assert.equal(encodeQr(link(2953)).length, 177);
  assert.throws(() => encodeQr(link(2954)), RangeError);
});

test("letters beyond ASCII are bytes of UTF-8", () => {
  assert.equal(read("Zażółć gęślą jaźń · 🎲").data, "Zażółć gęślą jaźń · 🎲");
});

test("a code that is partly hidden is still read", () => {
  const modules = encodeQr(link(120));
  modules[20].fill(false, 18, 26);
  const { pixels, size } = seen(modules);
  assert.equal(jsQR(pixels, size, size)?.data, link(120));
});

test("the path draws exactly the dark modules", () => {
  const modules = encodeQr("Tesserae");
  const { d, size } = qrPath(modules);
  const drawn = modules.map((row) => row.map(() => false));
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) drawn[y - 4].fill(true, x - 4, x - 4 + Number(width));
  assert.deepEqual(drawn, modules);
  assert.equal(size, modules.length + 8);
});
