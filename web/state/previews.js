/**
 * What an action would bring, asked for when somebody wants to see it: AXIO has too many placements to tell all beforehand.
 * Answers are kept until the next Turn.
 */
import { EngineError } from "../engine/protocol.js";

/**
 * @param {import("./store.js").Store<import("./state.js").State>} store
 * @param {Pick<import("../engine/client.js").Engine, "ask">} engine
 * @param {number} action
 */
export async function askPreview(store, engine, action) {
  const rev = store.get().match?.turn?.rev;
  const known = () => (store.get().previews.rev === rev ? store.get().previews.facts : {});
  if (rev === undefined || action in known()) return;
  try {
    const { preview } = await engine.ask({ type: "preview", rev, action });
    if (store.get().match?.turn?.rev === rev) store.set({ previews: { rev, facts: { ...known(), [action]: preview } } });
  } catch (error) {
    // The table may have moved on meanwhile: then nobody waits for the answer.
    if (!(error instanceof EngineError) || error.code !== "stale_revision") throw error;
  }
}
