import { z } from "zod";
import { shapeOf } from "~/platform/form/field-shape";
import { text } from "~/platform/form/fields";
import { CORRECTION, PROPOSED_DOCUMENT } from "../rules/proposal-fields";
import { LONGEST } from "../rules/vocabulary";

export const documentProposalForm = z.object(shapeOf(PROPOSED_DOCUMENT, {}));

export const correctionForm = z.object(shapeOf(CORRECTION, {}));

/** With the number of the edition that was on the page. */
export const newCorrectionForm = correctionForm.extend({ edition: z.coerce.number().int().positive() });

export const rejectionForm = z.object({ rejection: text("motivul", LONGEST.reason) });
