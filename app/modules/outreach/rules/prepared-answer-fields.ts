import { choice, line, text, type ValuesOf, whole } from "~/platform/form/field-table";
import { PREPARED_PLACES } from "../rules";

/** An answer prepared for questions that come again. */
export const PREPARED_ANSWER = {
  question: line("Întrebarea", "întrebarea", 200, { hint: "Așa cum o pune cine nu știe răspunsul." }),
  answer: text("Răspunsul", "răspunsul", { most: 3000, rows: 8 }),
  place: choice("Cine îl citește", "cine îl citește", PREPARED_PLACES, { empty: null }),
  position: whole("Locul în listă", "locul în listă", { least: 1, most: 999, units: [], hint: "1 este primul." }),
};
export type PreparedAnswerInput = ValuesOf<typeof PREPARED_ANSWER>;
