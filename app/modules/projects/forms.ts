import { z } from "zod";
import { CATEGORY_CODES } from "~/modules/partners/rules/categories";
import type { LocalDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import { choice, day, line, optional, otherCurrency, sum, text } from "~/platform/form/fields";
import { DECISIONS } from "./rules/applications";
import { PRIORITIES } from "./rules/exchange";
import { LONGEST_APPLICATION, LONGEST_DESCRIPTION, LONGEST_REASON, LONGEST_TITLE } from "./rules/text";

/** In bani, of a sum in lei. */
const budget = sum("bugetul")
  .refine(({ currency }) => currency !== "EUR", otherCurrency("bugetul"))
  .transform(({ minor }) => minor);

/** Applications are taken until `today` or later, and for a year at most. */
export const exchangeForm = (today: LocalDate, latest: LocalDate) =>
  z.object({
    title: line("titlul proiectului", LONGEST_TITLE),
    description: text("descrierea", LONGEST_DESCRIPTION),
    category: choice(CATEGORY_CODES, "categoria"),
    budget,
    priority: choice(codesOf(PRIORITIES), "prioritatea"),
    applicationsUntil: day("ultima zi pentru aplicații").refine(
      (until) => until >= today && until <= latest,
      "Alegeți o zi de azi înainte, cel mult peste un an",
    ),
    privateText: optional(text("descrierea care nu este publică", LONGEST_DESCRIPTION)),
  });
export type ExchangeInput = z.output<ReturnType<typeof exchangeForm>>;

export const applicationForm = z.object({ text: text("aplicația", LONGEST_APPLICATION) });

export const decisionForm = z.object({
  decision: choice(codesOf(DECISIONS), "decizia"),
  reason: text("mesajul către organizație", LONGEST_REASON),
});

export const hidingForm = z.object({ reason: text("motivul", LONGEST_REASON) });

export const closingForm = z.object({ reason: text("mesajul către cei care au aplicat", LONGEST_REASON) });
