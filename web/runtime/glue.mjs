/**
 * Makes Pyodide's glue, the script that Emscripten wrote, a third of its size smaller: prints it without a line for each of
 * 4,700 functions and variables of wasm that no script ever names.
 *
 *     node glue.mjs PYODIDE_ASM_MJS
 *
 * They stay where others look for them, in the module, put there by a loop.
 */
import { readFileSync } from "node:fs";

const script = readFileSync(process.argv[2], "utf8");
const [assigning] = found(/function assignWasmExports\(wasmExports\)\{.*?\}(?=var wasmImports=)/);
const [declaring] = found(/var (?:[\w$]+,){1000,}[\w$]+;/);

/** @type {Map<string, number>} */
const mentions = new Map();
for (const [word] of script.matchAll(/[\w$]+/g)) mentions.set(word, (mentions.get(word) ?? 0) + 1);
/** Declared, assigned, put into the module: that is all. @param {string} name */
const isUnused = (name) => mentions.get(name) === 3;

const unused = new Set();
const kept = assigning.slice(assigning.indexOf("{") + 1, -1).split(";").filter((line) => {
  const name = /^(_([\w$]+))=Module\["\1"\]=wasmExports\["\2"\](?:\.value>>>0)?$/.exec(line)?.[1];
  if (name && isUnused(name)) unused.add(name);
  return !unused.has(name);
});
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
