/** What the translator does to every sentence. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { localeOf, pickLanguage, translator } from "../../web/i18n/index.js";

/** A tilde for each space that holds two words together. */
const said = (source, language, args) => translator(`key = ${source}`, language)("key", args).replaceAll("\u00a0", "~");

test("a word of one letter stays with the next in Polish and Czech", () => {
  assert.equal(said("W linii 4 leży kolor, a w rzędzie { $row } z { $count } nie", "pl", { row: 2, count: 5 }), "W~linii 4 leży kolor, a~w~rzędzie 2 z~5 nie");
  assert.equal(said("V řadě i ve sloupci a s 0 body (k tomu)", "cs"), "V~řadě i~ve sloupci a~s~0 body (k~tomu)");
  assert.equal(said("A tile of a colour", "en"), "A tile of a colour");
});

test("an ellipsis stays with the word before it", () => {
  for (const language of ["en", "pl", "cs", "de"]) assert.equal(said("Lesen …", language), "Lesen~…");
});

test("a sum stays in one line", () => {
  assert.equal(said("kosten 1 + 2 = 3 Punkte", "de"), "kosten 1~+~2~=~3 Punkte");
});

test("a missing sentence shows its key", () => {
  assert.equal(translator("", "en")("no-such-key"), "no-such-key");
});

test("the choice decides, then the browser, then English", () => {
  assert.equal(pickLanguage("cs", ["de-DE"]), "cs");
  assert.equal(pickLanguage(null, ["fr-FR", "de-AT", "pl"]), "de");
  assert.equal(pickLanguage("xx", ["fr"]), "en");
});

test("dates are those of the browser's own variant of the language", () => {
  assert.equal(localeOf("en", ["pl", "en-GB", "en-US"]), "en-GB");
  assert.equal(localeOf("en", ["EN-gb"]), "EN-gb");
  assert.equal(localeOf("en", ["eng", "de-AT"]), "en");
  assert.equal(localeOf("de", ["de-AT", "de"]), "de-AT");
  assert.equal(localeOf("en", ["en-US@posix"]), "en", "what Intl would refuse");
});
