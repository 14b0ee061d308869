/**
 * An error in words: codes of the engine and of the page become sentences. Pure.
 */

/**
 * Parameters as words: lists and objects have no place in a sentence.
 * @param {{[name: string]: any}} params
 * @returns {{[name: string]: string | number}}
 */
export const words = (params) => Object.fromEntries(
  Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
);

/**
 * @param {import("../../i18n/index.js").Translate} t
 * @param {string} code
 * @param {{[name: string]: any}} params  With a `place` it speaks of a position.
 */
export function errorWords(t, code, params) {
  if (typeof params.place !== "string") return t(`error-${code}`, words(params));
  return t("error-position", { place: params.place, reason: t(`position-${code}`) });
}
