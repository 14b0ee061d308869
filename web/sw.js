/**
 * The service worker: every file of the build from its cache, so that the page plays without a network.
 *
 * A version is one cache, complete before it counts. A new one waits until the person lets it in or all tabs are closed; it never
 * swaps files under a running match. The version before stays in its cache, because another tab may still be running on it.
 */
const BUILD = /** @type {{version: string, precache: string[], news: {[language: string]: string[]}}} */ (/** @type {unknown} */ ("__BUILD__"));

/**
 * What is used here of the service worker's global scope: its own library of types collides with the page's.
 * @typedef {object} Scope
 * @property {ServiceWorkerRegistration} registration
 * @property {{claim: () => Promise<void>}} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(type: string, listener: (event: Event & {
 *   waitUntil: (work: Promise<unknown>) => void, respondWith: (answer: Promise<Response>) => void, request: Request, data: unknown,
 *   ports: readonly MessagePort[]
 * }) => void) => void} addEventListener
 */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
const PREFIX = `tesserae ${worker.registration.scope} `;
const CACHE = PREFIX + BUILD.version;

/** @param {string} path */
const address = (path) => new URL(path, worker.registration.scope).href;

const ADDRESSES = new Set(BUILD.precache.map(address));
const INDEX = address("index.html");

/** Files in hashed folders never change: what an older version holds need not be fetched again. @param {string} url */
const isImmutable = (url) => /\/(app|py)-[^/]+\//.test(url);

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all([...ADDRESSES].map(async (url) => {
    const known = isImmutable(url) ? await caches.match(url) : undefined;
    const response = known ?? (await fetch(url, { cache: isImmutable(url) ? "default" : "no-cache" }));
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await cache.put(url, response);
  }));
}

async function activate() {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = own.filter((name) => name !== CACHE);
  // Caches are listed in the order of their making: the last of the others is the version before.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const url = request.mode === "navigate" ? INDEX : request.url.split("#")[0];
  const cache = await caches.open(CACHE);
  const found = (await cache.match(url)) ?? (isImmutable(url) ? await caches.match(url) : undefined);
  return found ?? fetch(request);
}

/** A navigation to the page itself, or a file. Anything else in the scope is the network's. @param {Request} request */
function isOurs(request) {
  if (request.method !== "GET") return false;
  const url = request.url.split(/[?#]/)[0];
  if (request.mode === "navigate") return url === worker.registration.scope || url === INDEX;
  return ADDRESSES.has(url) || (isImmutable(url) && url.startsWith(worker.registration.scope));
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
worker.addEventListener("message", (event) => {
  if (event.data === "activate") void worker.skipWaiting();
  if (event.data === "news") event.ports[0].postMessage(BUILD.news);
});
