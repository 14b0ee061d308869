/**
 * One player's board: pattern lines, wall, floor and score. A function of the view, the actions and the selection.
 * Lines and floor are buttons for the player to move, also where the pick is refused: trying tells why.
 */
import { html, nothing } from "lit-html";
import { refusal, targets, tilings } from "./selection.js";
import { floorLabel, lineLabel, outcome, playerName, rowLabel } from "./words.js";

/** @typedef {import("./table.js").TableProps} TableProps */
/** @typedef {import("./types.js").Draft} Draft */

/**
 * @param {TableProps} props
 * @param {string} kind
 * @param {string} at
 * @param {string} [extra]
 */
const tile = ({ look: { face }, marks }, kind, at, extra = "") => html`<span class="tile ${extra} ${marks.has(at) ? "is-last" : ""}" data-tile data-slot data-colour=${kind} data-at=${at}>${face(kind)}</span>`;

/**
 * Minus as a real minus sign. Numbers on buttons are drawn by the style (`data-number`): the button's label says them in words.
 * @param {number} value
 */
const signed = (value) => (value < 0 ? `−${-value}` : `+${value}`);

/** @param {Draft | undefined} draft */
function gain(draft) {
  if (!draft) return nothing;
  const { completes, points, penalty } = draft.preview;
  return html`<span class="gain" aria-hidden="true">
    ${completes ? html`<span class="plus" data-number=${signed(points)}></span>` : nothing}
    ${penalty > 0 ? html`<span class="minus" data-number=${signed(-penalty)}></span>` : nothing}
  </span>`;
}

/**
 * Taken tiles that come to this line when the rest of their factory is handed out.
 * @param {import("./types.js").View} view
 * @param {number} player
 * @param {number} number
 */
function waiting(view, player, number) {
  const taken = view.to_move === player ? view.pending?.taken : undefined;
  return taken?.target === String(number) ? taken : null;
}

/**
 * @param {TableProps} props
 * @param {number} player
 * @param {number} number
 */
function line(props, player, number) {
  const { t, view, actions, selection, isActive, hint, proposed } = props;
  const { colour, count } = view.players[player].lines[number - 1];
  const isOwn = isActive && view.to_move === player && view.phase === "draft";
  const pick = isOwn ? selection?.pick : undefined;
  const to = `line-${number}`;
  const draft = targets(actions, pick).get(to);
  const coming = draft ? { colour: draft.colour, count: draft.preview.placed } : waiting(view, player, number);
  // Line n has n spaces, filled from the right: space 1 is the rightmost.
  const spaces = Array.from({ length: number }, (_, i) => number - i).map((space) => {
    const at = `line/${player}/${number}/${space}`;
    if (colour && space <= count) return tile(props, colour, at);
    if (coming && space <= count + coming.count) return tile(props, coming.colour, at, "is-ghost");
    return html`<span class="space" data-slot data-at=${at}></span>`;
  });
  const label = lineLabel(t, view.players[player].lines[number - 1], number);
  const body = html`<span class="spaces">${spaces}</span><span class="arrow">${draft ? gain(draft) : html`<span class="tip" aria-hidden="true">▸</span>`}</span>`;
  if (!isOwn) return html`<div class="line" role="img" aria-label=${label}>${body}</div>`;
  const reason = pick && !draft ? t(`refusal-${refusal(view, pick, number) ?? "unknown"}`, { colour: t(`colour-${pick.colour}`), line: number }) : "";
  const says = [label, draft ? outcome(t, draft.preview) : reason].filter(Boolean).join(". ");
  const isHinted = hint !== undefined && hint.to === to;
  const isProposed = proposed !== undefined && proposed.to === to;
  return html`<button type="button" class="line ${draft ? "is-legal" : ""} ${pick && !draft ? "is-refused" : ""} ${isHinted ? "is-hinted" : ""} ${isProposed ? "is-proposed" : ""}"
    aria-label=${says} aria-disabled=${!draft} tabindex=${pick ? 0 : -1} ?data-nav=${pick !== undefined} ?data-target=${draft !== undefined}
    @click=${() => props.onTarget(to)}>${body}</button>`;
}

/**
 * @param {TableProps} props
 * @param {number} player
 */
function wall(props, player) {
  const { t, look, view, actions, isActive } = props;
  const columns = isActive && view.to_move === player ? tilings(actions) : [];
  const lit = view.to_move === player && isActive
    ? [...targets(actions, props.selection?.pick).values()].filter((draft) => draft.preview.completes)
    : [];
  return view.players[player].wall.map((cells, r) => html`<div class="row" role="group" aria-label=${rowLabel(t, cells, r + 1)}>
    ${cells.map((colour, c) => {
      const at = `wall/${player}/${r + 1}/${c + 1}`;
      if (colour) return tile(props, colour, at);
      const offered = columns.find((action) => action.line === r + 1 && action.column === c + 1);
      if (offered) {
        const label = t("wall-choice", { row: r + 1, column: c + 1, points: offered.preview.points });
        const isProposed = props.proposed?.id === offered.id;
        const isHinted = props.hint?.id === offered.id;
        return html`<button type="button" class="cell is-legal ${isHinted ? "is-hinted" : ""} ${isProposed ? "is-proposed" : ""}" data-slot data-at=${at} data-nav data-target aria-label=${label}
          data-number=${signed(offered.preview.points)} @click=${() => props.onAction(offered.id)}></button>`;
      }
      const plan = view.plan?.[r][c];
      const isNext = plan !== undefined && lit.some((draft) => draft.to === `line-${r + 1}` && draft.colour === plan);
      return html`<span class="cell ${isNext ? "is-next" : ""}" data-slot data-at=${at} data-colour=${plan ?? ""}>${plan ? look.face(plan) : nothing}</span>`;
    })}
  </div>`);
}

/**
 * @param {TableProps} props
 * @param {number} player
 */
function floor(props, player) {
  const { t, view, actions, selection, isActive, hint, proposed } = props;
  const own = view.players[player];
  const isOwn = isActive && view.to_move === player && view.phase === "draft";
  const pick = isOwn ? selection?.pick : undefined;
  const draft = targets(actions, pick).get("floor");
  const spaces = view.floor_penalties.map((penalty, i) => {
    const at = `floor/${player}/${i + 1}`;
    const kind = own.floor[i];
    return html`<span class="place">
      ${kind ? tile(props, kind, at, kind === "marker" ? "marker" : "") : html`<span class="space" data-slot data-at=${at}></span>`}
      <span class="price" data-number=${signed(-penalty)}></span>
    </span>`;
  });
  const body = html`<span class="places">${spaces}</span><span class="arrow">${gain(draft)}</span>`;
  const label = floorLabel(t, own);
  if (!isOwn) return html`<div class="floor" role="img" aria-label=${label}>${body}</div>`;
  const says = [label, draft ? outcome(t, draft.preview) : ""].filter(Boolean).join(". ");
  return html`<button type="button" class="floor ${draft ? "is-legal" : ""} ${hint?.to === "floor" ? "is-hinted" : ""} ${proposed?.to === "floor" ? "is-proposed" : ""}" aria-label=${says}
    aria-disabled=${!draft} tabindex=${pick ? 0 : -1} ?data-nav=${pick !== undefined} ?data-target=${draft !== undefined}
    @click=${() => props.onTarget("floor")}>${body}</button>`;
}

/** With more than two players one board is large; a click on the name of another changes which. @param {TableProps} props @param {number} player */
const canGrow = ({ view, shown }, player) => view.players.length > 2 && shown !== player;

/**
 * The score, and on demand what it would be if the round ended now.
 * @param {TableProps} props
 * @param {number} player
 */
function standing(props, player) {
  const { t, view } = props;
  const score = html`<strong class="score" data-at="score/${player}">${t("score", { points: view.scores[player] })}</strong>`;
  if (view.phase === "over") return score;
  const id = `tip-standing-${player}`;
  return html`<button type="button" class="standing" data-tip=${id} aria-describedby=${id}>
      <span class="soon">${t("standing", { points: view.standing[player].score })}</span> ${score}</button>${standingWords(props, player, id)}`;
}

/**
 * Wall, floor and score if the round ended now.
 * @param {TableProps} props
 * @param {number} player
 * @param {string} id
 */
export function standingWords({ t, view, seats }, player, id) {
  const { wall, penalty, score } = view.standing[player];
  return html`<div class="words" id=${id} role="tooltip" popover="manual">${t("standing-words", { player: playerName(t, seats, player), wall, penalty, points: score })}</div>`;
}

/**
 * @param {TableProps} props
 * @param {number} player
 */
export function board(props, player) {
  const { t, look, view, seats, shown } = props;
  const isTurn = view.to_move === player;
  const name = playerName(t, seats, player);
  return html`<article class="board ${isTurn ? "is-turn" : ""} ${shown === player ? "is-shown" : ""}" aria-label=${t("board", { player: name })}>
    <header>
      <h2>${canGrow(props, player) ? html`<button type="button" class="grow" aria-label=${t("enlarge", { player: name })} @click=${() => props.onShow(player)}>${name}</button>` : name}</h2>
      ${view.marker === player ? html`<span class="tile marker starts" role="img" aria-label=${t("starts-next")} title=${t("starts-next")}>${look.face("marker")}</span>` : nothing}
      ${standing(props, player)}
    </header>
    <div class="grid">
      ${[1, 2, 3, 4, 5].map((number) => html`${line(props, player, number)}`)}
      <div class="wall">${wall(props, player)}</div>
    </div>
    <div class="base">${floor(props, player)}${look.berth(t, view, player)}</div>
  </article>`;
}
