/**
 * Makes Pyodide's glue, the script that Emscripten wrote, a third of its size smaller: prints it without a line for each of
 * 4,700 functions and variables of wasm that no script ever names.
 *
 *     node glue.mjs PYODIDE_ASM_MJS
 *
 * They stay where others look for them, in the module, put there by a loop. The loop takes every global for an address, so wasm, which
 * lies beside the script, is asked whether that is so.
 */
import { readFileSync } from "node:fs";

/** Far fewer than this, and the script is no longer written as it was. */
const AT_LEAST = 4000;

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
process.stdout.write(script
  .replace(assigning, () => `function assignWasmExports(wasmExports){${all}${kept.join(";")}}`)
  .replace(declaring, () => `var ${declared.join(",")};`));

/** @param {RegExp} pattern */
function found(pattern) {
  const match = pattern.exec(script);
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
