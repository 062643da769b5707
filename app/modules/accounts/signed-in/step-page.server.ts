import { z } from "zod";
import { draftOnPage } from "~/platform/form/draft.server";
import { type CodeChecks, shapeOf } from "~/platform/form/field-shape";
import type { FieldTable, ValuesOf } from "~/platform/form/field-table";
import { newFormKey } from "~/platform/form/once.server";
import { countTry, type Limit } from "~/platform/rate-limit/rate-limit.server";
import type { StepView, StepWords } from "~/ui/form/step-page";
import {
  type Asked,
  askedOf,
  type Posted,
  type PostedStep,
  type StepRoute,
  stepAt,
  takeForm,
} from "./posted-step.server";

/** A step with a page of its own, drawn by `StepPage`. */
type PagedStep<Table extends FieldTable, Did, Own extends object> = PostedStep<
  Posted & { value: ValuesOf<Table> },
  Did
> & {
  /** What the page says, and what only it shows. Throws for whoever may not take the step now. */
  page(asked: Asked): (StepWords & Own) | Promise<StepWords & Own>;
  /** What is asked; without it, only the confirmation. */
  fields?: Table;
  /** What the fields must be together, or more than their kind says. */
  rules?(form: z.ZodType<ValuesOf<Table>>): z.ZodType<ValuesOf<Table>>;
  /** How often a person may send the form. */
  limit?: Limit;
  /** What is typed is kept as a draft. */
  kept?: true;
};

type PageOfStep<Own extends object = object> = {
  open(route: StepRoute): Promise<StepView & Own>;
  take(route: StepRoute): ReturnType<typeof takeForm>;
};

/** Loader (`open`) and action (`take`) of a step with a page. */
export function stepPage<const Table extends FieldTable, Did, Own extends object>(
  step: PagedStep<Table, Did, Own>,
): PageOfStep<Own> {
  const { page, fields: table = {} as Table, rules, limit, kept } = step;
  const form = z.object(shapeOf(table, {} as CodeChecks<Table>)) as unknown as z.ZodType<ValuesOf<Table>>;
  const schema = rules?.(form) ?? form;
  return {
    async open(route) {
      const asked = askedOf(route);
      const words = await page(asked);
      const { draft, typed, formKey } = kept
        ? await draftOnPage(route.request, asked.actor.userId)
        : { draft: null, typed: null, formKey: newFormKey() };
      return { ...words, table, draft, typed, formKey };
    },
    take: (route) =>
      takeForm(
        route,
        async ({ actor }) => {
          if (limit) await countTry(limit, actor.userId);
          return schema;
        },
        step,
      ),
  };
}

/** Loader and action of a file whose routes each end in the key of their step. */
export const stepPages = (pages: Readonly<Record<string, PageOfStep>>) => ({
  loader: (route: StepRoute & { pattern: string }) => stepAt(pages, route.pattern).open(route),
  action: (route: StepRoute & { pattern: string }) => stepAt(pages, route.pattern).take(route),
});
