import type { z } from "zod";
import { OTHER_CURRENCY, type Sum } from "~/platform/form/fields";

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

/** Requires minimum ≤ maximum, and no sum typed in a currency other than the chosen one. */
export function withOrderedSums<Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>, min: string, max: string) {
  return form
    .refine((value) => agrees(value, min), { ...always, error: OTHER_CURRENCY, path: [min] })
    .refine((value) => agrees(value, max), { ...always, error: OTHER_CURRENCY, path: [max] })
    .refine((value) => isOrdered(value, min, max), {
      ...always,
      error: "Suma maximă nu poate fi mai mică decât suma minimă",
      path: [max],
    });
}
