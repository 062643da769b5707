import { tooLong } from "~/platform/form/fields";
import { type BodyLimits, WHOLE_PAGE } from "./body-bounds";

export type BodyProblem = "empty" | "long" | "marked";
export type BodySentences = Readonly<Record<BodyProblem, string>>;

/** Why a written text is refused. `what`: "articolului"; `two`: "două articole", into which a long one is divided. */
export const bodySentences = (what: string, two: string, { characters }: BodyLimits = WHOLE_PAGE): BodySentences => ({
  empty: `Scrieți conținutul ${what}`,
  long: `${tooLong("conținutul", characters)} sau împărțiți-l în ${two}`,
  marked: `Conținutul are prea multe paragrafe, liste sau cuvinte formatate. Împărțiți-l în ${two} sau simplificați formatarea`,
});
