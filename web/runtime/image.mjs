/**
 * Starts Python with the engine, once, and keeps its memory for all who start it later: see web/engine/image.js.
 *
 *     node image.mjs GLUE STDLIB ENGINE TARGET
 *
 * GLUE is the script that will use the image: where it puts its functions is in the memory. STDLIB and ENGINE are the byte-compiled archives. TARGET becomes the image; its shape is printed as JSON.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { loadPyodide } from "pyodide";
import { IN_USE } from "../engine/image.js";

const [glue, stdlib, engine, target] = process.argv.slice(2);
const { default: createModule } = await import(pathToFileURL(glue).href);

// Two builds give the same bytes: what differs between two starts must not reach the memory.
Date.now = () => 315532800000;
performance.now = () => 0;
crypto.getRandomValues = (array) => array;

/** @type {any} */
let module;
/** @type {Uint8Array} */
let clean;

const python = await loadPyodide({
  _makeSnapshot: true,
  _sysExecutable: "tesserae",
  stdLibURL: stdlib,
  env: { LANG: "C.UTF-8", PYTHONHASHSEED: "0", PYTHONPATH: "/lib/engine.whl" },
  fsInit: async (/** @type {any} */ FS) => FS.writeFile("/lib/engine.whl", readFileSync(engine)),
  createPyodideModule: (/** @type {any} */ settings) => {
    settings.preRun.unshift((/** @type {any} */ created) => {
      module = created;
      clean = created.HEAPU8.slice();
    });
    return createModule(settings);
  },
});

// The archives are not there when the image is used. Large buffers for input and output would hold what the memory was used for before.
python.runPython(`
import gc, linecache, random, re, sys, zipimport
from io import BufferedReader, BufferedWriter, FileIO, TextIOWrapper

import pyengine.bridge

def stream(number, mode, buffered, errors):
    raw = FileIO(number, mode, closefd=False)
    return TextIOWrapper(buffered(raw, 512), "utf-8", errors, line_buffering=True)

pyengine.bridge.handle('{"id": 0, "type": "hello"}')
sys.stdin = sys.__stdin__ = stream(0, "r", BufferedReader, "strict")
sys.stdout = sys.__stdout__ = stream(1, "w", BufferedWriter, "strict")
sys.stderr = sys.__stderr__ = stream(2, "w", BufferedWriter, "backslashreplace")
sys.path.remove("/lib/engine.whl")
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()
sys._clear_internal_caches()
linecache.clearcache()
random.seed(0)  # seeds of matches come from the page
re.purge()
del stream
gc.collect()
`);
scrub();
const snapshot = python.makeMemorySnapshot();
const head = snapshot.length - module.HEAPU8.length;
const memory = snapshot.subarray(head);
const fresh = lengthOf(clean);
for (let at = 0; at < fresh; at++) memory[at] ^= clean[at];
const stack = module._emscripten_stack_get_current();
const heap = module._emscripten_stack_get_base() + IN_USE;
/** @type {import("../engine/image.js").ImageShape["pieces"]} */
const pieces = [[heap, lengthOf(memory) - heap], [0, module._emscripten_stack_get_end()], [stack, heap - stack]];
const parts = pieces.map(([address, length]) => memory.subarray(address, address + length));
writeFileSync(target, await pack(Buffer.concat([...parts, snapshot.subarray(0, head)])));
console.log(JSON.stringify({ pieces, head, fresh }));

/** Zeros pack well, what was once in a piece of free memory does not. */
function scrub() {
  const end = module._sbrk(0);
  /** @type {number[]} */
  const taken = [];
  for (let size = 65536; size >= 8; size = size > 512 ? size / 2 : size - 8) {
    for (;;) {
      const at = module._malloc(size);
      if (at + size > end) {
        module._free(at);
        break;
      }
      module.HEAPU8.fill(0, at, at + size);
      taken.push(at);
    }
  }
  taken.reverse().forEach((at) => module._free(at));
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
}

/** The length without the zeros at the end, as a multiple of 16. @param {Uint8Array} bytes */
function lengthOf(bytes) {
  let length = bytes.length;
  while (bytes[length - 1] === 0) length--;
  return Math.ceil(length / 16) * 16;
}

/** By Pyodide as it comes, whose library has Zstandard. @param {Uint8Array} bytes */
async function pack(bytes) {
  const packer = await loadPyodide();
  packer.FS.writeFile("/image", bytes);
  packer.runPython(`
from compression.zstd import CompressionParameter, compress
from pathlib import Path

options = {
    CompressionParameter.compression_level: 22,
    CompressionParameter.window_log: 24,
    CompressionParameter.checksum_flag: 1,
}
Path("/image").write_bytes(compress(Path("/image").read_bytes(), options=options))
`);
  return packer.FS.readFile("/image");
}
