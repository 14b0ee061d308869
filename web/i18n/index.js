/**
 * Words. Loads one language at a time and turns codes with parameters into sentences.
 * A missing message shows its key instead of nothing: visible in use, and an error in the tests.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {(key: string, args?: {[name: string]: string | number}) => string} Translate */

/** The languages, by their own names. */
export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "pl", name: "Polski" },
  { code: "cs", name: "Čeština" },
  { code: "de", name: "Deutsch" },
];

/**
 * The chosen language, else the first of the browser's that we have, else English.
 * @param {string | null} chosen
 * @param {readonly string[]} wanted
 */
export function pickLanguage(chosen, wanted) {
  const codes = LANGUAGES.map((language) => language.code);
  const candidates = [chosen, ...wanted.map((tag) => tag.split("-")[0].toLowerCase())];
  return candidates.find((code) => code !== null && codes.includes(code)) ?? "en";
}

/**
 * The browser's own variant of a language, which dates are written in.
 * @param {string} language
 * @param {readonly string[]} wanted
 */
export const localeOf = (language, wanted) => wanted.find((tag) => new RegExp(`^${language}(-\\w+)*$`, "i").test(tag)) ?? language;

/**
 * A date in the page's language.
 * @param {number | Date} time
 * @param {Intl.DateTimeFormatOptions} style
 */
export const dateWords = (time, style) => new Intl.DateTimeFormat(localeOf(document.documentElement.lang, navigator.languages), style).format(time);

/** A moment in the page's language. @param {number} time */
export const momentWords = (time) => dateWords(time, { dateStyle: "medium", timeStyle: "short" });

/** Sentences that are kept: more than any screen has. */
const MOST_KEPT = 2000;

/** Spaces at which no line may break: before an ellipsis, inside a sum, and after a word of one letter in Polish and Czech. */
const TIES = / (?=…)| (?=[+=] \d)|(?<=[+=]) (?=\d)/g;
/** @type {{[language: string]: RegExp}} */
const SHORT_WORDS = { pl: /(?<=(?:^|[\s(„])[aiouwz]) /giu, cs: /(?<=(?:^|[\s(„])[aikosuvz]) /giu };

/** @type {(language: string) => (text: string) => string} */
const tie = (language) => (text) => [TIES, ...(SHORT_WORDS[language] ? [SHORT_WORDS[language]] : [])].reduce((tied, spaces) => tied.replace(spaces, "\u00a0"), text);

/**
 * @param {string} source
 * @param {string} language
 * @returns {Translate}
 */
export function translator(source, language) {
  // Isolation marks matter for mixed directions only; all four languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false, transform: tie(language) });
  bundle.addResource(new FluentResource(source));
  /** Every drawing says mostly what the last one said, and building sentences is the slowest part of it. @type {Map<string, string>} */
  const said = new Map();
  return (key, args = {}) => {
    const asked = `${key} ${JSON.stringify(args)}`;
    const known = said.get(asked);
    if (known !== undefined) return known;
    const pattern = bundle.getMessage(key)?.value;
    const words = pattern ? bundle.formatPattern(pattern, args) : key;
    if (said.size >= MOST_KEPT) said.clear();
    said.set(asked, words);
    return words;
  };
}

/** @param {string} path */
async function read(path) {
  const response = await fetch(new URL(path, import.meta.url));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/**
 * A language, with the sentences of a screen that has a folder of its own.
 * @param {string} language
 * @param {string | null} [folder]
 * @returns {Promise<Translate>}
 */
export async function loadLanguage(language, folder = null) {
  const paths = [`./${language}.ftl`, ...(folder ? [`./${folder}/${language}.ftl`] : [])];
  const [sources] = await Promise.all([Promise.all(paths.map(read)), prepareNumbers(language)]);
  return translator(sources.join("\n"), language);
}

/**
 * A browser's first number in words takes as long as all else of a first drawing: it gets a task of its own, while the words are on their way.
 * @param {string} language
 */
async function prepareNumbers(language) {
  await new Promise((resolve) => setTimeout(resolve));
  new Intl.NumberFormat(language).format(0);
}
