import { z } from "zod";
import { shapeOf } from "~/platform/form/field-shape";
import { choice, email, filled, line, text } from "~/platform/form/fields";
import { SUBSCRIPTION_SOURCES } from "./rules";
import { PREPARED_ANSWER } from "./rules/prepared-answer-fields";

export const subscriptionForm = z.object({
  email,
  // For statistics only; an unknown value counts as the first.
  source: z.enum(SUBSCRIPTION_SOURCES).catch("landing"),
});

export const ticketForm = z.object({
  nume: line("numele"),
  email,
  subiect: line("subiectul", 150),
  mesaj: text("mesajul", 5000),
});

/** What its author adds to a ticket. */
export const ticketMessageForm = z.object({ mesaj: text("mesajul", 5000) });
/** What the team answers, perhaps with an answer prepared before. */
export const ticketAnswerForm = z.object({ mesaj: filled(text("mesajul", 5000)) });

const prepared = shapeOf(PREPARED_ANSWER, {});

/** One that everybody reads has no place left to be filled in. */
export const preparedAnswerForm = z.object(prepared).superRefine(({ answer, place }, context) => {
  const read = place === "support" ? filled(prepared.answer).safeParse(answer) : null;
  for (const { message } of read?.error?.issues ?? []) context.addIssue({ code: "custom", path: ["answer"], message });
});

/** What a reader says of an answer. */
export const opinionForm = z.object({ parere: choice(["da", "nu"], "dacă v-a ajutat") });

export type TicketInput = z.output<typeof ticketForm>;
