/** The engine's client against workers that answer, die, hang and come back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine } from "../../web/engine/client.js";

const HELLO = { version: "1", python: "3", games: [], levels: [] };
const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A worker of the test's own: it records what it is sent and says what the test lets it say. */
class FakeWorker {
  sent = [];
  listeners = {};
  isTerminated = false;
  addEventListener(type, listener) {
    this.listeners[type] = listener;
  }
  terminate() {
    this.isTerminated = true;
  }
  postMessage(message) {
    if (message.kind === "ping") this.pings = (this.pings ?? 0) + 1;
    else this.sent.push(JSON.parse(message.text));
  }
  say(data) {
    this.listeners.message({ data });
  }
  reply(reply) {
    this.say({ kind: "message", text: JSON.stringify(reply) });
  }
  /** Answers the newest request of a type. */
  answer(type, result) {
    const request = this.sent.findLast((message) => message.type === type);
    this.reply({ id: request.id, result });
    return request;
  }
  /** Boots, and answers hello. */
  async boot() {
    this.say({ kind: "ready" });
    await tick();
    this.answer("hello", HELLO);
    await tick();
  }
}

function setUp(recovery = () => []) {
  const workers = [];
  const statuses = [];
  const recovered = [];
  let look = () => {};
  const engine = new Engine({
    spawn: (isAgain) => (workers.push(Object.assign(new FakeWorker(), { isAgain })), workers.at(-1)),
    onStatus: (status) => statuses.push(status),
    recovery,
    onRecovered: (turn) => recovered.push(turn),
    everyNowAndThen: (act) => (look = act),
  });
  engine.start();
  return { engine, workers, statuses, recovered, look: () => look() };
}

test("a question asked before the engine is ready waits for it", async () => {
  const { engine, workers } = setUp();
  const asked = engine.ask({ type: "new" });
  assert.deepEqual(workers[0].sent, []);
  await workers[0].boot();
  workers[0].answer("new", { rev: 1 });
  assert.deepEqual(await asked, { rev: 1 });
});

test("a refusal without an id, of what could not even be read, ends the question that it answers", async () => {
  const { engine, workers: [worker] } = setUp();
  await worker.boot();
  const asked = engine.ask({ type: "inspect" });
  const { id } = worker.sent.at(-1);
  worker.say({ kind: "message", id, text: JSON.stringify({ id: null, error: { code: "message_too_large", params: {} } }) });
  await assert.rejects(asked, { code: "message_too_large" });
});

test("the status is ready only when hello has been answered", async () => {
  const { workers, statuses } = setUp();
  workers[0].say({ kind: "progress", progress: { stage: "runtime", loaded: 1, total: 2 } });
  workers[0].say({ kind: "ready" });
  await tick();
  assert.deepEqual(statuses.map(({ state }) => state), ["booting", "booting"]);
  workers[0].answer("hello", HELLO);
  await tick();
  assert.deepEqual(statuses.at(-1), { state: "ready", hello: HELLO });
});

test("an error is rejected with its code and parameters", async () => {
  const { engine, workers } = setUp();
  await workers[0].boot();
  const asked = engine.ask({ type: "play", rev: 3 });
  workers[0].reply({ id: workers[0].sent.at(-1).id, error: { code: "stale_revision", params: { rev: 4 } } });
  await assert.rejects(asked, { code: "stale_revision", params: { rev: 4 } });
});

test("a dropped search is rejected as cancelled, whatever reply brings the news", async () => {
  const { engine, workers } = setUp();
  await workers[0].boot();
  const progress = [];
  const thinking = engine.ask({ type: "think", rev: 1 }, (step) => progress.push(step));
  const { id } = workers[0].sent.at(-1);
  workers[0].reply({ id, progress: { nodes: 7 } });
  const cancelling = engine.ask({ type: "cancel" });
  workers[0].reply({ id: workers[0].sent.at(-1).id, result: {}, cancelled: id });
  await assert.rejects(thinking, { code: "cancelled" });
  await cancelling;
  assert.deepEqual(progress, [{ nodes: 7 }]);
});

test("after a crash the match is brought back first, then what was pending is asked again with the new revision", async () => {
  const { engine, workers, recovered } = setUp(() => [{ type: "load", save: "the save" }, { type: "undo", steps: 2 }]);
  await workers[0].boot();
  workers[0].answer("load", { rev: 40 });
  await tick();
  workers[0].answer("undo", { rev: 41 });
  await tick();
  const playing = engine.ask({ type: "play", action: 5, rev: 41 });
  workers[0].listeners.error({});
  assert.ok(workers[0].isTerminated);

  const fresh = workers[1];
  await fresh.boot();
  assert.deepEqual(fresh.sent.map(({ type }) => type), ["hello", "load"]);
  fresh.answer("load", { rev: 1 });
  await tick();
  assert.equal(fresh.answer("undo", { rev: 2 }).rev, 1);
  await tick();
  assert.deepEqual(recovered.at(-1), { rev: 2 });
  assert.equal(fresh.answer("play", { rev: 3 }).rev, 2);
  assert.deepEqual(await playing, { rev: 3 });
});

test("a question that was being answered at two crashes is given up", async () => {
  const { engine, workers } = setUp();
  await workers[0].boot();
  const asked = engine.ask({ type: "play", rev: 1 });
  workers[0].listeners.error({});
  await workers[1].boot();
  workers[1].listeners.error({});
  await assert.rejects(asked, { code: "engine_lost" });
});

test("a worker that leaves pings unanswered is replaced; one that answers is not", async () => {
  const { workers, look } = setUp();
  await workers[0].boot();
  for (let i = 0; i < 20; i++) {
    look();
    workers[0].say({ kind: "pong", n: i });
  }
  assert.equal(workers.length, 1);
  for (let i = 0; i < 20 && workers.length === 1; i++) look();
  assert.equal(workers.length, 2);
  assert.ok(workers[0].isTerminated);
});

test("a boot without a sign of life fails, and a retry starts a new worker", async () => {
  const { engine, workers, statuses, look } = setUp();
  for (let i = 0; i < 100; i++) look();
  assert.equal(statuses.at(-1).error.code, "boot_timeout");
  engine.start();
  await workers[1].boot();
  assert.equal(statuses.at(-1).state, "ready");
  assert.deepEqual(workers.map(({ isAgain }) => isAgain), [false, true], "its files may be damaged");
});

test("after crashes of an engine that had started, a retry takes its files as they are", async () => {
  const { engine, workers, statuses } = setUp();
  while (statuses.at(-1).state !== "failed") {
    await workers.at(-1).boot();
    workers.at(-1).listeners.messageerror({});
  }
  engine.start();
  assert.equal(workers.at(-1).isAgain, false);
});

test("an engine that keeps crashing ends in a failure instead of a loop", async () => {
  const { workers, statuses } = setUp(() => [{ type: "load", save: "poison" }]);
  for (let i = 0; i < 10 && statuses.at(-1).state !== "failed"; i++) {
    await workers.at(-1).boot();
    workers.at(-1).listeners.messageerror({});
    await tick();
  }
  assert.equal(statuses.at(-1).error.code, "engine_lost");
});

test("what an old worker says after its end is ignored", async () => {
  const { engine, workers } = setUp();
  await workers[0].boot();
  const asked = engine.ask({ type: "play", rev: 1 });
  const { id } = workers[0].sent.at(-1);
  workers[0].listeners.error({});
  workers[0].reply({ id, result: "a ghost" });
  await workers[1].boot();
  workers[1].answer("play", "the real one");
  assert.equal(await asked, "the real one");
});
