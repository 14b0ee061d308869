/**
 * Master Chocolatier for the page: Azul's table with pralines, a box and the special factories. Only what differs.
 */
import { LOOK as AZUL, tableGame } from "../azul/index.js";
import { berth, more, seal } from "./discs.js";
import { moved } from "./motions.js";
import { face, sprite } from "./sprite.js";
import { COLOURS, followed, OWN_WORDS, told } from "./words.js";

/** @type {import("../azul/types.js").Look} */
export const LOOK = {
  ...AZUL,
  id: "chocolatier",
  material: "paper",
  options: [...AZUL.options, { name: "special_factories", values: [false, true] }],
  colours: COLOURS,
  sprite,
  face,
  words: OWN_WORDS,
  seal,
  berth,
  more,
  told,
  followed,
  moved,
};

export const chocolatier = tableGame(LOOK);
