/**
 * Where deals come from: chance, or a date. Whole numbers below 2^53, which JSON and Python both keep.
 */

/** A seed comes from the page, always: a Python snapshot would repeat its own. */
export function makeSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}

/** The id of a match, by chance. Not `crypto.randomUUID`: a page from a plain http address, of a machine in the house say, has none. */
export const makeId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The seed of a text: the same on every machine, and unlike that of any other text. Two rounds of a 32-bit mix.
 * @param {string} text
 */
export function seedOf(text) {
  const half = (/** @type {number} */ start) => {
    let word = start;
    for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return (word ^ (word >>> 16)) >>> 0;
  };
  return (half(0x811c9dc5) & 0x1fffff) * 2 ** 32 + half(0x5bd1e995);
}
