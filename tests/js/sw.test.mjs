/** The service worker, with caches and a network of the test's own: what stays, what goes, and what is answered. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const SCRIPT = readFileSync(new URL("../../web/sw.js", import.meta.url), "utf8");

/** A browser that knows one host: `site` says what is there now. */
function browser(scope = "https://host.example/") {
  const stores = new Map();
  const site = new Map();
  const open = (name) => {
    if (!stores.has(name)) stores.set(name, new Map());
    const entries = stores.get(name);
    const match = async (url) => entries.get(url)?.clone();
    return { match, put: async (url, response) => void entries.set(url, response) };
  };
  const caches = {
    open: async (name) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    match: async (url, { cacheName } = {}) => {
      for (const name of stores.keys()) {
        const found = cacheName && cacheName !== name ? undefined : await open(name).match(url);
        if (found) return found;
      }
      return undefined;
    },
  };
  const fetch = async (request) => {
    const body = site.get(request.url ?? request);
    return new Response(body, { status: body === undefined ? 404 : 200 });
  };
  /** A version of the page: puts its files on the host, and gives its worker. */
  function version(name, extra = {}) {
    const files = { "index.html": `the page ${name}`, [`app-${name}/main.js`]: `script ${name}`, "py-1/python.wasm": "python" };
    for (const [path, text] of Object.entries(files)) site.set(path === "index.html" ? scope : scope + path, text);
    const listeners = {};
    const self = {
      registration: { scope }, clients: { claim: async () => {} }, skipWaiting: async () => {},
      addEventListener: (type, listener) => { listeners[type] = listener; },
    };
    const build = { version: name, precache: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, createHash("sha256").update(text).digest("hex").slice(0, 12)])), news: {} };
    runInNewContext(SCRIPT.replace('"__BUILD__"', JSON.stringify(build)), { self, caches, crypto, fetch, Response, Headers, URL });
    const during = async (type) => {
      let work;
      listeners[type]({ waitUntil: (promise) => { work = promise; }, ...extra });
      await work;
    };
    const get = async (path) => {
      let answer;
      const request = { method: "GET", mode: path ? "cors" : "navigate", url: scope + path };
      listeners.fetch({ request, respondWith: (promise) => { answer = promise; } });
      return (await (await answer).text());
    };
    return { install: () => during("install"), activate: () => during("activate"), get };
  }
  return { site, stores, version };
}

for (const folder of ["", "some/where/", "py-azul/", "app-tesserae/"]) {
  test(`below /${folder} a new version brings its own page, and keeps what has not changed`, async () => {
    const { site, version } = browser(`https://host.example/${folder}`);
    const first = version("1");
    await first.install();
    await first.activate();
    const second = version("2");
    site.delete(`https://host.example/${folder}py-1/python.wasm`); // it need not be fetched again
    await second.install();
    await second.activate();
    site.clear();
    assert.equal(await second.get(""), "the page 2");
    assert.equal(await second.get("app-2/main.js"), "script 2");
    assert.equal(await second.get("py-1/python.wasm"), "python");
  });
}

test("a tab keeps the files of the version that it runs, though another one only waited in between", async () => {
  const { site, stores, version } = browser();
  const first = version("1");
  await first.install();
  await first.activate();
  await version("2").install();
  const third = version("3");
  await third.install();
  await third.activate();
  site.clear();
  assert.equal(await third.get("app-1/main.js"), "script 1");
  assert.equal(stores.size, 2);
});

test("what does not come whole installs nothing", async () => {
  const { site, version } = browser();
  const first = version("1");
  site.set("https://host.example/py-1/python.wasm", "pyth");
  await assert.rejects(first.install(), /did not come whole/);
});

test("what has come damaged, at its full length, installs nothing; what is mended later does", async () => {
  const { site, version } = browser();
  const first = version("1");
  site.set("https://host.example/py-1/python.wasm", "pyth0n");
  await assert.rejects(first.install(), /did not come whole/);
  site.set("https://host.example/py-1/python.wasm", "python");
  await first.install();
  await first.activate();
  site.clear();
  assert.equal(await first.get("py-1/python.wasm"), "python");
});

test("a browser that refuses the routes is served all the same", async () => {
  const { site, version } = browser();
  const first = version("1", { addRoutes: async () => { throw new TypeError("no"); } });
  await first.install();
  await first.activate();
  site.clear();
  assert.equal(await first.get(""), "the page 1");
});
