import { z } from "zod";
import { DURATION_UNIT_CODES, LONGEST_DURATION } from "../rules/duration";
import { choice, currency, optionalSum, optionalText, type Sum, text, withOrderedSums } from "./fields";

const WHOLE_NUMBER = `Durata este un număr întreg de la 1 la ${LONGEST_DURATION}`;

/** A response and its later edits. One price is a range whose ends are equal. */
export const responseForm = withOrderedSums(
  z.object({
    text: text({ name: "Răspunsul", empty: "Descrieți ce oferiți", most: 10_000 }),
    priceMin: optionalSum(),
    priceMax: optionalSum(),
    currency: currency(),
    duration: z
      .number({ error: (issue) => (issue.input === undefined ? "Introduceți durata" : WHOLE_NUMBER) })
      .int({ error: WHOLE_NUMBER })
      .min(1, { error: WHOLE_NUMBER })
      .max(LONGEST_DURATION, { error: WHOLE_NUMBER }),
    durationUnit: choice(DURATION_UNIT_CODES, "Alegeți zile, săptămâni sau luni", "Alegeți zile, săptămâni sau luni"),
    experience: optionalText({ name: "Experiența", most: 4_000 }),
  }),
  "priceMin",
  "priceMax",
).refine((value) => value.priceMin !== null || value.priceMax !== null, {
  when: ({ value }) => hasNoPrice(value),
  path: ["priceMin"],
  error: "Introduceți prețul",
});

/** Read but absent, unlike a price that could not be read. */
const hasNoPrice = (value: unknown): boolean => {
  const prices = value as { priceMin?: unknown; priceMax?: unknown };
  return prices.priceMin === null && prices.priceMax === null;
};

export const withdrawalForm = z.object({ text: optionalText({ name: "Motivul", most: 1_000 }) });

/** The price as it is stored: one sum stands for both ends. */
export function chosenPrice(value: { priceMin: Sum | null; priceMax: Sum | null }): { min: number; max: number } {
  const min = value.priceMin?.minor ?? value.priceMax?.minor ?? 0;
  return { min, max: value.priceMax?.minor ?? min };
}
