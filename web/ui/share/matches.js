/**
 * The screen of all kept matches: continue, watch, share, rename, delete, files.
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { momentWords } from "../../i18n/index.js";
import { versionOf, viewOf } from "../../state/summary.js";
import { refusalWords } from "../common/errors.js";
import { icon } from "../common/icons.js";
import { gameName, picture, playersWords, save, sprites, winnersWords } from "./parts.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Summary} Summary */
/** @typedef {import("../games.js").Intents} Intents */

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 */
export function draw(state, intents, t) {
  const { list, rows } = state.library;
  const left = (list?.length ?? 0) - rows;
  return html`${sprites("azul")}
    <div class="shelf">
      <header class="shelf-top">
        <h2>${t("matches")}</h2>
        <label class="button">${t("matches-add")}<input type="file" name="file" class="unseen" accept=".json,application/json" @change=${(/** @type {any} */ event) => importFile(event.target, intents)}></label>
        ${list?.length ? html`<button type="button" class="button" @click=${() => exportFile(intents)}>${t("matches-export")}</button>` : nothing}
      </header>
      ${report(state, t)}
      ${list?.length === 0 ? html`<p>${t("matches-empty")}</p>` : nothing}
      <ul class="kept-list">${repeat(list?.slice(0, rows) ?? [], ({ id }) => id, (match) => row(state, intents, t, match))}</ul>
      ${left > 0 ? html`<button type="button" class="button is-wide" @click=${() => intents.library((library) => library.more())}>${t("matches-more", { count: left })}</button>` : nothing}
    </div>`;
}

/**
 * What an import under way, or the last one, has to say.
 * @param {State} state
 * @param {Translate} t
 */
function report({ library: { progress, report: found, refusal } }, t) {
  return html`<div class="report" role="status">
    ${progress ? html`<label>${t("import-progress", { done: progress.done + 1, total: progress.total })}<progress max=${progress.total} .value=${progress.done}></progress></label>` : nothing}
    ${refusal ? html`<p class="is-refused" data-code=${refusal.code}>${refusalWords(t, refusal)}</p>` : nothing}
    ${found ? html`<p>${t("import-kept", { count: found.kept })}</p>` : nothing}
    ${found?.unkept ? html`<p class="is-refused">${t("import-unkept", { count: found.unkept })}</p>` : nothing}
    ${found?.known ? html`<p>${t("import-known", { count: found.known })}</p>` : nothing}
    ${found?.refused.map(({ number, refusal: each }) => html`<p class="is-refused" data-code=${each.code}>${t("import-refused", { number, why: refusalWords(t, each) })}</p>`)}
  </div>`;
}

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 * @param {Summary} match
 */
function row(state, intents, t, match) {
  const { id, game, name, over, seats, winners, time, moves, daily } = match;
  const view = viewOf(match);
  const title = name ?? gameName(t, game);
  const facts = [name && gameName(t, game), momentWords(time), t("match-moves", { count: moves }), daily && t("match-daily", { day: daily })];
  const change = (/** @type {(library: import("../../state/library.js").Library) => unknown} */ work) => intents.library(work);
  return html`<li class="kept" data-match=${id}>
    <div class="frame">${picture(game, view)}</div>
    <div class="about">
      <h3>${title}</h3>
      <p>${playersWords(t, seats, view?.scores)}</p>
      <p class="facts">${facts.filter(Boolean).join(" · ")}</p>
      ${over ? html`<p class="facts">${winnersWords(t, seats, winners)}</p>` : nothing}
      ${rulesNote(state, t, match)}
    </div>
    <div class="does">
      ${over
        ? html`<button type="button" class="button is-primary" aria-label="${t("match-watch")}: ${title}" @click=${() => intents.watch(id)}>${t("match-watch")}</button>`
        : html`<button type="button" class="button is-primary" aria-label="${t("continue")}: ${title}" @click=${() => intents.resume(id)}>${t("continue")}</button>`}
      <details class="kept-more">
        <summary class="icon" aria-label=${t("match-more", { match: title })} title=${t("match-more", { match: title })}>${icon("more")}</summary>
        <div class="menu">
          <label class="field"><span>${t("match-name")}</span>
            <input type="text" maxlength="40" autocomplete="off" .value=${name ?? ""} @change=${(/** @type {any} */ event) => change((library) => library.rename(id, event.target.value))}></label>
          <div class="menu-buttons">
            ${over || moves === 0 ? nothing : html`<button type="button" class="button" @click=${() => intents.watch(id)}>${t("match-watch")}</button>`}
            <a class="button" href="#send=${id}">${t("share")}</a>
            <button type="button" class="button" @click=${() => exportFile(intents, id)}>${t("match-file")}</button>
            <button type="button" class="button is-danger" @click=${() => change((library) => library.remove(id))}>${t("match-delete")}</button>
          </div>
        </div>
      </details>
    </div>
  </li>`;
}

/**
 * A match of other rules says beforehand what will become of it.
 * @param {State} state
 * @param {Translate} t
 * @param {Summary} match
 */
function rulesNote({ games }, t, { game, rules_version, refused }) {
  const current = versionOf(games)(game);
  if (rules_version === current) return nothing;
  return html`<p class="facts is-refused">${t(rules_version > current ? "match-newer_rules" : refused === current ? "error-outdated_rules_version" : "match-older_rules")}</p>`;
}

/** @param {HTMLInputElement} input @param {Intents} intents */
function importFile(input, intents) {
  const [file] = input.files ?? [];
  input.value = ""; // the same file may be chosen again
  if (!file) return;
  intents.library(async (library) => {
    const alone = await library.importFile(file);
    if (alone) intents.sharing((sharing) => sharing.showFile(alone));
  });
}

/** @param {Intents} intents @param {string} [id] */
const exportFile = (intents, id) => intents.library(async (library) => {
  save(`tesserae-${new Date().toISOString().slice(0, 10)}${id ? `-${id.slice(0, 8)}` : ""}.json`, await library.exported(id));
});
