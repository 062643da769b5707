import { z } from "zod";
import { tidy, tidyLine } from "~/platform/language/text";
import { LONGEST_SUBJECT, LONGEST_TEXT } from "./rules";

const BLANK = "Scrieți mesajul";
const text = z
  .string({ error: BLANK })
  .transform(tidy)
  .pipe(
    z
      .string()
      .min(1, BLANK)
      .max(LONGEST_TEXT, "Mesajul poate avea cel mult 5000 de caractere. Împărțiți-l sau atașați un document"),
  );

export const messageForm = z.object({ text });

export const openingForm = z.object({
  subject: z
    .string({ error: "Scrieți subiectul" })
    .transform(tidyLine)
    .pipe(
      z.string().min(1, "Scrieți subiectul").max(LONGEST_SUBJECT, "Subiectul poate avea cel mult 150 de caractere"),
    ),
  text,
});
