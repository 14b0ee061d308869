/** What is refused is told in words that fit where they stand. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { translator } from "../../web/i18n/index.js";
import * as errors from "../../web/ui/common/errors.js";

const LANGUAGES = ["en", "pl", "cs", "de"];
const t = Object.fromEntries(LANGUAGES.map((code) => [code, translator(readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), "utf8"), code)]));
const told = (code, params = {}, language = "en") => errors.refusalWords(t[language], { code, params });

test("what is wrong in a save that came from elsewhere is named by its place", () => {
  const cases = [
    ["invalid_save", { field: "actions", index: 3, reason: "illegal_action" }, "actions 4"],
    ["invalid_save", { field: "rules_version" }, "rules_version"],
    ["invalid_message", { field: "seed" }, "seed"],
    ["invalid_option", { option: "players", value: 9 }, "players"],
    ["unknown_option", { option: "colour" }, "colour"],
    ["invalid_options", {}, "options"],
    ["unknown_game", { game: "chess" }, "game chess"],
    ["unknown_game", { game: null }, "game"],
  ];
  for (const [code, params, place] of cases) {
    assert.equal(told(code, params), `Such a match is not possible: something is wrong at “${place}”.`);
    for (const language of LANGUAGES) assert.match(told(code, params, language), new RegExp(`[“„]${place}[”“]`));
  }
});

test("a match of other rules is not said to be kept, and a link is not said to be a file", () => {
  for (const code of ["unsupported_rules_version", "outdated_rules_version"]) assert.match(told(code), /Nothing was deleted/);
  assert.doesNotMatch(told("unsupported_format"), /file/);
  assert.match(told("file_too_many", { limit: 2_000 }), /2,000/);
});

test("a position is refused by its place and the reason", () => {
  assert.equal(told("invalid_field", { place: "players/0" }), "The position is not possible at “players/0”: the value does not fit.");
});
