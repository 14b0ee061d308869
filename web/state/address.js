/**
 * The page's places and their addresses, in the fragment: a reload, a link and "back" do what they say.
 * One table of routes; a new place is a new row. It knows no screen's content.
 *
 * @typedef {import("./state.js").Screen} Screen
 * @typedef {import("./state.js").State} State
 * @typedef {{screen: Screen, [part: string]: string}} Place
 *
 * @typedef {object} Route   `#key=first/second`, or `#key` alone. The last parts may be missing.
 * @property {Screen} screen
 * @property {string} key
 * @property {string[]} parts       What the values are called.
 * @property {boolean} [leavesTable]  The place needs the engine for itself: the match on the table waits in the storage.
 */

/** @type {Route[]} */
const ROUTES = [
  { screen: "start", key: "", parts: [] },
  { screen: "start", key: "play", parts: ["play"] }, // what an installed app opens: a game to set up, or "last"
  { screen: "table", key: "match", parts: ["match"] },
  { screen: "rules", key: "rules", parts: ["game", "paragraph"] },
  { screen: "tutorial", key: "tutorial", parts: ["game"], leavesTable: true },
  { screen: "matches", key: "matches", parts: [] },
  { screen: "matches", key: "file", parts: [] }, // one that is looked at, until a reload
  { screen: "shared", key: "share", parts: ["link"] },
  { screen: "send", key: "send", parts: ["match"] },
];

/**
 * Where a fragment leads. What nobody knows leads to the start.
 * @param {string} hash  "", "#rules=azul/floor", …
 * @returns {Place}
 */
export function readPlace(hash) {
  // Chats put marks behind a link, or cut it off. It has a checksum: what is there is read, or said to be damaged.
  const [isLink, link] = /^#share(?!\w)=?([\w-]*)/.exec(hash) ?? [];
  if (isLink) return { screen: "shared", link };
  const [, key, values] = /^#?(\w*)(?:=([\w/.~-]+))?$/.exec(hash) ?? [];
  const route = ROUTES.find((candidate) => candidate.key === key);
  const given = values?.split("/") ?? [];
  if (!route || given.length > route.parts.length || (route.parts.length && !given[0])) return { screen: "start" };
  const named = given.map((value, i) => [route.parts[i], value]);
  return { screen: route.screen, ...Object.fromEntries(named) };
}

/**
 * The fragment of a place: what a link to it names.
 * @param {Place} place
 */
export function writePlace(place) {
  if (place.screen === "shared" && place.link === undefined) return "#file";
  const route = ROUTES.find(({ screen }) => screen === place.screen);
  if (!route?.key) return "";
  const values = route.parts.map((part) => place[part]).filter(Boolean);
  return values.length ? `#${route.key}=${values.join("/")}` : `#${route.key}`;
}

/** The place that the state shows; null while a match on the table has no name yet. @param {State} state @returns {Place | null} */
function placeOf({ screen, place, match }) {
  if (screen !== "table") return { ...place, screen };
  return match && { screen, match: match.record.id };
}

/**
 * Keeps address and state together, in both directions.
 * @param {import("./store.js").Store<State>} store
 * @param {Pick<import("./session.js").Session, "leave" | "resumeById">} session
 * @param {(what: string) => void} play  A game's name, or "last": the match that was left.
 * @returns {() => void}  Goes where the address says.
 */
export function watchAddress(store, session, play) {
  /** What was last written or read; before that the address is the person's. */
  let addressed = "";
  const home = () => location.pathname + location.search;

  function read() {
    const place = readPlace(location.hash);
    const { match, screen } = store.get();
    store.set({ dialog: null }); // a link in it leads away from it
    if (place.screen === "table") {
      if (place.match === match?.record.id) store.set({ screen: "table" });
      else void resume(place.match);
    } else if (place.screen === "start") {
      if (screen !== "start" || match) session.leave();
      if (place.play) {
        history.replaceState(null, "", home());
        play(place.play);
      }
    } else {
      if (match && ROUTES.find((route) => route.screen === place.screen)?.leavesTable) session.leave();
      store.set({ screen: place.screen, place });
    }
  }

  /** @param {string} id */
  async function resume(id) {
    if (await session.resumeById(id)) return;
    history.replaceState(null, "", home());
    read();
  }

  /** @param {State} state */
  function write(state) {
    const place = placeOf(state);
    const fragment = place && writePlace(place);
    if (fragment === null || fragment === addressed) return;
    addressed = fragment;
    if (location.hash === fragment) return;
    const isNewPlace = location.hash === "";
    history[isNewPlace ? "pushState" : "replaceState"](null, "", home() + fragment);
  }

  addEventListener("popstate", read);
  store.subscribe(write);
  return read;
}
