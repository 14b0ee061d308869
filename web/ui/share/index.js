/**
 * All that keeps and shares matches, its screens and their state, to be loaded as one: the parts use the same pieces, and one file
 * is smaller than the eight that they would be.
 */
export { Library } from "../../state/library.js";
export { Sharing } from "../../state/sharing.js";
import { draw as drawMatches } from "./matches.js";
import { draw as drawSend } from "./send.js";
import { draw as drawShared } from "./shared.js";

/** Their sentences are among those of the page. */
const words = null;
export const matches = { words, draw: drawMatches };
export const send = { words, draw: drawSend };
export const shared = { words, draw: drawShared };
