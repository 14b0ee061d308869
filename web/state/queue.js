/** Work that takes its time: one after the other, or not waited for longer than this. Pure. */

export class Queue {
  /** @type {Promise<unknown>} */ #last = Promise.resolve();

  /**
   * Does some work once all before it is done, whatever came of that.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  add(work) {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {}); // whoever asked for it hears of it
    return done;
  }
}

/**
 * Until some work is done, or so much time has passed.
 * @param {number} ms
 * @param {Promise<unknown>} work
 * @returns {Promise<void>}
 */
export const within = (ms, work) => new Promise((resolve) => {
  const timer = setTimeout(resolve, ms);
  void work.then(() => {
    clearTimeout(timer);
    resolve();
  });
});
