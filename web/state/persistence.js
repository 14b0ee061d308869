/**
 * Asks the browser to keep what is stored when space runs short, once there is something to keep: a match with a move.
 */

/**
 * @param {import("./store.js").Store<import("./state.js").State>} store
 * @param {Pick<StorageManager, "persist" | "persisted"> | undefined} manager   Absent in old browsers and on insecure pages.
 */
export function keepStorage(store, manager) {
  if (!manager?.persist) return;
  let isAsked = false;
  store.subscribe(async ({ match }) => {
    if (isAsked || !match?.record.log.length) return;
    isAsked = true;
    if (!(await manager.persisted())) await manager.persist();
  });
}
