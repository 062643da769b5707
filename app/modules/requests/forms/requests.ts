import { z } from "zod";
import { CATEGORY_CODES } from "~/modules/partners/rules/categories";
import { atHour, type LocalDate } from "~/platform/calendar/local-date";
import { counties } from "~/platform/romania/counties";
import type { Budget } from "../rules/changes";
import { DEADLINE_HOURS, DEFAULT_HOUR, extensionProblem } from "../rules/deadline";
import { CANCELLATION_REASON_CODES } from "../rules/reason";
import { URGENCY_CODES } from "../rules/request";
import {
  choice,
  currency,
  line,
  optionalChoice,
  optionalDeadlineDay,
  optionalId,
  optionalSum,
  optionalText,
  type Sum,
  text,
  withOrderedSums,
} from "./fields";

const COUNTY_CODES = counties.map((county) => county.code);

/** The specification's sentence, which opens the summary when one of the three is missing. */
export const REQUEST_LEAD = {
  sentence: "Toate câmpurile sunt obligatorii",
  fields: ["title", "category", "description"],
} as const;

const description = () => text({ name: "Descrierea", empty: "Descrieți ce aveți nevoie", most: 10_000 });

const budget = () => ({ budgetMin: optionalSum(), budgetMax: optionalSum(), currency: currency() });

const deadline = (now: Date) => ({
  deadline: optionalDeadlineDay(now),
  deadlineHour: z.enum(DEADLINE_HOURS, { error: "Alegeți o oră din listă" }).default(DEFAULT_HOUR),
});

/** A new draft, and a draft edited. */
export const requestForm = (now: Date) =>
  withOrderedSums(
    z.object({
      title: line({ name: "Titlul", empty: "Introduceți titlul", most: 150 }),
      category: choice(CATEGORY_CODES, "Alegeți categoria", "Alegeți o categorie din listă"),
      description: description(),
      ...budget(),
      ...deadline(now),
      urgency: optionalChoice(URGENCY_CODES, "Alegeți o urgență din listă"),
      county: optionalChoice(COUNTY_CODES, "Alegeți un județ din listă"),
      partner: optionalId("Alegeți un partener din listă"),
      sealed: z.boolean({ error: "Bifați sau lăsați nebifat" }).default(false),
    }),
    "budgetMin",
    "budgetMax",
  );

/** The deadline may still be chosen while sending; none means the draft's, and without one there the default. */
export const sendForm = (now: Date) => z.object(deadline(now));

export const clarificationForm = z.object({
  text: text({ name: "Clarificarea", empty: "Scrieți clarificarea", most: 4_000 }),
});

export const extensionForm = (current: Date, now: Date) =>
  z
    .object({
      ...deadline(now),
      text: optionalText({ name: "Explicația", most: 1_000 }),
    })
    .refine((value) => value.deadline !== null, { path: ["deadline"], error: "Alegeți noul termen" })
    .refine((value) => value.deadline === null || problemOf(value, current, now) === null, {
      path: ["deadline"],
      error: (issue) => problemOf(issue.input as ChosenDeadline, current, now) ?? undefined,
    })
    .transform(({ text, ...chosen }) => ({ deadlineAt: chosenDeadline(chosen) ?? current, text }));

/** What changes after sending. Files are added by their own upload. */
export const editSentForm = withOrderedSums(
  z.object({
    description: description(),
    ...budget(),
    removedFiles: z.array(z.uuid({ error: "Alegeți un fișier din listă" }).toLowerCase()).default([]),
  }),
  "budgetMin",
  "budgetMax",
);

export const stillEvaluatingForm = z.object({ text: optionalText({ name: "Mesajul", most: 1_000 }) });

/** For a request that others know about; a draft is cancelled without a reason. */
export const cancelForm = z
  .object({
    reason: choice(CANCELLATION_REASON_CODES, "Alegeți motivul anulării", "Alegeți un motiv din listă"),
    reasonText: optionalText({ name: "Motivul", most: 1_000 }),
  })
  .refine(({ reason, reasonText }) => reason !== "other" || reasonText !== null, {
    path: ["reasonText"],
    error: "Scrieți motivul anulării",
  })
  .transform(({ reason, reasonText }) => ({ reason, text: reasonText }));

type ChosenDeadline = { deadline: LocalDate | null; deadlineHour: string };

export const chosenDeadline = ({ deadline, deadlineHour }: ChosenDeadline): Date | null =>
  deadline === null ? null : atHour(deadline, deadlineHour);

function problemOf(chosen: ChosenDeadline, current: Date, now: Date): string | null {
  const deadlineAt = chosenDeadline(chosen);
  return deadlineAt === null ? null : extensionProblem(deadlineAt, current, now);
}

/** The budget as it is stored: no currency without a sum. */
export function chosenBudget(value: { budgetMin: Sum | null; budgetMax: Sum | null; currency: "RON" | "EUR" }): Budget {
  const min = value.budgetMin?.minor ?? null;
  const max = value.budgetMax?.minor ?? null;
  return { min, max, currency: min === null && max === null ? null : value.currency };
}
