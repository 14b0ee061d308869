/**
 * Makes Pyodide's glue, the script that Emscripten wrote, smaller by a third and quicker to start, and prints it.
 *
 *     node glue.mjs PYODIDE_ASM_MJS
 *
 * Smaller: without a line for each of 4,700 functions and variables of wasm that no script ever names. They stay where others look for
 * them, in the module, put there by a loop. The loop takes every global for an address, so wasm, which lies beside the script, is asked
 * whether that is so. Quicker: without some work at the start that nobody needs here, see `QUICKER`.
 */
import { readFileSync } from "node:fs";

/** Far fewer than this, and the script is no longer written as it was. */
const AT_LEAST = 4000;

/** @type {[find: RegExp, instead: string][]} */
const QUICKER = [
  // For a nap that nobody takes. Chromium warns of shared memory, and reads the whole script again to say where: 20 to 30 ms.
  [/var io=(new Int32Array\(new WebAssembly\.Memory\(\{shared:!0,initial:1,maximum:1\}\)\.buffer\));(function [\w$]+\(t\)\{try\{return Atomics\.wait\()io,/, "var io;$2io??=$1,"],
  // 7,400 functions would get an address for the sake of libraries that are loaded later. Those ask for what is missing themselves …
  [/(assignWasmExports\(wasmExports\);)updateGOT\(origExports\);/, "$1"],
  // … and nothing is missing now but 280 functions of WebGL, each of which would become a wasm module of its own.
  [/(for\(var\[symName,entry\]of Object\.entries\(GOT\)\)\{if\(entry\.value==-1\)\{)/, '$1if(symName.startsWith("emscripten_gl")){entry.value=0;continue}'],
];

const script = readFileSync(process.argv[2], "utf8");
const [assigning] = found(/function assignWasmExports\(wasmExports\)\{.*?\}(?=var wasmImports=)/);
const [declaring] = found(/var (?:[\w$]+,){1000,}[\w$]+;/);

/** @type {Map<string, number>} */
const mentions = new Map();
for (const [word] of script.matchAll(/[\w$]+/g)) mentions.set(word, (mentions.get(word) ?? 0) + 1);
/** Declared, assigned, put into the module: that is all. @param {string} name */
const isUnused = (name) => mentions.get(name) === 3;

const addresses = globals(readFileSync(process.argv[2].replace(/mjs$/, "wasm")));
for (const [name, value] of addresses) {
  if (typeof value !== "number") throw new Error(`Not the wasm that this was written for: its global ${name} is a ${typeof value}`);
}

const unused = new Set();
const kept = assigning.slice(assigning.indexOf("{") + 1, -1).split(";").filter((line) => {
  const [, name, own, address] = /^(_([\w$]+))=Module\["\1"\]=wasmExports\["\2"\](\.value>>>0)?$/.exec(line) ?? [];
  // The stack's pointer changes, and is put there as it is, not as an address.
  if (name && isUnused(name) && addresses.has(own) === Boolean(address)) unused.add(name);
  return !unused.has(name);
});
if (unused.size < AT_LEAST) throw new Error(`Not the script that this was written for: only ${unused.size} names of it are unused`);
const all = `for(const name in wasmExports){const value=wasmExports[name];Module["_"+name]=value instanceof WebAssembly.Global?value.value>>>0:value}`;
const declared = declaring.slice("var ".length, -1).split(",").filter((name) => !unused.has(name));
const smaller = script
  .replace(assigning, () => `function assignWasmExports(wasmExports){${all}${kept.join(";")}}`)
  .replace(declaring, () => `var ${declared.join(",")};`);
for (const [find] of QUICKER) found(find, smaller);
process.stdout.write(QUICKER.reduce((text, [find, instead]) => text.replace(find, instead), smaller));

/** @param {RegExp} pattern */
function found(pattern, text = script) {
  const match = pattern.exec(text);
  if (!match) throw new Error(`Not the script that this was written for: it has no ${pattern}`);
  return match;
}

/**
 * What wasm's globals hold, with stand-ins for all that it imports.
 * @param {BufferSource} bytes
 * @returns {Map<string, unknown>}
 */
function globals(bytes) {
  const module = new WebAssembly.Module(bytes);
  /** @type {WebAssembly.Imports} */
  const imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = kind === "function" ? () => 0 : new WebAssembly.Global({ value: "i32", mutable: true }, 0);
  }
  const { exports } = new WebAssembly.Instance(module, imports);
  return new Map(Object.entries(exports).flatMap(([name, each]) => (each instanceof WebAssembly.Global ? [[name, each.value]] : [])));
}
