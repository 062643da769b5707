import { IRREGULAR } from "./irregular-words";

const ENDING =
  /(iurilor|iurile|urilor|urile|ielor|iului|iilor|elui|eaua|ului|iuri|ilor|elor|iile|iele|uri|iul|iei|ile|ele|ul|ea|ei|ia|ie|ii|iu|a|e|i|u)$/;

/**
 * A folded word without its longest ending (articles, plurals, cases), as `f_stems` makes it in the database; the letters that
 * change in the plural are folded.
 */
export const stemOf = (folded: string): string =>
  IRREGULAR.get(folded) ??
  folded
    .replace(/z(i|ii|ile|ilor)$/, "d$1")
    .replace(/est(i|ii|ile|ilor)$/, "esc$1")
    .replace(ENDING, "")
    .replaceAll("oa", "o")
    .replaceAll("ea", "e")
    .replaceAll("ia", "ie");
