import type { z } from "zod";
import { otherCurrency, type Sum } from "~/platform/form/fields";

/** Runs the refinement although other fields have errors, so that all errors are shown together. */
const always = { when: () => true };

const sumIn = (value: unknown, name: string): Sum | null => {
  const sum = (value as Record<string, unknown> | null)?.[name];
  return typeof sum === "object" && sum !== null && "minor" in sum ? (sum as Sum) : null;
};

function agrees(value: unknown, name: string): boolean {
  const written = sumIn(value, name)?.currency ?? null;
  return written === null || written === (value as { currency?: unknown }).currency;
}

function isOrdered(value: unknown, min: string, max: string): boolean {
  const from = sumIn(value, min);
  const to = sumIn(value, max);
  return from === null || to === null || from.minor <= to.minor;
}

/** The fields of a range, and what each is called inside a sentence. */
type RangeFields = { min: readonly [field: string, name: string]; max: readonly [field: string, name: string] };

/** Requires minimum ≤ maximum, and no sum typed in a currency other than the chosen one. */
export function withOrderedSums<Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>, range: RangeFields) {
  const [min, minName] = range.min;
  const [max, maxName] = range.max;
  return form
    .refine((value) => agrees(value, min), { ...always, error: otherCurrency(minName), path: [min] })
    .refine((value) => agrees(value, max), { ...always, error: otherCurrency(maxName), path: [max] })
    .refine((value) => isOrdered(value, min, max), {
      ...always,
      error: `Scrieți ${maxName} cel puțin cât ${minName}`,
      path: [max],
    });
}
