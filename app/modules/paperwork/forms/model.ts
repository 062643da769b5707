import { z } from "zod";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { day, line, text, tick } from "~/platform/form/fields";
import { MOST } from "../rules/model-form";
import { factProblem, readParts } from "../rules/model-text";

/** A field in which only facts that exist may be named. */
const said = (field: z.ZodType<string>, problemOf: (written: string) => string | null) =>
  field.superRefine((written, context) => {
    const problem = problemOf(written);
    if (problem !== null) context.addIssue(problem);
  });

const sentence = (problem: string | null): string | null =>
  problem === null ? null : problem.charAt(0).toLocaleUpperCase("ro") + problem.slice(1);

const texts = {
  title: line("titlul", MOST.title),
  subtitle: said(line("subtitlul", MOST.title), (written) => sentence(factProblem(written))),
  legalBasis: line("temeiul legal", MOST.legalBasis),
  text: said(text("modelul", MOST.text), (written) => readParts(written).problem),
};

export const draftForm = z.object({ ...texts, note: line("ce s-a schimbat", MOST.note, "Scrieți ce s-a schimbat") });

export const copyForm = z.object({ ...texts, isUpToDate: tick });

export const verificationForm = z.object({
  jurist: line("numele juristului", MOST.jurist),
  verifiedOn: day("data").refine((on) => on <= localDateOf(now()), "Scrieți o dată care nu este în viitor"),
});
