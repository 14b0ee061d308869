/** The Python of dist/, as the page starts it: is everything there that the page and people's own bots are promised? */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";

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

/** @type {any} */
let python;

before(async () => {
  const { RUNTIME } = await import(pathToFileURL(`${folder("app-")}/engine/runtime.js`).href);
  const { loadPyodide } = await import("pyodide");
  python = await loadPyodide({
    indexURL: folder("py-"),
    stdLibURL: fileURLToPath(RUNTIME.stdlib.url),
    lockFileContents: RUNTIME.lock,
    packageBaseUrl: folder("py-"),
    env: { PYTHONPATH: "/lib/engine.whl" },
    fsInit: async (FS) => FS.writeFile("/lib/engine.whl", readFileSync(fileURLToPath(RUNTIME.engine.url))),
  });
});

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

test("the engine answers", () => {
  const reply = JSON.parse(python.pyimport("pyengine.bridge").handle('{"id": 1, "type": "hello"}'));
  assert.equal(reply.id, 1);
  assert.deepEqual(reply.result.games.map((game) => game.id).sort(), ["axio", "azul", "chocolatier"]);
  assert.match(reply.result.python, /^3\.14\./);
});

test("micropip installs a wheel without a network", async () => {
  await python.loadPackage("micropip", { messageCallback: () => {} });
  const wheel = `${folder("py-")}/wheels/${readdirSync(`${folder("py-")}/wheels`).find((name) => name.startsWith("packaging"))}`;
  python.FS.writeFile(`/tmp/${wheel.split("/").at(-1)}`, readFileSync(wheel));
  const version = await python.runPythonAsync(`
import micropip
await micropip.install("emfs:/tmp/${wheel.split("/").at(-1)}")
import packaging
packaging.__version__
`);
  assert.match(version, /^\d+\.\d+/);
});
