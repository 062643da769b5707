import { z } from "zod";
import { email, line, text } from "~/platform/form/fields";
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

export type TicketInput = z.output<typeof ticketForm>;
