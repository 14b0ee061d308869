/**
 * The worker that guard.js has started before the page's scripts were there, to be taken over once.
 *
 * @typedef {{worker: EventTarget & {onmessage: any, onerror: any}, events: Event[]}} Early   What it has said so far, too.
 * @param {{early?: Early}} page
 * @returns {any}   A worker, or nothing. What it has said is said again when the caller has had the time to listen.
 */
export function startedEarly(page) {
  const { early } = page;
  if (!early) return undefined;
  const { worker, events } = early;
  delete page.early;
  worker.onmessage = worker.onerror = null;
  queueMicrotask(() => {
    for (const event of events) worker.dispatchEvent(new /** @type {any} */ (event).constructor(event.type, event));
  });
  return worker;
}
