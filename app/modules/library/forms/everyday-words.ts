import { LONGEST } from "../rules/vocabulary";
import { phrases } from "./phrases";

/** How people call what a document or an act is about, without its own words. */
export const everydayWords = phrases({
  most: LONGEST.everydayWords,
  longest: LONGEST.everydayWord,
  sentence: `Scrieți cel mult ${LONGEST.everydayWords} de cuvinte sau expresii, despărțite prin virgulă, fiecare de cel mult ${LONGEST.everydayWord} de caractere`,
});
