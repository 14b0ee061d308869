/**
 * How far the engine is: bytes and stages, or what went wrong and a way to try again.
 */
import { html, nothing } from "lit-html";
import { errorWords } from "./errors.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../games.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** @param {number} bytes */
const megabytes = (bytes) => Math.round(bytes / 100_000) / 10;

/**
 * @param {State} state
 * @param {Intents} intents
 * @param {Translate} t
 */
export function boot(state, intents, t) {
  const { engine } = state;
  if (engine.state === "ready") return nothing;
  if (engine.state === "failed") {
    const { code, params } = engine.error;
    return html`<section class="boot is-failed" role="alert">
      <h2>${t("boot-failed")}</h2>
      <p>${errorWords(t, code, params)}</p>
      <button type="button" class="button is-primary" @click=${intents.retry}>${t("try-again")}</button>
    </section>`;
  }
  const { stage = "runtime", loaded = 0, total = 0 } = engine.progress ?? {};
  const label = stage === "runtime" && total > 0
    ? t("boot-bytes", { loaded: megabytes(loaded), total: megabytes(total) })
    : t(`boot-${stage}`);
  return html`<section class="boot" aria-label=${t("boot")}>
    <label for="boot-progress">${label}</label>
    <progress id="boot-progress" max=${total || 1} .value=${total ? loaded : 0}></progress>
  </section>`;
}
