/**
 * What stays marked after a move: where tiles came from and where they went, by `data-at`. Pure.
 *
 * @param {import("../../state/record.js").LogEntry | undefined} entry
 * @returns {Set<string>}
 */
export function marksOf(entry) {
  /** @type {Set<string>} */
  const marks = new Set();
  for (const event of entry?.events ?? []) {
    const { player } = event;
    if (event.type === "tiles_taken") marks.add(event.from);
    else if (event.type === "tiles_moved") marks.add(`factory-${event.to_factory}`);
    else if (event.type === "slot_filled") marks.add(`slot/${player}`);
    else if (event.type === "tile_scored") marks.add(`wall/${player}/${event.row}/${event.column}`);
    else if (event.type === "marker_taken" && event.space !== null) marks.add(`floor/${player}/${event.space}`);
    else if (event.type === "tiles_dropped") for (const space of event.spaces) marks.add(`floor/${player}/${space}`);
    else if (event.type === "line_filled") {
      for (let space = event.total - event.count + 1; space <= event.total; space++) marks.add(`line/${player}/${event.line}/${space}`);
    }
  }
  return marks;
}
