/** The lessons: every one has its sentences, and every sentence its lesson. The course takes answers from the engine alone. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { initialState } from "../../web/state/state.js";
import { createStore } from "../../web/state/store.js";
import { Course } from "../../web/ui/tutorial/course.js";
import { COURSES } from "../../web/ui/tutorial/index.js";

const sentences = readFileSync(new URL("../../web/i18n/tutorial/en.ftl", import.meta.url), "utf8");
const settle = () => new Promise((resolve) => setTimeout(resolve));

for (const [game, lessons] of Object.entries(COURSES)) {
  test(`the lessons of ${game} use each of their sentences once`, () => {
    const keys = [...sentences.matchAll(new RegExp(`^tutorial-${game}-([\\w-]+) =`, "gm"))].map(([, key]) => key);
    assert.deepEqual(lessons.flatMap(({ id }) => [id, `${id}-done`]).sort(), keys.sort());
  });

  test(`the course of ${game} ends with a round, and asks before`, () => {
    assert.deepEqual(lessons.map(({ kind }) => kind === "round"), [...lessons.slice(1).map(() => false), true]);
    for (const kind of ["play", "guess"]) assert.ok(lessons.some((lesson) => lesson.kind === kind), kind);
  });
}

/** A course with an engine that knows two moves and answers each with points. */
function learn(lessons) {
  const turn = (rev, actions, events = []) => ({ rev, actions, events, view: { round: rev }, over: false, to_move: 0, winners: null });
  const actions = [{ id: 7, text: "good" }, { id: 8, text: "bad" }];
  const asked = [];
  const engine = {
    ask: async (request) => {
      asked.push(request.type);
      if (request.type !== "play") return turn(1, actions);
      const played = actions.find(({ id }) => id === request.action);
      return { ...turn(2, [], [{ type: "scored", points: 4 }]), played };
    },
  };
  const store = createStore(initialState({ language: null, theme: "system", motion: "off" }, [], { game: "g", options: {}, seats: [], first: null, pace: "normal" }));
  const attended = [];
  const animatorOf = () => ({ play: async () => {}, skip: () => {} });
  const course = new Course({ store, engine, intents: {}, animatorOf, attend: (session) => attended.push(session) }, { g: lessons });
  return { course, asked, attended, store };
}
const position = { options: {}, players: [{}, {}] };

test("a guess is judged by what the move brought", async () => {
  const lesson = { id: "a", kind: "guess", choices: [3, 4], move: "good", right: ({ events }) => events[0].points, position };
  const { course, asked } = learn([lesson, { ...lesson, id: "b" }]);
  course.enter("g");
  await settle();
  assert.equal(course.answer.verdict, "asked");
  await course.guess(3);
  assert.equal(course.answer.verdict, "wrong");
  assert.deepEqual(course.answer.right, [4]);
  course.repeat();
  await settle();
  await course.guess(4);
  assert.equal(course.answer.verdict, "right");
  assert.deepEqual(course.progress, { at: 0, done: ["a"] });
  assert.ok(!asked.includes("think"), "nobody plays against the learner of an exercise");
});

test("marks are judged by the legal actions, all of them and no other", async () => {
  const lesson = { id: "a", kind: "mark", choices: ["good", "bad", "ugly"], right: (actions) => actions.map(({ text }) => text), position };
  const { course } = learn([lesson]);
  course.enter("g");
  await settle();
  assert.deepEqual(course.offered, []);
  for (const choice of ["good", "ugly", "ugly"]) course.toggle(choice);
  course.check();
  assert.equal(course.answer.verdict, "wrong");
  course.repeat();
  await settle();
  for (const choice of ["bad", "good"]) course.toggle(choice);
  course.check();
  assert.equal(course.answer.verdict, "right");
});

test("a lesson of moves offers only these, and is done when they are made", async () => {
  const { course } = learn([{ id: "a", kind: "play", moves: ["go"], position }]);
  course.enter("g");
  await settle();
  assert.deepEqual(course.offered.map(({ text }) => text), ["good"]);
  course.intents.play(7);
  await settle();
  assert.equal(course.answer.verdict, "right");
  assert.deepEqual(course.offered, []);
});

test("leaving gives the engine back to the page", async () => {
  const { course, attended } = learn([{ id: "a", kind: "play", moves: ["good"], position }]);
  course.enter("g");
  await settle();
  course.leave();
  course.leave();
  assert.equal(attended.length, 2);
  assert.equal(attended[1], null);
});
