/** Every message with a count, in every language, with the numbers that tell the plural forms apart. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "../../web/i18n/index.js";

const FOLDER = new URL("../../web/i18n/", import.meta.url);
const NUMBERS = [1, 2, 5, 12, 22];
/** Numbers that the same words go with. */
const ALIKE = { en: [[1], [2, 5, 12, 22]], pl: [[1], [2, 22], [5, 12]], cs: [[1], [2], [5, 12, 22]], de: [[1], [2, 5, 12, 22]] };
const folders = [".", ...readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)];

/** @param {string} language */
function resource(language) {
  return new FluentResource(folders.map((folder) => readFileSync(new URL(`${folder}/${language}.ftl`, FOLDER), "utf8")).join("\n"));
}

/** The select expressions of a pattern, nested ones too. @returns {any[]} */
const selects = (/** @type {any} */ pattern) => (Array.isArray(pattern) ? pattern : [pattern])
  .filter((part) => part?.type === "select").flatMap((part) => [part, ...part.variants.flatMap(({ value }) => selects(value))]);

/** @param {string} language */
const counted = (language) => resource(language).body.filter(({ value }) => selects(value).length > 0);

test("the search finds messages with a count", () => {
  const ids = counted("en").map(({ id }) => id);
  assert.ok(ids.length > 20 && ids.includes("tiles-blue") && ids.includes("axio-record-above"), ids.join());
});

for (const { code } of LANGUAGES) {
  const rules = new Intl.PluralRules(code);
  const categories = new Set(Array.from({ length: 200 }, (_, i) => rules.select(i))); // of whole numbers: nothing else is counted

  test(`${code}: a message counts what the English one counts, and has all plural forms`, () => {
    const subjects = (language) => Object.fromEntries(counted(language).map(({ id, value }) => [id, selects(value).map(({ selector }) => selector.name)]));
    assert.deepEqual(subjects(code), subjects("en"));
    for (const { id, value } of counted(code)) {
      for (const { variants } of selects(value)) {
        const forms = variants.filter(({ key }) => key.type === "str").map(({ key }) => key.value);
        assert.deepEqual(new Set(forms), categories, id);
      }
    }
  });

  test(`${code}: ${NUMBERS.join(", ")} get the right form of every message`, () => {
    const bundle = new FluentBundle(code, { useIsolating: false });
    bundle.addResource(resource(code));
    for (const { id, value } of counted(code)) {
      const [{ selector }] = selects(value);
      const said = (/** @type {number} */ count) => {
        const facts = new Proxy({}, { get: (_, name) => (name === selector.name ? count : "…"), has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }) });
        return bundle.formatPattern(value, facts).replaceAll(/\d+/g, "#");
      };
      for (const numbers of ALIKE[code]) assert.equal(new Set(numbers.map(said)).size, 1, `${id}: ${numbers.map(said).join(" / ")}`);
      assert.notEqual(said(1), said(2), id);
      for (const count of NUMBERS) assert.doesNotMatch(said(count), /[{}]|\$/, id);
    }
  });
}
