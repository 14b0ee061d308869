/**
 * `python -m pyengine` inside Pyodide: the page's Python and the page's wheel, on Node.
 *
 *     node e2e/bench/engine.mjs arena --processes 1 --games 10 --nodes 20000
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const build = resolve(dirname(fileURLToPath(import.meta.url)), "../../.build");
const python = await loadPyodide({
  stdLibURL: `${build}/stdlib.zip`,
  env: { PYTHONPATH: "/engine.whl" },
  fsInit: async (FS) => FS.writeFile("/engine.whl", readFileSync(`${build}/engine/${readdirSync(`${build}/engine`)[0]}`)),
});
process.exitCode = python.pyimport("pyengine.__main__").main(python.toPy(process.argv.slice(2)));
