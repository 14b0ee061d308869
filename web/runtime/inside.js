/**
 * The network of a page that has none: in the single file, `fetch` and `Worker` find the build's files inside the page.
 * Runs before everything else, in the page and in each of its workers. Nothing here is served.
 *
 * A worker is a classic one made from a blob, because from `file://` no browser starts another. It gets the files as a
 * part of its script: text that stands in a script is there at once, without a message that could come too late.
 *
 * @typedef {object} Inside
 * @property {{[address: string]: string}} files     What is fetched: gzip in base64.
 * @property {{[address: string]: string}} workers   Whole scripts.
 */

const scope = /** @type {any} */ (globalThis);
const isWorker = scope.document === undefined;

/** @type {Inside} */
const inside = isWorker ? scope.INSIDE : JSON.parse(scope.document.getElementById("inside").content.textContent);

/** Streaming compilation asks for the right one. @param {string} address */
const typeOf = (address) => (address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream");

/** @param {string} text  In base64. */
function bytesOf(text) {
  if ("fromBase64" in Uint8Array) return scope.Uint8Array.fromBase64(text);
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i); // a loop, because there are millions
  return bytes;
}

scope.fetch = async (/** @type {RequestInfo | URL} */ input) => {
  const address = input instanceof Request ? input.url : String(input);
  const file = inside.files[address];
  if (file === undefined) return new Response(null, { status: 404 });
  // Not a blob's stream: WebKit can't read one in a worker of a page from the disk.
  const packed = /** @type {ReadableStream<any>} */ (new Response(bytesOf(file)).body);
  // All at once: nothing arrives piece by piece here, and a stream of pieces would be copied by scripts when it is cloned.
  const bytes = await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  return new Response(bytes, { headers: { "Content-Type": typeOf(address) } });
};

if (isWorker) {
  scope.importScripts = undefined; // by which Pyodide knows a classic worker, and refuses to start in one
} else {
  const NativeWorker = scope.Worker;
  /** @type {Map<string, string>} */
  const blobs = new Map();
  scope.Worker = class extends NativeWorker {
    /** @param {string | URL} input */
    constructor(input) {
      const address = String(input);
      if (!blobs.has(address)) {
        const known = `self.INSIDE = ${JSON.stringify({ files: inside.files, workers: {} })};\n`;
        blobs.set(address, URL.createObjectURL(new Blob([known, inside.workers[address]], { type: "text/javascript" })));
      }
      super(blobs.get(address));
    }
  };
}
