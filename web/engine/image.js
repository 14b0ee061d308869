/**
 * Python's memory as it was once the engine had been imported. The build makes this image (web/runtime/image.mjs), and Pyodide takes it
 * over instead of starting Python, which would import some 200 modules first.
 *
 * The image is Pyodide's own snapshot, a short head and then the memory. Of the memory only what differs from a fresh one is in it (XOR):
 * the rest is in pyodide.asm.wasm already, or depends on the browser. It is packed with Zstandard, which no browser unpacks, but Pyodide's C
 * library does, and that is there before Python is.
 *
 * @typedef {object} ImageShape
 * @property {number} size     Bytes of the unpacked image.
 * @property {number} head     Bytes of it before the memory; a multiple of 16.
 * @property {number} fresh    Bytes of a fresh memory, after which all of it is zero; a multiple of 4.
 */

/** It came whole, and is not what was sent. */
export class DamagedImage extends Error {}

/**
 * Options for `loadPyodide`.
 * @param {Promise<(settings: any) => Promise<any>>} asm   What pyodide.asm.mjs exports.
 * @param {Promise<ArrayBuffer>} packed
 * @param {ImageShape} shape
 * @param {() => void} [onArrival]   When everything is there.
 */
export function startFrom(asm, packed, { size, head, fresh }, onArrival = () => {}) {
  const image = new Uint8Array(size);
  /** @param {any} settings */
  const createPyodideModule = async (settings) => {
    /** @type {Uint32Array} */
    let clean = new Uint32Array();
    settings.preRun.unshift((/** @type {any} */ module) => (clean = module.HEAPU32.slice(0, fresh / 4)));
    const [module, bytes] = await Promise.all([asm.then((create) => create(settings)), packed]);
    onArrival();
    unpack(module, new Uint8Array(bytes), image);
    const words = new Uint32Array(image.buffer, head);
    for (let at = 0; at < clean.length; at++) words[at] ^= clean[at];
    // Pyodide now copies the image to the beginning of the memory; what unpacking left behind it must not stay.
    module.HEAPU8.fill(0, size - head);
    return module;
  };
  // Pyodide looks at the content only when the module is there.
  return { createPyodideModule, _loadSnapshot: image };
}

/**
 * Pyodide keeps its options for ever; the image in them is of no more use once Python runs.
 * @param {{_loadSnapshot: Uint8Array}} options
 */
export function release({ _loadSnapshot: image }) {
  structuredClone(image.buffer, { transfer: [image.buffer] });
}

/**
 * @param {any} module   Of Emscripten.
 * @param {Uint8Array} packed
 * @param {Uint8Array} target
 */
function unpack(module, packed, target) {
  const source = module._malloc(packed.length);
  const result = module._malloc(target.length);
  const buffers = module._malloc(24); // ZSTD_outBuffer and ZSTD_inBuffer: address, size, position
  module.HEAPU8.set(packed, source);
  module.HEAPU32.set([result, target.length, 0, source, packed.length, 0], buffers / 4);
  const missing = module._ZSTD_decompressStream(module._ZSTD_createDCtx(), buffers, buffers + 12);
  if (missing !== 0 || module.HEAPU32[buffers / 4 + 2] !== target.length) throw new DamagedImage();
  target.set(module.HEAPU8.subarray(result, result + target.length));
}
