import { z } from "zod";
import { shapeOf } from "~/platform/form/field-shape";
import { choice, currency, optional, type Sum, sum, text, wholeNumber } from "~/platform/form/fields";
import { DURATION_UNIT_CODES, LONGEST_DURATION, unitIn, WRITTEN_UNITS } from "../rules/duration";
import { RESPONSE } from "../rules/response-fields";
import type { ResponseContent } from "../rules/response-form-values";
import { withOrderedSums } from "./sums";

/** A unit typed beside the duration is the one that is meant, whatever the list beside it says. */
const withTypedUnit = (fields: unknown): unknown => {
  const { duration } = fields as { duration?: unknown };
  const unit = typeof duration === "string" ? unitIn(duration) : null;
  return unit === null ? fields : { ...(fields as object), durationUnit: unit };
};

const responseFields = withOrderedSums(
  z.object({
    ...shapeOf(RESPONSE, {}),
    priceMin: optional(sum("prețul")),
    priceMax: optional(sum("prețul maxim")),
    currency,
    duration: wholeNumber("durata", 1, LONGEST_DURATION, WRITTEN_UNITS),
    durationUnit: choice(DURATION_UNIT_CODES, "zile, săptămâni sau luni"),
  }),
  { min: ["priceMin", "prețul minim"], max: ["priceMax", "prețul maxim"] },
).refine((value) => value.priceMin !== null || value.priceMax !== null, {
  when: ({ value }) => hasNoPrice(value),
  path: ["priceMin"],
  error: "Introduceți prețul",
});

/** A response and its later edits. One price is a range whose ends are equal. */
export const responseForm = z.preprocess(withTypedUnit, responseFields);

/** Both prices are empty. An unreadable price is undefined instead and has its own error. */
const hasNoPrice = (value: unknown): boolean => {
  const prices = value as { priceMin?: unknown; priceMax?: unknown };
  return prices.priceMin === null && prices.priceMax === null;
};

export const withdrawalForm = z.object({ text: optional(text("motivul", 1_000)) });

/** The price as stored: a single price is both minimum and maximum. */
export function chosenPrice(value: { priceMin: Sum | null; priceMax: Sum | null }): { min: number; max: number } {
  const min = value.priceMin?.minor ?? value.priceMax?.minor ?? 0;
  return { min, max: value.priceMax?.minor ?? min };
}

/** What is stored of the form. */
export function contentsIn({ priceMin, priceMax, ...said }: z.output<typeof responseForm>): ResponseContent {
  const { min, max } = chosenPrice({ priceMin, priceMax });
  return { ...said, priceMin: min, priceMax: max };
}
