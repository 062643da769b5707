import { z } from "zod";
import { authorityKindCodes } from "~/modules/accounts/rules/authority";
import { tidy } from "~/platform/language/text";

const LONGEST = 1000;

/** A text that somebody will read as the reason of a decision. */
const words = (empty: string) =>
  z.string(empty).overwrite(tidy).min(1, empty).max(LONGEST, `Scrieți cel mult ${LONGEST} de caractere`);

/** Only authorities are of a kind. */
export const firmVerificationForm = z.object({
  checked: words("Scrieți ce ați verificat"),
  kind: z.undefined().optional(),
});
export const authorityVerificationForm = firmVerificationForm.extend({
  kind: z.enum(authorityKindCodes, "Alegeți felul autorității"),
});
export const reasonForm = z.object({ reason: words("Scrieți motivul") });
