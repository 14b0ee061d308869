/** What runs before everything else, on a page made of stand-ins. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const script = readFileSync(new URL("../../web/guard.js", import.meta.url), "utf8");
const ADDRESS = "https://host.example/app-1/guard.js";

/**
 * Runs the guard in a current browser.
 * @param {{src?: string, serviceWorker?: () => any}} [page]   Its own address, and what the browser says of the service worker: by default that it answers.
 */
function guarded({ src = ADDRESS, serviceWorker = () => ({ controller: {} }) } = {}) {
  /** @type {{[name: string]: string}} */
  const root = {};
  /** @type {{url: string, name: string, isRunning: boolean}[]} */
  const workers = [];
  /** @type {{[id: string]: {hidden: boolean}}} */
  const boxes = { broken: { hidden: true }, unsupported: { hidden: true } };
  class Worker {
    /** @param {string} url @param {{type: string, name: string}} options */
    constructor(url, { type, name }) {
      assert.equal(type, "module");
      this.url = url;
      this.name = name;
      this.isRunning = true;
      workers.push(this);
    }

    terminate() {
      this.isRunning = false;
    }
  }
  const window = new EventTarget();
  const document = {
    documentElement: { getAttribute: (/** @type {string} */ name) => root[name], setAttribute: (/** @type {string} */ name, /** @type {string} */ value) => (root[name] = value) },
    readyState: "complete",
    currentScript: { src },
    createElement: () => ({ noModule: false }),
    getElementById: (/** @type {string} */ id) => boxes[id],
    getElementsByTagName: () => [],
  };
  const navigator = { get serviceWorker() { return serviceWorker(); } };
  runInNewContext(script, { window, document, navigator, Worker, WebAssembly });
  return { window, root, workers, boxes };
}

test("on a later visit the engine's worker starts before the page's scripts", () => {
  assert.deepEqual(guarded().workers.map(({ url, name }) => [url, name]), [["https://host.example/app-1/engine/worker.js", "later visit"]]);
  assert.deepEqual(guarded({ serviceWorker: () => ({ controller: null }) }).workers, []);
});

test("a script without an address of its own, as in the single file, starts no worker", () => {
  assert.deepEqual(guarded({ src: "" }).workers, []);
});

test("where even a look at the service worker is forbidden, the page still has its guard", () => {
  const { window, root, boxes, workers } = guarded({ serviceWorker: () => { throw new Error("sandboxed"); } });
  assert.deepEqual(workers, []);
  assert.equal(root["data-engine"], undefined);
  window.dispatchEvent(new Event("error"));
  assert.equal(root["data-engine"], "failed");
  assert.equal(boxes.broken.hidden, false);
});

test("a page that can't start ends the worker that was started for it", () => {
  const { window, workers: [worker] } = guarded();
  assert.ok(worker.isRunning);
  window.dispatchEvent(new Event("unhandledrejection"));
  assert.ok(!worker.isRunning);
});

test("a worker that the page has taken over is the page's", () => {
  const { window, workers: [worker] } = guarded();
  delete (/** @type {any} */ (window).early);
  window.dispatchEvent(new Event("error"));
  assert.ok(worker.isRunning);
});
