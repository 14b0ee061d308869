/**
 * Python's memory as it was once the engine had been imported. The build makes this image (web/runtime/image.mjs), and Pyodide takes it
 * over instead of starting Python, which would import some 200 modules first.
 *
 * It is Pyodide's own snapshot, without the ten megabytes of its empty stack, and in an order in which hardly anything has to be moved: first
 * the heap, unpacked where it has to be; then what lies below it, where the unpacking itself lives; then Pyodide's head. Of what a fresh memory
 * has already only the difference is in it (XOR): the rest is in pyodide.asm.wasm, or depends on the browser. It is packed with Zstandard,
 * which no browser unpacks, but Pyodide's C library does, and that is there before Python is.
 *
 * @typedef {object} ImageShape
 * @property {[address: number, length: number][]} pieces   Of the memory, in the image's order.
 * @property {number} head     Bytes of the head, behind them.
 * @property {number} fresh    Bytes of a fresh memory, after which all of it is zero. All numbers are multiples of 16.
 */

/** Bytes at the beginning of the heap that may be in use before the image is unpacked behind them. */
export const IN_USE = 65536;

/** It came whole, and is not what was sent. */
export class DamagedImage extends Error {}

/**
 * Options for `loadPyodide`.
 * @param {Promise<(settings: any) => Promise<any>>} asm   What pyodide.asm.mjs exports.
 * @param {Promise<ArrayBuffer>} packed
 * @param {ImageShape} shape
 * @param {() => void} [onArrival]   When everything is there.
 */
export function startFrom(asm, packed, { pieces: [[heap, length], ...others], head, fresh }, onArrival = () => {}) {
  const start = new Uint8Array(head);
  const size = others.reduce((sum, [, bytes]) => sum + bytes, length + head);
  /** @param {any} settings */
  const createPyodideModule = async (settings) => {
    /** @type {Uint32Array} */
    let clean = new Uint32Array();
    settings.preRun.unshift((/** @type {any} */ module) => (clean = module.HEAPU32.slice(0, fresh / 4)));
    const [module, bytes] = await Promise.all([asm.then((create) => create(settings)), packed]);
    onArrival();
    unpack(module, new Uint8Array(bytes), heap, size);
    const { HEAPU8, HEAPU32 } = module;
    let from = heap + length;
    for (const [to, count] of others) {
      HEAPU8.copyWithin(to, from, from + count);
      from += count;
    }
    start.set(HEAPU8.subarray(from, from + head));
    for (let at = 0; at < clean.length; at++) HEAPU32[at] ^= clean[at];
    HEAPU8.fill(0, heap + length); // what unpacking left there must not stay
    return module;
  };
  // A snapshot of nothing but the head: Pyodide looks at it when the module is there, and finds no memory to copy.
  return { createPyodideModule, _loadSnapshot: start };
}

/**
 * @param {any} module   Of Emscripten.
 * @param {Uint8Array} packed
 * @param {number} target
 * @param {number} size
 */
function unpack(module, packed, target, size) {
  const room = module._malloc(IN_USE + size);
  const source = module._malloc(packed.length);
  const buffers = module._malloc(24); // ZSTD_outBuffer and ZSTD_inBuffer: address, size, position
  if (room > target || room + IN_USE < target) throw new Error("image_without_room");
  module.HEAPU8.set(packed, source);
  module.HEAPU32.set([target, size, 0, source, packed.length, 0], buffers / 4);
  const missing = module._ZSTD_decompressStream(module._ZSTD_createDCtx(), buffers, buffers + 12);
  if (missing !== 0 || module.HEAPU32[buffers / 4 + 2] !== size) throw new DamagedImage();
}
