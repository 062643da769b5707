import { z } from "zod";
import { choice, email, line, text, wholeNumber } from "~/platform/form/fields";
import { SUBSCRIPTION_SOURCES } from "./rules";

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

/** What is added to a ticket, by its author or by the team. */
export const ticketMessageForm = z.object({ mesaj: text("mesajul", 5000) });

export const preparedAnswerForm = z.object({
  question: line("întrebarea", 200),
  answer: text("răspunsul", 3000),
  position: wholeNumber("locul în listă", 1, 999),
  place: choice(["support", "team"], "cine îl citește"),
});
export type PreparedAnswerInput = z.output<typeof preparedAnswerForm>;

/** What a reader says of an answer. */
export const opinionForm = z.object({ parere: choice(["da", "nu"], "dacă v-a ajutat") });

export type TicketInput = z.output<typeof ticketForm>;
