/**
 * What the screens of kept and shared matches have in common: a match in words and as a picture. Pure but for `save`.
 */
import { nothing } from "lit-html";
import { playerName } from "../common/names.js";
import { GAMES } from "../games.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Seat} Seat */

/**
 * Nothing, for a game that the page can't draw.
 * @param {string} game
 * @param {any} view
 */
export const picture = (game, view) => GAMES[game]?.picture?.(view) ?? nothing;

/** The tiles of all games: on these screens their pictures lie side by side. @param {string} shown  The game whose tiles are there already. */
export const sprites = (shown) => Object.values(GAMES).flatMap(({ id, sprite }) => (id === shown ? [] : [sprite]));

/**
 * Who played, and for how many points.
 * @param {Translate} t
 * @param {Seat[]} seats
 * @param {number[] | undefined} scores
 */
export const playersWords = (t, seats, scores) => seats.map((_, i) => {
  const name = playerName(t, seats, i);
  return scores ? `${name}:\u00a0${scores[i]}` : name;
}).join(" · ");

/**
 * @param {Translate} t
 * @param {Seat[]} seats
 * @param {number[] | null | undefined} winners
 */
export function winnersWords(t, seats, winners) {
  if (!winners?.length || seats.length === 1) return "";
  const names = winners.map((player) => playerName(t, seats, player));
  return names.length === 1 ? t("winner", { player: names[0] }) : t("winners", { players: names.join(", ") });
}

/** @param {Translate} t @param {string} game */
export const gameName = (t, game) => (game in GAMES ? t(`game-${game}`) : game);

/**
 * Lets the person save a text as a file.
 * @param {string} name
 * @param {string} text
 */
export function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it only after a while
}
