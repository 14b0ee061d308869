/**
 * The one place where the page keeps what it shows. A value, a way to change it, and a way to hear of changes;
 * several changes within one task are told once.
 *
 * @template T
 * @typedef {object} Store
 * @property {() => T} get
 * @property {(change: Partial<T>) => void} set
 * @property {(listener: (state: T) => void) => void} subscribe
 */

/**
 * @template {object} T
 * @param {T} initial
 * @returns {Store<T>}
 */
export function createStore(initial) {
  let state = initial;
  let isTelling = false;
  /** @type {((state: T) => void)[]} */
  const listeners = [];
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      if (isTelling) return;
      isTelling = true;
      queueMicrotask(() => {
        isTelling = false;
        for (const listener of listeners) listener(state);
      });
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
