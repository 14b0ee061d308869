/**
 * The tutorial: a coach above the table. It says what the lesson is about, takes answers, and tells what is right and why.
 */
import { html, nothing } from "lit-html";
import { icon } from "../common/icons.js";
import { watchKeys } from "../common/keys.js";
import { rulesAddress } from "../common/links.js";
import { playerName } from "../common/names.js";
import { toolbar } from "../common/toolbar.js";
import { shownGame } from "../games.js";
import { axio } from "./axio.js";
import { azul, chocolatier } from "./azul.js";
import { Course } from "./course.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("./course.js").Lesson} Lesson */

/** The folder with the sentences. */
export const words = "tutorial";

/** @type {{[game: string]: Lesson[]}} */
export const COURSES = { azul, chocolatier, axio };

/** @type {Course} */
let course;

/** @param {import("../screens.js").Services} services */
export function open(services) {
  course = new Course(services, COURSES);
  const follow = (/** @type {State} */ state) => (state.screen === "tutorial" ? course.enter(shownGame(state).id) : course.leave());
  services.store.subscribe(follow);
  follow(services.store.get());
  watchKeys(
    () => (course.game ? { ...course.state, screen: "table", dialog: services.store.get().dialog } : { ...services.store.get(), screen: "start" }),
    course.intents, (key) => shownGame(services.store.get()).key?.(course.state, course.intents, key) ?? false,
  );
}

/**
 * @param {State} state
 * @param {import("../games.js").Intents} _
 * @param {Translate} t
 */
export function draw(state, _, t) {
  const game = shownGame(state);
  if (course.game !== game.id) return html``;
  const { lesson, intents } = course;
  const own = addressed(course.state, t);
  const isRound = lesson.kind === "round";
  return html`<div class="tutorial" data-lesson=${lesson.id} data-verdict=${course.answer.verdict} ?data-busy=${own.isBusy}>
    ${coach(t, game, isRound && own.match?.record.log.length ? game.status(own, intents, t).prompt : "")}
    <div class="lesson-table">${own.match ? game.draw(own, intents, t) : html`<p class="waiting">${t("waiting")}</p>`}</div>
    ${isRound && own.match ? toolbar(own, intents, t, game, false) : nothing}
  </div>`;
}

/**
 * The learner is told which player they are. In the third person, as all that is said of players is.
 * @param {State} state
 * @param {Translate} t
 * @returns {State}
 */
function addressed(state, t) {
  if (!state.match) return state;
  const { record } = state.match;
  const [learner, ...others] = record.seats;
  return { ...state, match: { ...state.match, record: { ...record, seats: [{ ...learner, name: t("tutorial-you", { player: t("player", { number: 1 }) }) }, ...others] } } };
}

/**
 * @param {Translate} t
 * @param {import("../games.js").GameUi} game
 * @param {string} prompt   What the table asks for, in a round that has begun.
 */
function coach(t, game, prompt) {
  const { lesson, lessons, progress: { at, done }, answer: { verdict }, isAnswered } = course;
  const key = `tutorial-${game.id}-${lesson.id}`;
  const isLast = at === lessons.length - 1;
  return html`<section class="coach card" aria-labelledby="lesson-title">
    <header>
      ${at === 0 ? nothing : html`<button type="button" class="icon before" aria-label=${t("tutorial-go", { number: at })} @click=${() => course.go(at - 1)}>${icon("step-back")}</button>`}
      <h2 id="lesson-title">${t("tutorial-lesson", { number: at + 1, total: lessons.length })}</h2>
      ${isAnswered || isLast ? nothing : html`<button type="button" class="button is-small skip" @click=${() => course.go(at + 1)}>${icon("step-forward")}<span>${t("tutorial-skip")}</span></button>`}
      <nav class="dots" aria-label=${t("tutorial-lessons")}>
        ${lessons.map(({ id }, i) => html`<button type="button" class="dot ${done.includes(id) ? "is-done" : ""}" aria-current=${i === at ? "step" : nothing}
          aria-label=${t(done.includes(id) ? "tutorial-go-done" : "tutorial-go", { number: i + 1 })} @click=${() => course.go(i)}></button>`)}
      </nav>
    </header>
    <div aria-live="polite">
      ${isAnswered
        ? html`<p class="verdict is-${verdict}">${lesson.kind === "mark" || lesson.kind === "guess" ? html`<strong>${t(`tutorial-${verdict}`)}</strong> ` : nothing}${t(`${key}-done`)}</p>`
        : prompt ? html`<p class="prompt">${prompt}</p>` : html`<p>${t(key)}</p>`}
    </div>
    ${isAnswered ? nothing : question(game.words(t))}
    ${isAnswered ? html`<footer>
      <button type="button" class="button" @click=${() => course.repeat()}>${t("tutorial-repeat")}</button>
      ${isLast
        ? html`<a class="button" href=${rulesAddress(game.id)}>${t("all-rules")}</a>`
        : html`<button type="button" class="button is-primary next" @click=${() => course.go(at + 1)}>${t("tutorial-next")}</button>`}
    </footer>` : nothing}
  </section>`;
}

/** What to answer, if not by a move on the table. @param {Translate} t  In the words of the game. */
function question(t) {
  const { lesson, answer: { chosen } } = course;
  const isWaiting = course.state.match === null || course.state.isBusy;
  if (lesson.kind === "guess") {
    return html`<div class="choices" role="group" aria-labelledby="lesson-title">${lesson.choices.map((number) => html`
      <button type="button" class="button" ?disabled=${isWaiting} @click=${() => course.guess(number)}>${lesson.isAboutPlayers ? seatName(t, number) : number < 0 ? `−${-number}` : number}</button>`)}</div>`;
  }
  if (lesson.kind !== "mark") return nothing;
  return html`<div class="choices" role="group" aria-labelledby="lesson-title">${lesson.choices.map((choice) => html`
      <button type="button" class="button" aria-pressed=${chosen.includes(choice)} @click=${() => course.toggle(choice)}>${choiceWords(t, choice)}</button>`)}
    <button type="button" class="button is-primary check" ?disabled=${isWaiting || chosen.length === 0} @click=${() => course.check()}>${t("tutorial-check")}</button></div>`;
}

/**
 * @param {Translate} t
 * @param {number} player
 */
const seatName = (t, player) => playerName(t, addressed(course.state, t).match?.record.seats ?? [], player);

/**
 * @param {Translate} t
 * @param {string} choice  "line-2", "floor", …
 */
function choiceWords(t, choice) {
  if (choice.startsWith("line-")) return t("to-line", { number: Number(choice.slice(5)) });
  return choice === "floor" ? t("to-floor") : t(`tutorial-choice-${choice}`);
}
