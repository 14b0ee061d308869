/**
 * Runs the engine's tests, tests/engine/, inside Pyodide: the wheel as the page gets it, on the standard library as the
 * page gets it. Only pytest itself may also use the modules that are left out there.
 *
 *     node tests/pyodide/run.mjs REPORT.xml [PYTEST OPTION …]
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

// Node would print the line that threw, and Pyodide is one line of a megabyte.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const [report, ...options] = process.argv.slice(2);

/** @param {string} folder */
const wheelsIn = (folder) => readdirSync(`${root}/.build/${folder}`).map((name) => `${root}/.build/${folder}/${name}`);

const python = await loadPyodide({
  stdLibURL: `${root}/.build/stdlib.zip`,
  env: { PYTHONPATH: "/engine.whl" },
  fsInit: async (FS) => FS.writeFile("/engine.whl", readFileSync(wheelsIn("engine")[0])),
});
python.FS.mkdirTree("/repository/tests");
python.FS.mount(python.FS.filesystems.NODEFS, { root: `${root}/tests` }, "/repository/tests");
python.FS.writeFile("/repository/pyproject.toml", readFileSync(`${root}/pyproject.toml`));
python.FS.writeFile("/full_stdlib.zip", readFileSync(`${root}/node_modules/pyodide/python_stdlib.zip`));
for (const wheel of wheelsIn("wheels/testing")) python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir: "/testing" });

python.FS.mkdirTree("/report");
python.FS.mount(python.FS.filesystems.NODEFS, { root: dirname(resolve(report)) }, "/report");
python.globals.set("arguments", python.toPy([`--junit-xml=/report/${report.split("/").at(-1)}`, ...options]));
process.exitCode = python.runPython(`
import os, sys

sys.path += ["/testing", "/full_stdlib.zip"]
sys.dont_write_bytecode = True
os.chdir("/repository")

import pytest

int(pytest.main(["tests/engine", "-q", "-p", "no:cacheprovider", *arguments]))
`);
