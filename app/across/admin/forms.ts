import { z } from "zod";
import { authorityKindCodes } from "~/modules/accounts/rules/authority";
import { choice, text } from "~/platform/form/fields";

/** Only authorities are of a kind. */
export const firmVerificationForm = z.object({
  checked: text("nota verificării", 1000, "Scrieți ce ați verificat"),
  kind: z.undefined().optional(),
});
export const authorityVerificationForm = firmVerificationForm.extend({
  kind: choice(authorityKindCodes, "felul autorității"),
});
export const reasonForm = z.object({ reason: text("motivul", 1000) });
