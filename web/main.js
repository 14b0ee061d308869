/**
 * Where everything meets: store, engine, storage, words and drawing. Wiring only.
 */
import { render } from "lit-html";
import { Engine } from "./engine/client.js";
import { startedEarly } from "./engine/early.js";
import { loadLanguage, pickLanguage } from "./i18n/index.js";
import { watchAddress } from "./state/address.js";
import { dayOf, dealOf, noted, watchDay } from "./state/daily.js";
import { Moments } from "./state/moments.js";
import { keepStorage } from "./state/persistence.js";
import { askPreview } from "./state/previews.js";
import { Session } from "./state/session.js";
import { loadDaily, loadSettings, loadSetup, loadSolo, saveDaily, saveSettings, saveSetup, saveSolo } from "./state/settings.js";
import { soloResult, withResult } from "./state/solo.js";
import { initialState, LEVELS } from "./state/state.js";
import { Storage } from "./state/storage.js";
import { createStore } from "./state/store.js";
import { isOffered } from "./state/summary.js";
import { applyUpdate, watchUpdates } from "./state/updates.js";
import { app, settle } from "./ui/app.js";
import { paintBar } from "./ui/common/bar.js";
import { watchDrags } from "./ui/common/drag.js";
import { FocusKeeper } from "./ui/common/focus.js";
import { ideaShown, ideasOf, ideaWords } from "./ui/common/hint.js";
import { watchKeys } from "./ui/common/keys.js";
import { MotionPlayer, SPEEDS } from "./ui/common/motion.js";
import { completeSetup, quickSetup } from "./ui/common/setup.js";
import { playEnding, playLanding, watchFirstTouch } from "./ui/common/sounds.js";
import { PARTS } from "./ui/common/start.js";
import { watchTips } from "./ui/common/tips.js";
import { GAMES, gameOf, shownGame } from "./ui/games.js";
import { Screens } from "./ui/screens.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const settings = loadSettings();
const languageOf = () => pickLanguage(store.get().settings.language, navigator.languages);

const knownGames = Object.values(GAMES).map(({ id, options }) => ({ id, options, rules_version: 1 }));
const lastSetup = knownSetup();
const firstSetup = completeSetup(lastSetup, GAMES[lastSetup.game].options, LEVELS);
const store = createStore({ ...initialState(settings, knownGames, firstSetup), solo: loadSolo() });

/** @returns {import("./state/state.js").Setup} */
function knownSetup() {
  const setup = loadSetup();
  const isKnown = setup !== null && setup.game in GAMES;
  return { game: "azul", options: {}, seats: [], first: null, pace: "normal", ...(isKnown ? setup : {}) };
}

// ── Engine, storage, session ──────────────────────────────────────────────────────────────────────

const WORKER = new URL("./engine/worker.js", import.meta.url);
const engine = new Engine({
  spawn: (isAgain) => startedEarly(/** @type {any} */ (window)) ?? new Worker(WORKER, { type: "module", name: isAgain ? "again" : "" }),
  onStatus: (status) => {
    store.set({ engine: status });
    if (status.state !== "ready") return;
    const { games, levels, times } = status.hello;
    const { setup } = store.get();
    const options = games.find(({ id }) => id === setup.game)?.options ?? [];
    store.set({ games, levels, times, setup: completeSetup(setup, options, levels) });
  },
  recovery: () => attending.recovery(),
  onRecovered: (turn) => attending.recovered(turn),
});

/** A line that stands still keeps nobody waiting for longer. */
const RENEW_MS = 10_000;

/**
 * A browser keeps a worker's script that came damaged: one that did not even start is fetched past the cache. If it does not come, the start shows it.
 * @param {import("./engine/protocol.js").EngineStatus} status
 */
async function renewWorker(status) {
  if (status.state !== "failed" || status.error.code !== "worker_failed") return;
  const renewed = fetch(WORKER, { cache: "reload" }).then((response) => response.arrayBuffer()).catch(() => null);
  await Promise.race([renewed, new Promise((resolve) => setTimeout(resolve, RENEW_MS))]);
}

const storage = new Storage(
  (code) => session.notify(code, {}, "info"),
  (written) => session.writtenElsewhere(written),
);

const layer = /** @type {HTMLElement} */ (document.getElementById("motion"));
const motion = new MotionPlayer(layer, makeTile, makeNumber, sound);

/** @param {string} kind */
function makeTile(kind) {
  const tile = document.createElement("span");
  tile.className = kind === "marker" ? "tile marker" : "tile";
  tile.dataset.colour = kind;
  render(shownGame(store.get()).face(kind), tile);
  return tile;
}

/** @param {number} value */
function makeNumber(value) {
  const number = document.createElement("span");
  number.className = value < 0 ? "rising is-minus" : "rising is-plus";
  number.textContent = value < 0 ? `−${-value}` : `+${value}`;
  return number;
}

/** Of tiles that land, or of the end. */
function sound(isEnding = false) {
  if (!store.get().settings.sound) return;
  void (isEnding ? playEnding() : playLanding(shownGame(store.get()).material));
}

/**
 * Shows on the table what a Turn brought to a match: the one of the page, or a lesson's.
 * @param {() => import("./state/state.js").State} get
 * @returns {import("./state/session.js").Animator}
 */
const animatorOf = (get) => ({
  async play(_view, turn) {
    const { match, moment } = get();
    const { settings: { motion: speed } } = store.get();
    const game = shownGame(store.get());
    if (match) store.set({ announcement: game.announce(t, match.record, turn) });
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const isStill = speed === "off" || isReduced || document.hidden || isBeside() || moment !== null;
    if (isStill) sound();
    else await motion.play(game.motions(turn.events, isOpponents(match?.record)), SPEEDS[speed]);
    if (turn.over) sound(true);
    if (turn.over && match) noteSolo(match.record);
  },
  skip: () => motion.skip(),
});

const session = new Session(store, engine, storage, animatorOf(store.get));

/** Whose match the engine has on its table. */
let attending = session;

const moments = new Moments(store, engine);

/** @param {import("./state/record.js").MatchRecord} record */
function noteSolo(record) {
  const result = soloResult(record);
  if (!result) return;
  const solo = withResult(store.get().solo, result);
  saveSolo(solo);
  store.set({ solo });
}

/** Kept and shared matches have a state of their own, which comes with their screens. */
const library = lazily(async () => new (await import("./ui/share/index.js")).Library(store, session, engine, storage));
const sharing = lazily(async () => new (await import("./ui/share/index.js")).Sharing(store, session, engine, storage, await library(), moments));
store.subscribe(({ screen }) => {
  if (screen === "matches") void library();
  if (screen === "shared" || screen === "send") void sharing();
});

/**
 * Made when it is first asked for. @template T
 * @param {() => Promise<T>} make
 */
function lazily(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => (made ??= make());
}

// The first finished match of a day's deal is that day's result.
store.set({ daily: loadDaily() });
store.subscribe(({ match, daily }) => {
  const results = match ? noted(daily, match.record) : daily;
  if (results === daily) return;
  saveDaily(results);
  store.set({ daily: results });
});

watchDay(document, () => store.set({}));

/** A move that nobody at this screen made is shown so that eyes can follow it. @param {import("./state/record.js").MatchRecord} [record] */
function isOpponents(record) {
  const entry = record?.log.at(-1);
  return entry !== undefined && record?.seats[entry.player]?.kind === "level";
}

// ── What a person can want ────────────────────────────────────────────────────────────────────────

/** A word that needs no answer goes by itself. */
const COPIED_MS = 4000;

/** @type {import("./ui/games.js").Intents} */
const intents = {
  setup: (setup) => {
    saveSetup(setup);
    store.set({ setup });
  },
  begin: () => void session.begin(),
  playNow: () => void session.begin(quickSetup(store.get().setup)),
  again: () => void session.again(),
  resume: (id) => void session.resumeById(id),
  watch: (id) => void session.resumeById(id).then((isFound) => (isFound ? moments.look(0) : undefined)),
  daily: (game) => {
    const day = dayOf(Date.now());
    const begun = store.get().saved.filter(isOffered(store.get().games)).find((match) => match.daily === day && match.game === game)?.id ?? store.get().daily[game]?.[day]?.id;
    if (begun) return void session.resumeById(begun);
    const { setup, more } = dealOf(game, day, store.get().setup.seats.find((seat) => seat.kind === "human")?.name);
    void session.begin(setup, more);
  },
  library: (work) => void library().then(work),
  sharing: (work) => void sharing().then(work),
  // A page from a plain http address has no clipboard.
  copy: (text) => void (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(() => {
    session.notify("copied", {}, "info");
    setTimeout(() => session.dismiss("copied"), COPIED_MS);
  }, () => session.notify("not_copied", {}, "info")),
  leave: () => (isBeside() ? store.set({ screen: "table" }) : session.leave()),
  lift: () => void session.lift(),
  preview: (action) => void askPreview(store, engine, action),
  select: (selection) => store.set({ selection, hint: null, idea: 0, proposed: null, shown: null }), // the lines to choose from must be in sight
  play: (id) => {
    const { settings: { confirm }, proposed } = store.get();
    if (confirm && proposed !== id) store.set({ proposed: id });
    else void session.play(id);
  },
  confirm: () => {
    const { proposed } = store.get();
    if (proposed !== null) void session.play(proposed);
  },
  look: (at) => void moments.look(at),
  step: (by) => void moments.step(by),
  playOn: () => {
    const { moment } = store.get();
    if (moment) void session.goTo(moment.at);
  },
  undo: () => void session.undo().then(saySteps),
  redo: () => void session.redo().then(saySteps),
  hint: () => {
    const { hint, idea } = store.get();
    if (hint) intents.idea((idea + 1) % ideasOf(hint).length);
    else void session.hint().then(() => sayIdea());
  },
  idea: (idea) => {
    store.set({ idea, dialog: null });
    sayIdea();
    const { hint } = store.get();
    if (hint && idea > 0) intents.preview(ideasOf(hint)[idea].action); // that of the best one came with it
  },
  cancel: () => void session.cancel(),
  think: () => session.think(),
  show: (shown) => store.set({ shown }),
  dialog: (dialog) => store.set({ dialog }),
  settings: (change) => {
    const changed = { ...store.get().settings, ...change };
    saveSettings(changed);
    store.set({ settings: changed });
    void useLanguage();
  },
  retry: () => void renewWorker(store.get().engine).then(() => engine.start()),
  dismiss: (code) => session.dismiss(code),
  act: (name) => {
    if (name === "reload") void applyUpdate();
    if (name === "catchUp") void session.catchUp();
    if (name === "restoreMatch") intents.library((kept) => kept.restore());
  },
};

/** To those who don't see the table. */
function sayIdea(state = store.get()) {
  const words = ideaWords(state, t, gameOf(state), ideaShown(state));
  if (words) store.set({ announcement: words });
}

/** Where the match stands after moves were taken back, or made again. */
function saySteps() {
  const { match } = store.get();
  if (match?.turn) store.set({ announcement: shownGame(store.get()).announce(t, match.record, match.turn) });
}

/** The match is still on the table, and another screen in front of it. */
function isBeside() {
  const { match, screen } = store.get();
  return match !== null && screen !== "table";
}

watchKeys(store.get, intents, (key) => gameOf(store.get()).key?.(store.get(), intents, key) ?? false);
watchFirstTouch();
root.addEventListener("pointerdown", () => store.get().isAnimating && motion.skip());
watchTips();
watchDrags(layer, makeTile, () => intents.select(null));

// ── Drawing ───────────────────────────────────────────────────────────────────────────────────────

/** @type {import("./i18n/index.js").Translate} */
let t = (key) => key;
let spoken = "";
const focus = new FocusKeeper();

async function useLanguage() {
  const language = languageOf();
  if (language === spoken) return;
  const loaded = await loadLanguage(language);
  await new Promise((resolve) => setTimeout(resolve)); // to read all words is work enough for one task
  if (language !== languageOf()) return; // another one was chosen meanwhile
  t = loaded;
  spoken = language;
  document.documentElement.lang = language;
  document.title = t("title");
  store.set({});
}

/** @param {import("./state/state.js").State} state */
function draw(state) {
  const { dataset } = document.documentElement;
  dataset.engine = state.engine.state;
  dataset.theme = state.settings.theme;
  dataset.game = shownGame(state).id;
  paintBar();
  if (!spoken) return;
  const wasInside = focus.before();
  render(app(state, intents, t, spoken, screens), root);
  settle(state);
  focus.after(wasInside, state.selection, state.isBusy);
}

const screens = new Screens({ store, engine, intents, animatorOf, sayIdea, attend: (own) => { attending = own ?? session; } }, (screen) => {
  session.notify("network", { file: screen }, "error");
  intents.leave();
});

keepStorage(store, navigator.storage);
const readAddress = watchAddress(store, session, (what) => {
  const { setup, levels } = store.get();
  if (what === "last") void session.resumeLast();
  else if (Object.hasOwn(GAMES, what)) intents.setup(completeSetup({ ...setup, game: what }, GAMES[what].options, levels));
});

// ── Start ─────────────────────────────────────────────────────────────────────────────────────────

/** What was drawn has been shown. Nothing is shown of a page in the background. */
const frame = () => document.hidden ? null : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function start() {
  store.subscribe(draw);
  // On a later visit the worker is at work already. On a first one it would take the processor from the first drawing.
  const isWorking = "early" in window;
  if (isWorking) engine.start();
  await useLanguage();
  readAddress();
  await frame();
  if (!isWorking) engine.start();
  for (let parts = 1; parts <= PARTS; parts++, await frame()) store.set({ parts });
  document.documentElement.dataset.page = "ready";
  document.getElementById("broken")?.remove();
  void session.refreshSaved();
  void watchUpdates((news) => {
    session.notify("new_version", { list: news[spoken] ?? [] }, "info", { label: "notice-reload", intent: "reload" });
  });
}

/** For tests and the curious: nothing on the page depends on it. */
Object.assign(window, { tesserae: { engine, session, state: store.get } });

// The guard has looked at the browser; where it shows its message there is nothing to start.
if (document.documentElement.dataset.engine !== "failed") await start();
