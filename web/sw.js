/**
 * The service worker: every file of the build from its cache, so that the page plays without a network.
 *
 * A version is one cache, complete before it counts. A new one waits until the person lets it in or all tabs are closed; it never
 * swaps files under a running match. The version before stays in its cache, because another tab may still be running on it.
 */
const BUILD = /** @type {{version: string, precache: {[path: string]: string}, news: {[language: string]: string[]}}} */ (/** @type {unknown} */ ("__BUILD__"));

/**
 * What is used here of the service worker's global scope: its own library of types collides with the page's.
 * @typedef {object} Scope
 * @property {ServiceWorkerRegistration} registration
 * @property {{claim: () => Promise<void>}} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(type: string, listener: (event: Event & {
 *   waitUntil: (work: Promise<unknown>) => void, respondWith: (answer: Promise<Response>) => void, request: Request, data: unknown,
 *   ports: readonly MessagePort[], addRoutes?: (routes: object[]) => Promise<void>
 * }) => void) => void} addEventListener
 */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
const INDEX = worker.registration.scope;
const PREFIX = `tesserae ${INDEX} `;
const CACHE = PREFIX + BUILD.version;
/** In the cache of a version that has run; some only waited, or did not come whole. */
const MARK = `${INDEX}has-run`;

/** The page is kept under the address by which it is opened. @param {string} path */
const address = (path) => (path === "index.html" ? INDEX : new URL(path, INDEX).href);

/** The files, each with the beginning of its SHA-256. */
const FILES = new Map(Object.entries(BUILD.precache).map(([path, digest]) => [address(path), digest]));

/** Files in hashed folders never change: what an older version holds need not be fetched again. @param {string} url */
const isImmutable = (url) => url.startsWith(INDEX) && /^(app|py)-[^/]+\//.test(url.slice(INDEX.length));

/**
 * Chromium takes what is named here from the cache by itself, without waking this worker: the page and its folders. Where no browser knows of
 * routes, and for what they don't name, `answer` does the same.
 */
function routes() {
  const paths = ["", ...new Set(Object.keys(BUILD.precache).filter((path) => path.includes("/")).map((path) => `${path.split("/")[0]}/`))];
  return paths.map((path) => ({
    condition: { urlPattern: { pathname: literally(new URL(path, INDEX).pathname) + (path && "*"), search: "" }, requestMethod: "get" },
    source: { cacheName: CACHE },
  }));
}

/**
 * Routes only save time: a browser that does not take these asks this worker.
 * @param {{addRoutes?: (routes: object[]) => Promise<void>}} event
 */
const addRoutes = (event) => event.addRoutes?.(routes()).catch(() => {});

/** A path in which nothing stands for anything else. @param {string} path */
const literally = (path) => path.replace(/[\\*+?:{}()]/g, "\\$&");

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all([...FILES].map(async ([url, digest]) => cache.put(url, unvaried(await asBuilt(url, digest)))));
}

/** A host may say that its files vary with who asks. These don't, and a route would look in vain. @param {Response} response */
function unvaried(response) {
  if (!response.headers.has("Vary")) return response;
  const headers = new Headers(response.headers);
  headers.delete("Vary");
  return new Response(response.body, { headers });
}

/**
 * A file as it was built: one that is damaged or cut off, or what a portal sends in its place, would stay for ever. Hosts may write
 * something of their own into the page, and nothing into the folders.
 * @param {string} url
 * @param {string} digest
 */
async function asBuilt(url, digest) {
  const isAsBuilt = async (/** @type {Response} */ response) => response.ok && (!isImmutable(url) || (await digestOf(response.clone())).startsWith(digest));
  const known = isImmutable(url) ? await caches.match(url) : undefined;
  if (known && (await isAsBuilt(known))) return known;
  for (const cache of /** @type {RequestCache[]} */ ([isImmutable(url) ? "default" : "no-cache", "reload"])) {
    const response = await fetch(url, { cache });
    if (await isAsBuilt(response)) return response;
  }
  throw new Error(`${url} did not come whole`);
}

/** @param {Response} response */
async function digestOf(response) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function activate() {
  const cache = await caches.open(CACHE);
  await cache.put(MARK, new Response());
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const marks = await Promise.all(others.map((name) => caches.match(MARK, { cacheName: name })));
  // Caches are listed in the order of their making: the last of those that have run is the version before.
  const before = others.filter((_, i) => marks[i]).at(-1);
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
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
  if (request.mode === "navigate") return url === INDEX || url === `${INDEX}index.html`;
  return FILES.has(url) || isImmutable(url);
}

worker.addEventListener("install", (event) => event.waitUntil(Promise.all([install(), addRoutes(event)])));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
worker.addEventListener("message", (event) => {
  if (event.data === "activate") void worker.skipWaiting();
  if (event.data === "news") event.ports[0].postMessage(BUILD.news);
});
