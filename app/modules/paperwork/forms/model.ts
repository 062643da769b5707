import { z } from "zod";
import { shapeOf } from "~/platform/form/field-shape";
import { tick } from "~/platform/form/fields";
import { DRAFT } from "../rules/model-fields";
import { factProblem, readParts } from "../rules/model-text";

/** A field in which only facts that exist may be named. */
const said = (field: z.ZodType<string>, problemOf: (written: string) => string | null) =>
  field.superRefine((written, context) => {
    const problem = problemOf(written);
    if (problem !== null) context.addIssue(problem);
  });

const sentence = (problem: string | null): string | null =>
  problem === null ? null : problem.charAt(0).toLocaleUpperCase("ro") + problem.slice(1);

const { note, ...shape } = shapeOf(DRAFT, {});
const texts = {
  ...shape,
  subtitle: said(shape.subtitle, (written) => sentence(factProblem(written))),
  text: said(shape.text, (written) => readParts(written).problem),
};

export const draftForm = z.object({ ...texts, note });

export const copyForm = z.object({ ...texts, isUpToDate: tick });
