/**
 * The service worker seen from the page: registers it, tells when a newer version waits and what it brings, and lets it in
 * when the person says so. Until then every file comes from the version that the page was started with.
 *
 * @typedef {{[language: string]: string[]}} News
 */

/** How long a version may take to say what is new, before it is announced without. */
const NEWS_MS = 3000;

/** @param {(news: News) => void} onUpdate  A newer version is there, complete and waiting. */
export async function watchUpdates(onUpdate) {
  // The single file's scripts have no place on any host, and it keeps no other page offline.
  if (!("serviceWorker" in navigator) || !import.meta.url.startsWith(location.origin)) return;
  const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => null);
  if (!registration) return; // Private windows and odd hosts refuse it: the page works, only not offline.
  const tell = () => {
    // Without a controller this is the very first visit: what waits is no update.
    if (registration.waiting && navigator.serviceWorker.controller) void newsOf(registration.waiting).then(onUpdate);
  };
  tell();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {}); // offline: nothing to find
  });
}

/**
 * Only the version itself knows what it brings: the page that asks is the old one.
 * @param {ServiceWorker} worker
 * @returns {Promise<News>}
 */
const newsOf = (worker) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  worker.postMessage("news", [port2]);
  setTimeout(() => resolve({}), NEWS_MS);
});

/** Lets the waiting version in and starts the page again with it. */
export async function applyUpdate() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("activate");
}
