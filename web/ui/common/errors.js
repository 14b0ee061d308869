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

/** Faults of a save. They have words for whoever plays; of one that came by a link or in a file only the place is told. */
const FAULTS = new Set(["invalid_save", "invalid_message", "invalid_option", "invalid_options", "unknown_option", "unknown_game"]);

/**
 * Why what came from elsewhere is refused.
 * @param {import("../../i18n/index.js").Translate} t
 * @param {import("../../state/library.js").Refusal} refusal
 */
export function refusalWords(t, { code, params }) {
  const { place, option, field, index, game } = params;
  if (!FAULTS.has(code) || place) return errorWords(t, code, params);
  const parts = code === "unknown_game" ? ["game", game] : [option ?? field ?? "options", index >= 0 ? index + 1 : null];
  return t("error-impossible", { place: parts.filter(Boolean).join(" ") });
}
