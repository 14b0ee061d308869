/**
 * Whose eyes the page looks with. In a game with hidden hands the engine must never be asked for more than the people at
 * the screen may see now, so that nothing of another's hand is in the page, its log or its storage. Pure.
 *
 * One person: always that seat, also while opponents play. Several people: whoever is to move, once they have lifted the
 * cover; until then, and while opponents play, an onlooker, who sees no hand. Opponents only: everything is open.
 *
 * A save holds the seed, and with it the whole deal: whoever replays it by hand can know everything. That is inherent in
 * a match that plays on without a server; what is kept here is that nobody sees it by looking at the page.
 *
 * @typedef {import("./record.js").MatchRecord} MatchRecord
 * @typedef {import("./state.js").Match} Match
 */

/** Sees only what everybody sees; as in `pyengine/core/game.py`. */
export const ONLOOKER = -1;

/** Games with hidden hands. The page must know before the engine has spoken. */
const HIDING = new Set(["axio"]);

/** The seats of people. @param {{seats: MatchRecord["seats"]}} record */
const people = ({ seats }) => seats.flatMap((seat, player) => (seat.kind === "level" ? [] : [player]));

/** Several people share the screen and have something to hide from each other. @param {Pick<MatchRecord, "game" | "seats">} record */
export const isShared = (record) => HIDING.has(record.game) && people(record).length > 1;

/**
 * What to send with a request that answers with a view: `{viewer}`, or nothing where nothing is hidden.
 * @param {Pick<MatchRecord, "game" | "seats">} record
 * @param {number | null} [looker]  Who sits in front of the screen with the cover lifted.
 * @returns {{viewer?: number | null}}
 */
export function eyes(record, looker = null) {
  if (!HIDING.has(record.game)) return {};
  const [only, ...others] = people(record);
  if (only === undefined) return { viewer: null };
  return { viewer: others.length === 0 ? only : (looker ?? ONLOOKER) };
}

/**
 * Who goes on looking when this player is to move: whoever looked before, if the turn is still theirs.
 * @param {number | null} looker
 * @param {number | null} toMove
 */
export const stillLooking = (looker, toMove) => (looker !== null && looker === toMove ? looker : null);

/**
 * The person whom the screen must be passed to before anything of their hand may be shown; null: nobody.
 * @param {Match | null} match
 * @returns {number | null}
 */
export function coveredFor(match) {
  const toMove = match?.turn?.to_move ?? null;
  if (!match || toMove === null || !isShared(match.record) || match.record.seats[toMove]?.kind === "level") return null;
  return match.looker === toMove ? null : toMove;
}

/**
 * How many moves can't be taken back any more, because a person has since seen what was hidden from the others: a hand
 * by lifting the cover, or the hand that another one showed.
 * @param {MatchRecord} record
 * @param {number | null} [lifter]  Who lifts the cover now.
 */
export function sealedMoves(record, lifter = null) {
  const { log, sealed = 0 } = record;
  if (!isShared(record)) return 0;
  const shown = log.findLastIndex(({ events }) => events.some((event) => event.type === "rack_shown")) + 1;
  const others = lifter === null ? 0 : log.findLastIndex(({ player }) => player !== lifter) + 1;
  return Math.max(sealed, shown, others);
}
