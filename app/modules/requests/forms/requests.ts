import { z } from "zod";
import { atHour, type LocalDate } from "~/platform/calendar/local-date";
import { shapeOf } from "~/platform/form/field-shape";
import { choice, currency, day, filled, idOf, optional, type Sum, sum, text } from "~/platform/form/fields";
import type { Budget } from "../rules/changes";
import { DEADLINE_HOURS, DEFAULT_HOUR, dayProblem, extensionProblem } from "../rules/deadline";
import { CANCELLATION_REASON_CODES } from "../rules/reason";
import { REQUEST } from "../rules/request-fields";
import { withOrderedSums } from "./sums";

/** The specification's sentence, which opens the summary when one of the three is missing. */
export const REQUEST_LEAD = {
  sentence: "Toate câmpurile sunt obligatorii",
  fields: ["title", "category", "description"],
} as const;

const fields = shapeOf(REQUEST, {});
const BUDGET = { min: ["budgetMin", "bugetul minim"], max: ["budgetMax", "bugetul maxim"] } as const;
const budget = { budgetMin: optional(sum("bugetul minim")), budgetMax: optional(sum("bugetul maxim")), currency };

const deadlineDay = (now: Date) =>
  day("termenul").superRefine((chosen, context) => {
    const problem = dayProblem(chosen, now);
    if (problem !== null) context.addIssue(problem);
  });

const deadlineHour = choice(DEADLINE_HOURS, "ora").default(DEFAULT_HOUR);

const deadline = (now: Date) => ({ deadline: optional(deadlineDay(now)), deadlineHour });

/** A new draft, and a draft edited. */
export const requestForm = (now: Date) =>
  withOrderedSums(
    z.object({
      ...fields,
      ...budget,
      ...deadline(now),
      partner: optional(idOf("partenerul")),
    }),
    BUDGET,
  );

/** The form of the sending page, which proposes the draft's deadline or the default one. */
export const sendForm = (now: Date) => z.object({ deadline: deadlineDay(now), deadlineHour });

export const extensionForm = (current: Date, now: Date) =>
  z
    .object({
      ...deadline(now),
      text: optional(text("explicația", 1_000)),
    })
    .refine((value) => problemOf(value, current, now) === null, {
      path: ["deadline"],
      error: (issue) => problemOf(issue.input as ChosenDeadline, current, now) ?? undefined,
    })
    .transform(({ text, ...chosen }) => ({ deadlineAt: chosenDeadline(chosen) ?? current, text }));

/** Fields that may change after sending. Files are uploaded apart from the schema. */
export const editSentForm = withOrderedSums(
  z.object({
    description: filled(fields.description),
    ...budget,
    removedFiles: z.array(idOf("fișierele")),
  }),
  BUDGET,
);

/** `replaced` is the offer that was accepted when the form was shown. */
export const replacementForm = z.object({
  response: idOf("oferta cu care continuați"),
  replaced: idOf("oferta acceptată"),
  reason: text("motivul schimbării", 1_000),
});

/** With the reason of the choice, where it has to be explained. */
export const acceptanceForm = (mustExplain: boolean) =>
  z.object({
    response: idOf("oferta"),
    reason: mustExplain
      ? text("motivul alegerii", 1_000, "Scrieți de ce alegeți această ofertă acum")
      : optional(text("motivul alegerii", 1_000)),
  });

/** For a sent request; a draft is cancelled without a reason. */
export const cancelForm = z
  .object({
    reason: choice(CANCELLATION_REASON_CODES, "motivul anulării"),
    reasonText: optional(text("motivul", 1_000)),
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
  return deadlineAt === null ? "Alegeți noul termen" : extensionProblem(deadlineAt, current, now);
}

/** The budget as stored: without a sum the currency is null. */
export function chosenBudget(value: { budgetMin: Sum | null; budgetMax: Sum | null; currency: "RON" | "EUR" }): Budget {
  const min = value.budgetMin?.minor ?? null;
  const max = value.budgetMax?.minor ?? null;
  return { min, max, currency: min === null && max === null ? null : value.currency };
}
