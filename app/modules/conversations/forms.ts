import { z } from "zod";
import { tidy, tidyLine } from "~/platform/language/text";
import { LONGEST_SUBJECT, LONGEST_TEXT } from "./rules";

/** A text that is tidied before it is measured; only white space is the same as nothing. */
const written = (tidied: (text: string) => string, most: number, blank: string, long: string) =>
  z
    .string({ error: blank })
    .transform(tidied)
    .pipe(z.string({ error: blank }).min(1, blank).max(most, long));

const text = written(
  tidy,
  LONGEST_TEXT,
  "Scrieți mesajul",
  "Mesajul poate avea cel mult 5000 de caractere. Împărțiți-l sau atașați un document",
);

export const messageForm = z.object({ text });

export const openingForm = z.object({
  subject: written(tidyLine, LONGEST_SUBJECT, "Scrieți subiectul", "Subiectul poate avea cel mult 150 de caractere"),
  text,
});
