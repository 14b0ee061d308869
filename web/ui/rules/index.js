/**
 * The rules of a game as a page to read and to print: contents, paragraphs that can be linked to, diagrams, our rulings.
 *
 * @typedef {import("../../i18n/index.js").Translate} Translate
 * @typedef {import("lit-html").TemplateResult} TemplateResult
 *
 * @typedef {object} Paragraph
 * @property {string} id
 * @property {string} [example]                     The words below the diagram.
 * @property {(t: Translate) => TemplateResult} [draw]  The diagram.
 * @property {() => TemplateResult} [mark]          A small picture before the words.
 *
 * @typedef {object} Chapter
 * @property {string} id
 * @property {boolean} [isOurs]    What no rulebook says: decided by us, and marked so.
 * @property {Paragraph[]} paragraphs
 */
import { html, nothing } from "lit-html";
import { rulesAddress } from "../common/links.js";
import { GAMES, shownGame } from "../games.js";
import { axio } from "./axio.js";
import { azul, chocolatier } from "./azul.js";

/** The folder with the sentences. */
export const words = "rules";

/** @type {{[game: string]: Chapter[]}} */
export const CHAPTERS = { azul, chocolatier, axio };

/**
 * @param {string} game
 * @param {string} id
 */
const elementId = (game, id) => `rule-${game}-${id}`;

/** The place that was last scrolled to: a redraw is no reason to scroll again. @type {unknown} */
let reached = null;

/**
 * @param {string} game
 * @param {{[part: string]: string}} place
 */
function reach(game, place) {
  if (place === reached) return;
  reached = place;
  requestAnimationFrame(() => {
    const target = document.getElementById(elementId(game, place.paragraph ?? "")) ?? document.getElementById("rules-title");
    target?.scrollIntoView({ block: place.paragraph ? "center" : "end" });
    target?.focus({ preventScroll: true });
  });
}

/**
 * @param {import("../../state/state.js").State} state
 * @param {import("../games.js").Intents} _
 * @param {Translate} t
 */
export function draw(state, _, t) {
  const { id: game } = shownGame(state);
  const chapters = CHAPTERS[game];
  reach(game, state.place);
  return html`<article class="rules">
    <header>
      <h2 id="rules-title" tabindex="-1">${t("rules-title", { game: t(`game-${game}`) })}</h2>
      <button type="button" class="button" @click=${() => print()}>${t("rules-print")}</button>
    </header>
    <nav class="contents card" aria-label=${t("rules-contents")}>
      <ol>${chapters.map(({ id, paragraphs }) => html`<li><a href=${rulesAddress(game, paragraphs[0].id)}>${t(`rules-${game}-head-${id}`)}</a></li>`)}</ol>
    </nav>
    ${chapters.map((chapter) => section(t, game, chapter, state.place.paragraph))}
    <nav class="others" aria-label=${t("rules-games")}>
      ${Object.keys(GAMES).filter((id) => id !== game && id in CHAPTERS).map((id) => html`<a class="button" href=${rulesAddress(id)}>${t("rules-title", { game: t(`game-${id}`) })}</a>`)}
    </nav>
  </article>`;
}

/**
 * @param {Translate} t
 * @param {string} game
 * @param {Chapter} chapter
 * @param {string | undefined} meant
 */
const section = (t, game, { id, isOurs, paragraphs }, meant) => html`<section aria-labelledby=${elementId(game, `head-${id}`)}>
  <h3 id=${elementId(game, `head-${id}`)}>${t(`rules-${game}-head-${id}`)}</h3>
  ${isOurs ? html`<p class="ours-words">${t("rules-ours-words")}</p>` : nothing}
  ${paragraphs.map((paragraph) => html`
    <p id=${elementId(game, paragraph.id)} tabindex="-1" class="${paragraph.id === meant ? "is-meant" : ""} ${isOurs ? "is-ours" : ""} ${paragraph.mark ? "is-marked" : ""}">
      ${paragraph.mark?.() ?? nothing}<span>${t(`rules-${game}-${paragraph.id}`)}${isOurs ? html` <em class="ours">${t("rules-ours")}</em>` : nothing}</span></p>
    ${paragraph.draw || paragraph.example ? html`<figure>
      ${paragraph.draw?.(t) ?? nothing}
      ${paragraph.example ? html`<figcaption>${t(`rules-${game}-${paragraph.example}`)}</figcaption>` : nothing}
    </figure>` : nothing}`)}
</section>`;
