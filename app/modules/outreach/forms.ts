import { z } from "zod";
import { tidy, tidyLine } from "~/platform/language/text";
import { SUBSCRIPTION_SOURCES } from "./rules";

const ADDRESS = "Introduceți adresa de e-mail întreagă, de pildă nume@primarie.ro";

const email = z
  .string("Introduceți adresa de e-mail")
  .transform((text) => tidyLine(text).toLowerCase())
  .pipe(z.email(ADDRESS).max(254, ADDRESS));

const written = (tidied: (text: string) => string, empty: string, most: number) =>
  z.string(empty).overwrite(tidied).min(1, empty).max(most, `Cel mult ${most} de caractere`);

export const subscriptionForm = z.object({
  email,
  // Only for counting where people come from: whatever else is sent counts as the first.
  source: z.enum(SUBSCRIPTION_SOURCES).catch("landing"),
});

export const ticketForm = z.object({
  nume: written(tidyLine, "Introduceți numele", 200),
  email,
  subiect: written(tidyLine, "Introduceți subiectul", 150),
  mesaj: written(tidy, "Scrieți mesajul", 5000),
});

export type TicketInput = z.output<typeof ticketForm>;
