import { z } from "zod";
import { optional, text } from "~/platform/form/fields";
import { LONGEST } from "../rules/vocabulary";
import { resourceForm } from "./resource";

const may = (what: string, most: number) => optional(text(what, most)).transform((written) => written ?? "");

/** A new document as it is proposed, without its file. */
export const documentProposalForm = resourceForm
  .pick({ title: true, category: true, summary: true, basis: true })
  .extend({ body: may("conținutul", LONGEST.proposal) });

export const correctionForm = z.object({
  reason: text("ce este greșit", LONGEST.reason),
  words: may("textul propus", LONGEST.proposal),
});

/** With the number of the edition that was on the page. */
export const newCorrectionForm = correctionForm.extend({ edition: z.coerce.number().int().positive() });

export const rejectionForm = z.object({ rejection: text("motivul", LONGEST.reason) });
