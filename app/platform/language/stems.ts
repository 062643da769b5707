import { ASSISTANT_IRREGULAR, IRREGULAR } from "./irregular-words";

const ENDING =
  /(iurilor|iurile|urilor|urile|ielor|iului|iilor|elui|eaua|ului|iuri|ilor|elor|iile|iele|uri|iul|iei|ile|ele|ul|ea|ei|ia|ie|ii|iu|a|e|i|u)$/;

/**
 * The stem of a folded word, as `f_stems` makes it in the database: the word without its longest ending (articles, plurals,
 * cases), with the letters folded that change in the plural. "capete" has the stems of "cap" and of "capăt".
 */
export const stemsOf = (folded: string): readonly string[] => stemsWith(IRREGULAR, folded);

/** As `stemsOf`, with the irregular words that the assistant's thresholds were read with. */
export const assistantStemsOf = (folded: string): readonly string[] => stemsWith(ASSISTANT_IRREGULAR, folded);

const stemsWith = (irregular: typeof IRREGULAR, folded: string): readonly string[] =>
  (irregular.get(folded) ?? withAndWithout(folded) ?? [cut(folded)]).map(evened);

/** Where a part of the word looks like an article: "satul" but "calcul", "bărbile" but "imobile". */
function withAndWithout(folded: string): string[] | null {
  if (/..(?<!i)ul$/.test(folded)) return [folded.slice(0, -2), folded];
  return /.bile$/.test(folded) ? [folded.slice(0, -3), folded.slice(0, -1)] : null;
}

const cut = (folded: string): string =>
  folded
    .replace(/z(i|ii|ile|ilor)$/, "d$1")
    .replace(/est(i|ii|ile|ilor)$/, "esc$1")
    .replace(ENDING, "");

const evened = (stem: string): string => stem.replaceAll("oa", "o").replaceAll("ea", "e").replaceAll("ia", "ie");
