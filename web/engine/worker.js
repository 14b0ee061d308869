/**
 * The engine's worker: boots Python, hands messages to the bridge, and drives its search.
 * Only this file and `image.js` know Pyodide. It understands no message: it only sees whether a search is running.
 */
import { DamagedImage, startFrom } from "./image.js";
import { RUNTIME } from "./runtime.js";

/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {import("./protocol.js").ToWorker} ToWorker */
/** @typedef {import("./protocol.js").Stage} Stage */
/** @typedef {{handle: (text: string) => string, step: (ms: number) => string}} Bridge */
/** @typedef {{url: string, bytes: number}} RuntimeFile */

/** One slice of search. Long enough to keep the overhead of a turn of the event loop small, short enough for a prompt cancel. */
const SLICE_MS = 30;
/** At most eight progress messages a second. */
const PROGRESS_MS = 125;

/** A failure of the boot, with a code that the page has words for. */
class BootError extends Error {
  /**
   * @param {string} code
   * @param {{[name: string]: any}} params
   */
  constructor(code, params) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

const post = (/** @type {FromWorker} */ message) => self.postMessage(message);

// ── Boot ──────────────────────────────────────────────────────────────────────────────────────────
// Pyodide would fetch its own files, one after the other, and where one is missing or damaged log a warning and wait for ever.
// So all of them are fetched here, at once, and wasm is compiled while the rest is still being read; the first trouble wins the race.

const FILES = [RUNTIME.asm, RUNTIME.wasm, RUNTIME.image];
const TOTAL = FILES.reduce((sum, file) => sum + file.bytes, 0);
const REPORT_MS = 60;
/** Everything comes from the cache, and at once: counting bytes would only hold it up. guard.js knows. */
const IS_LATER_VISIT = self.name === "later visit";
/** A start that failed may have left a damaged file in the browser's cache. @type {RequestCache} */
const CACHE = self.name === "again" ? "reload" : "default";

/** @type {Map<string, number>} */
const received = new Map();
let lastReport = -REPORT_MS;

/**
 * @param {Stage} stage
 * @param {boolean} [isUrgent]
 */
function report(stage, isUrgent = true) {
  const now = performance.now();
  if (!isUrgent && now - lastReport < REPORT_MS) return;
  lastReport = now;
  const loaded = [...received.values()].reduce((sum, bytes) => sum + bytes, 0);
  post({ kind: "progress", progress: { stage, loaded, total: TOTAL } });
}

/** @param {string} url */
const fileName = (url) => url.slice(url.lastIndexOf("/") + 1);

/**
 * Counts a response's bytes as they arrive, and checks that all of them did.
 * @param {Response} response
 * @param {RuntimeFile} file
 */
async function count(response, file) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new BootError("network", { file: fileName(file.url) });
    });
    if (done) break;
    length += value.length;
    received.set(file.url, Math.min(length, file.bytes));
    report("runtime", false);
  }
  if (length !== file.bytes) throw new BootError("file_damaged", { file: fileName(file.url) });
}

/**
 * Fetches a file, with the count running beside it. The response that is handed on is the browser's own:
 * a rebuilt one would lose the streaming compilation and its cache.
 * @param {RuntimeFile} file
 * @param {(trouble: unknown) => void} fail
 */
async function load(file, fail) {
  const response = await fetch(file.url, { cache: CACHE }).catch(() => {
    throw new BootError("network", { file: fileName(file.url) });
  });
  if (!response.ok) throw new BootError("file_missing", { file: fileName(file.url), status: response.status });
  if (IS_LATER_VISIT) received.set(file.url, file.bytes);
  else count(response.clone(), file).catch(fail);
  return response;
}

/**
 * @param {(trouble: unknown) => void} fail
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(fail) {
  const response = await load(RUNTIME.wasm, fail);
  return WebAssembly.compileStreaming(response).catch(async (error) => {
    if (IS_LATER_VISIT) throw new BootError("file_damaged", { file: fileName(RUNTIME.wasm.url) }); // it could be compiled once
    await new Promise((resolve) => setTimeout(resolve, 50)); // a broken download is told by its count, and in better words
    throw blocked(error);
  });
}

const blocked = (/** @type {unknown} */ error) => new BootError("wasm_blocked", { reason: String(error) });

/** Scripts come from the browser's cache, whatever is in it. */
const SCRIPTS = CACHE === "reload" ? [RUNTIME.asm.url, `${RUNTIME.indexURL}pyodide.mjs`] : [];

/** Has the cache fetch a script anew. @param {string} url */
const renew = (url) => fetch(url, { cache: CACHE }).then((response) => response.arrayBuffer());

/** @param {(trouble: unknown) => void} fail */
async function loadBridge(fail) {
  const wasm = compile(fail);
  const image = load(RUNTIME.image, fail).then((response) => response.arrayBuffer()).catch((error) => {
    throw error instanceof BootError ? error : new BootError("network", { file: fileName(RUNTIME.image.url) });
  });
  const renewed = Promise.all(SCRIPTS.map(renew));
  const asm = renewed.then(() => RUNTIME.importAsm()).then((module) => {
    received.set(RUNTIME.asm.url, RUNTIME.asm.bytes);
    return module.default;
  }, () => {
    throw new BootError("network", { file: fileName(RUNTIME.asm.url) });
  });
  for (const part of [wasm, image, asm]) part.catch(fail);
  const { loadPyodide } = await renewed.then(() => RUNTIME.importPyodide()).catch(() => {
    throw new BootError("network", { file: "pyodide.mjs" });
  });
  self.fetch = async () => new Response(new ArrayBuffer(0)); // of wasm, which is on its way, and of a standard library, which is in the image
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await wasm;
    const instance = await WebAssembly.instantiate(module, imports).catch((error) => {
      fail(blocked(error)); // a phone may have no memory left, and Pyodide would not say so
      throw error;
    });
    return { module, instance };
  };
  const python = await loadPyodide({
    ...startFrom(asm, image, RUNTIME.shape, () => report("python")),
    indexURL: RUNTIME.indexURL,
    lockFileContents: RUNTIME.lock,
    packageBaseUrl: RUNTIME.indexURL,
  }).catch((/** @type {unknown} */ error) => {
    throw error instanceof DamagedImage ? new BootError("file_damaged", { file: fileName(RUNTIME.image.url) }) : error;
  });
  report("engine");
  return /** @type {Bridge} */ (python.pyimport("pyengine.bridge"));
}

/** @returns {Promise<Bridge>} */
async function boot() {
  if (typeof WebAssembly !== "object") throw new BootError("wasm_unsupported", {});
  report("runtime");
  const originals = { fetch: self.fetch, instantiate: WebAssembly.instantiateStreaming };
  /** @type {(trouble: unknown) => void} */
  let fail = () => {};
  const trouble = new Promise((_, reject) => (fail = reject));
  const bridge = await Promise.race([loadBridge(fail), trouble]);
  // Not after trouble: Pyodide may still be asking for files then, and the worker has no other use.
  self.fetch = originals.fetch;
  WebAssembly.instantiateStreaming = originals.instantiate;
  return /** @type {Bridge} */ (bridge);
}

// ── Running ───────────────────────────────────────────────────────────────────────────────────────

/** @param {Bridge} bridge */
function serve(bridge) {
  const loop = new MessageChannel(); // setTimeout(0) is clamped to 4 ms and loses a quarter of the work
  let isSearching = false;
  let isLooping = false;
  let lastProgress = 0;

  /** @param {Extract<ToWorker, {kind: "message"}>} message */
  const answer = ({ id, text }) => {
    const reply = bridge.handle(text);
    isSearching = "progress" in JSON.parse(reply) || isSearching;
    post({ kind: "message", id, text: reply });
    if (isSearching && !isLooping) {
      isLooping = true;
      loop.port2.postMessage(null);
    }
  };

  loop.port1.onmessage = () => {
    const text = bridge.step(SLICE_MS);
    const reply = JSON.parse(text);
    const isProgress = "progress" in reply;
    if (!isProgress) isSearching = false;
    const isDue = !isProgress || performance.now() - lastProgress >= PROGRESS_MS;
    if (isDue && reply.id !== undefined) {
      lastProgress = performance.now();
      post({ kind: "message", text });
    }
    isLooping = isSearching;
    if (isLooping) loop.port2.postMessage(null);
  };

  return answer;
}

/**
 * @param {any} error
 * @returns {import("./protocol.js").ErrorBody}
 */
function explain(error) {
  if (error instanceof BootError) return { code: error.code, params: error.params };
  return { code: "python_failed", params: { reason: String(error?.message ?? error).trim().split("\n").at(-1) ?? "" } };
}

/** @type {Promise<(message: Extract<ToWorker, {kind: "message"}>) => void>} */
const answering = boot().then(serve);
answering.then(
  () => post({ kind: "ready" }),
  (/** @type {any} */ error) => post({ kind: "failed", error: explain(error) }),
);

self.onmessage = (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  if (data.kind === "ping") post({ kind: "pong", n: data.n });
  else answering.then((answer) => answer(data), () => {}).catch(crash);
};

/** A bridge that throws is broken. As an uncaught error of the worker it reaches the page, which starts a new one. */
function crash(/** @type {unknown} */ error) {
  setTimeout(() => {
    throw error;
  });
}
