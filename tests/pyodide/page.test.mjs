/** The Python of dist/: the image from which the page starts, and the archives that people's own bots are promised. */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, resolve } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadPyodide } from "pyodide";
import { startFrom } from "../../web/engine/image.js";

const dist = resolve(dirname(fileURLToPath(import.meta.url)), "../../dist");
/** @param {string} start */
const folder = (start) => `${dist}/${readdirSync(dist).find((name) => name.startsWith(start))}`;

const PROMISED = `
  __future__ abc array argparse ast asyncio base64 binascii bisect builtins calendar cmath collections collections.abc
  concurrent.futures contextlib contextvars copy copyreg csv dataclasses datetime decimal difflib email enum errno
  fnmatch fractions functools gc glob gzip hashlib heapq hmac html http.client importlib importlib.metadata
  importlib.resources inspect io itertools json keyword linecache locale logging math numbers operator os os.path
  pathlib pickle pkgutil platform pprint queue random re reprlib sched secrets selectors shelve shlex shutil signal
  socket stat statistics string string.templatelib struct subprocess sys sysconfig tempfile textwrap threading time
  timeit token tokenize tomllib traceback types typing unicodedata urllib.parse urllib.request uuid warnings weakref
  zipfile zlib
`.split(/\s+/).filter(Boolean);

const archives = `${folder("py-")}/archives`;
/** @param {string} start */
const archive = (start) => readdirSync(archives).find((name) => name.startsWith(start));

/** @type {any} */
let RUNTIME;
/** @type {any} */
let python;

before(async () => {
  ({ RUNTIME } = await import(pathToFileURL(`${folder("app-")}/engine/runtime.js`).href));
  python = await loadPyodide({
    indexURL: folder("py-"),
    stdLibURL: `${archives}/stdlib.zip`,
    lockFileContents: RUNTIME.lock,
    packageBaseUrl: folder("py-"),
  });
});

/** The page's own way to start. */
async function start() {
  const nothing = `${mkdtempSync(`${tmpdir()}/tesserae-`)}/nothing.zip`;
  writeFileSync(nothing, "");
  const { buffer, byteOffset, length } = readFileSync(fileURLToPath(RUNTIME.image.url));
  const packed = Promise.resolve(/** @type {ArrayBuffer} */ (buffer.slice(byteOffset, byteOffset + length)));
  const asm = import(pathToFileURL(`${folder("py-")}/pyodide.asm.mjs`).href).then((module) => module.default);
  return loadPyodide({ ...startFrom(asm, packed, RUNTIME.shape), stdLibURL: nothing, lockFileContents: RUNTIME.lock });
}

test("the standard library has what it promises", () => {
  python.globals.set("names", python.toPy(PROMISED));
  const missing = python.runPython(`
import importlib

def fails(name):
    try:
        importlib.import_module(name)
    except ImportError as error:
        return f"{name}: {error}"

"; ".join(filter(None, map(fails, names)))
`);
  assert.equal(missing, "");
});

test("all that wasm offers is in the module as before, though Pyodide's script no longer names most of it", async () => {
  const { _module: untouched } = /** @type {any} */ (await loadPyodide({ stdLibURL: `${archives}/stdlib.zip` }));
  const names = Object.keys(untouched).filter((name) => name.startsWith("_"));
  /** Functions of wasm are named by their number. @param {any} value */
  const told = (value) => (typeof value === "function" ? `function ${value.name}` : typeof value === "number" ? value : typeof value);
  const all = (/** @type {any} */ module) => Object.fromEntries(names.map((name) => [name, told(module[name])]));
  const before = all(untouched);
  assert.ok(names.length > 4700);
  for (const name of ["_PyErr_Format", "_ZSTD_versionNumber"]) assert.match(before[name], /^function \d+$/); // one kept, one left out
  assert.ok(before._PyExc_KeyError > 0);
  assert.deepEqual(all(python._module), before);
});

test("a library that is loaded later gets the addresses that it asks for", async () => {
  const { _module: module } = await start();
  const text = (/** @type {string} */ name) => [name.length, ...Buffer.from(name)];
  const section = (/** @type {number} */ id, /** @type {number[]} */ ...bytes) => [id, bytes.length, ...bytes];
  const library = Uint8Array.from([
    ...[0, 97, 115, 109, 1, 0, 0, 0],
    ...section(0, ...text("dylink.0"), 1, 4, 0, 0, 0, 0),
    ...section(1, 1, 0x60, 0, 1, 0x7f), // a function that returns a number
    ...section(2, 1, ...text("GOT.func"), ...text("PyLong_FromLong"), 3, 0x7f, 1),
    ...section(3, 1, 0),
    ...section(7, 1, ...text("address"), 0, 0),
    ...section(10, 1, 4, 0, 0x23, 0, 0x0b), // the number: the address
  ]);
  module.FS.writeFile("/library.so", library);
  await module.loadDynamicLibrary("/library.so", { loadAsync: true, global: true, nodelete: true, fs: module.FS });
  const { address } = module.LDSO.loadedLibsByName["/library.so"].exports;
  assert.equal(module.wasmTable.get(address()).name, module._PyLong_FromLong.name);
});

test("what asks the system about itself is told that there are no processes", () => {
  assert.match(python.runPython("import platform; platform.platform()"), /Emscripten/);
});

test("the rest of the standard library can be put beside an image", async () => {
  const started = await start();
  assert.throws(() => started.runPython("import statistics"), /No module named 'statistics'/);
  started.FS.writeFile("/lib/python314.zip", readFileSync(`${archives}/stdlib.zip`));
  assert.equal(started.runPython("import sys; sys.path_importer_cache.clear(); import statistics; statistics.mean([1, 3])"), 2);
});

test("from the image the engine answers, without a standard library beside it", async () => {
  const bridge = (await start()).pyimport("pyengine.bridge");
  const ask = (/** @type {object} */ message) => JSON.parse(bridge.handle(JSON.stringify(message)));
  const { result } = ask({ id: 1, type: "hello" });
  assert.deepEqual(result.games.map((/** @type {any} */ game) => game.id).sort(), ["axio", "azul", "chocolatier"]);
  assert.match(result.python, /^3\.14\./);
  for (const { id: game } of result.games) {
    let { result: turn } = ask({ id: 2, type: "new", game, options: {}, seed: 7, seats: ["human", "human"] });
    while (!turn.over) turn = ask({ id: 3, type: "play", rev: turn.rev, action: turn.actions[0].id }).result;
    assert.ok(turn.over, game);
  }
  assert.equal(ask({ id: 4, type: "no such thing" }).error.code, "unknown_type");
});

test("what Python prints is seen", async () => {
  const started = await start();
  /** @type {string[]} */
  const lines = [];
  started.setStdout({ batched: (/** @type {string} */ line) => lines.push(line) });
  started.runPython("print('seen')");
  assert.deepEqual(lines, ["seen"]);
});

test("micropip installs a wheel without a network", async () => {
  await python.loadPackage("micropip", { messageCallback: () => {} });
  const wheel = archive("packaging");
  python.FS.writeFile(`/tmp/${wheel}`, readFileSync(`${archives}/${wheel}`));
  const version = await python.runPythonAsync(`
import micropip
await micropip.install("emfs:/tmp/${wheel}")
import packaging
packaging.__version__
`);
  assert.match(version, /^\d+\.\d+/);
});
