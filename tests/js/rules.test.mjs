/** The rules in the page: every paragraph has its sentence, every sentence its paragraph, and every code that refuses leads somewhere. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readPlace } from "../../web/state/address.js";
import { CHAPTERS } from "../../web/ui/rules/index.js";

const sentences = readFileSync(new URL("../../web/i18n/rules/en.ftl", import.meta.url), "utf8");
const keys = (game) => [...sentences.matchAll(new RegExp(`^rules-${game}-([\\w-]+) =`, "gm"))].map(([, key]) => key);

for (const [game, chapters] of Object.entries(CHAPTERS)) {
  test(`the rules of ${game} use each of their sentences once`, () => {
    const heads = chapters.map(({ id }) => `head-${id}`);
    const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs).flatMap(({ id, example }) => (example ? [id, example] : [id]));
    assert.deepEqual([...heads, ...paragraphs].sort(), keys(game).sort());
  });

  test(`every paragraph of ${game} can be linked to`, () => {
    for (const { id } of chapters.flatMap((chapter) => chapter.paragraphs)) {
      assert.deepEqual(readPlace(`#rules=${game}/${id}`), { screen: "rules", game, paragraph: id });
    }
  });

  test(`our rulings are marked in the rules of ${game}`, () => {
    for (const { isOurs = false, paragraphs } of chapters) {
      for (const { id } of paragraphs) assert.equal(id.startsWith("ruling-"), isOurs, id);
    }
  });
}

test("what a table refuses and what a gold disc does have a paragraph of that name", () => {
  const ids = (game) => CHAPTERS[game].flatMap((chapter) => chapter.paragraphs.map(({ id }) => id));
  const words = readFileSync(new URL("../../web/i18n/en.ftl", import.meta.url), "utf8");
  const refusals = [...words.matchAll(/^refusal-(\w+) =/gm)].map(([, code]) => code).filter((code) => code !== "unknown");
  assert.ok(refusals.includes("colour_on_wall"));
  for (const game of ["azul", "chocolatier"]) assert.deepEqual(refusals.filter((code) => !ids(game).includes(code)), []);
  for (const effect of ["sf1", "sf2", "sf3", "sf4", "sf5"]) assert.ok(ids("chocolatier").includes(effect));
});
