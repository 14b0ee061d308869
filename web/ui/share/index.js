/**
 * All that keeps and shares matches, its screens and their state, to be loaded as one: the parts use the same pieces, and one file
 * is smaller than the eight that they would be.
 */
export { Library } from "../../state/library.js";
export { Sharing } from "../../state/sharing.js";
export * as matches from "./matches.js";
export * as send from "./send.js";
export * as shared from "./shared.js";
