import { phrases } from "~/platform/form/field-table";
import { LONGEST } from "./vocabulary";

/** How people call what a document or an act is about, without its own words: the assistant finds it by them too. */
export const EVERYDAY_WORDS = phrases("Cuvinte de zi cu zi", {
  most: LONGEST.everydayWords,
  longest: LONGEST.everydayWord,
  rows: 3,
  called: ["cuvânt sau expresie", "cuvinte sau expresii"],
  hint: "Cum spun oamenii, cu alte cuvinte decât textul: „hârtie de la taxe, bilet de voie”. Despărțite prin virgulă. Asistentul caută și după ele; cititorii nu le văd.",
});
