/** Another Pyodide than the one that glue.mjs was written for stops the build. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const glue = fileURLToPath(new URL("../../web/runtime/glue.mjs", import.meta.url));
const pyodide = fileURLToPath(new URL("../../node_modules/pyodide/", import.meta.url));
const script = readFileSync(`${pyodide}pyodide.asm.mjs`, "utf8");
const wasm = readFileSync(`${pyodide}pyodide.asm.wasm`);

/** One exported global, `big`, a 64-bit zero. */
const BIG = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 6, 6, 1, 0x7e, 0, 0x42, 0, 0x0b, 7, 7, 1, 3, 98, 105, 103, 3, 0);

/**
 * @param {string} itsScript
 * @param {Uint8Array} itsWasm
 */
function made(itsScript, itsWasm) {
  const folder = mkdtempSync(`${tmpdir()}/tesserae-`);
  writeFileSync(`${folder}/pyodide.asm.mjs`, itsScript);
  writeFileSync(`${folder}/pyodide.asm.wasm`, itsWasm);
  return spawnSync(process.execPath, [glue, `${folder}/pyodide.asm.mjs`], { encoding: "utf8", maxBuffer: 1e7 });
}

test("the script becomes a third smaller", () => {
  const { status, stdout } = made(script, wasm);
  assert.equal(status, 0);
  assert.ok(stdout.length < script.length * 0.7);
});

test("a script that assigns in another way is refused, not kept whole", () => {
  const { status, stderr } = made(script.replaceAll("=wasmExports[", "= wasmExports["), wasm);
  assert.equal(status, 1);
  assert.match(stderr, /only 0 names/);
});

test("a global that is no address is refused", () => {
  const { status, stderr } = made(script, BIG);
  assert.equal(status, 1);
  assert.match(stderr, /big.* bigint/);
});

for (const part of ["Atomics.wait(", "updateGOT(origExports);", "Object.entries(GOT)"]) {
  test(`a script that starts in another way, without ${part}, is refused, not kept slow`, () => {
    const { status, stderr } = made(script.replaceAll(part, `/**/${part}`), wasm);
    assert.equal(status, 1);
    assert.match(stderr, /Not the script that this was written for/);
  });
}
