/**
 * What players are called: by their own name, else by their number and level. Pure.
 *
 * @param {import("../../i18n/index.js").Translate} t
 * @param {{[player: number]: import("../../state/state.js").Seat}} seats
 * @param {number} player
 */
export function playerName(t, seats, player) {
  const seat = seats[player];
  if (seat?.name) return seat.name;
  const number = { number: player + 1 };
  return seat?.kind === "level" ? t("player-level", { ...number, level: t(`level-${seat.level}`) }) : t("player", number);
}
