import { z } from "zod";
import { plural } from "~/platform/language/plural";
import { hasForbiddenCharacters, tidy } from "~/platform/language/text";
import { REJECTION_REASON_CODES, reasonText } from "../rules/rejection";

const MOST = 1000;
const NOT_TEXT = "Completați o singură dată, cu text";

/** Several lines that an author will read; null when nothing was written. */
const words = (name: string) =>
  z
    .string(NOT_TEXT)
    .refine((text) => !hasForbiddenCharacters(text), {
      error: "Conține caractere care nu pot fi păstrate",
      abort: true,
    })
    .overwrite(tidy)
    .max(MOST, `${name} poate avea cel mult ${plural(MOST, "caracter", "caractere")}`)
    .optional()
    .transform((written) => written || null);

export const approvalForm = z.object({ notes: words("Nota") });

/** A few sentences to start from, a text, or both; never neither. */
export const rejectionForm = z
  .object({
    reasons: z.array(z.enum(REJECTION_REASON_CODES, "Alegeți dintre motivele de mai jos")).default([]),
    reason: words("Motivul"),
  })
  .transform(({ reasons, reason }, context) => {
    const text = reasonText(reasons, reason);
    if (text !== "") return { reason: text };
    context.issues.push({
      code: "custom",
      message: "Scrieți motivul sau alegeți unul dintre cele frecvente",
      path: ["reason"],
      input: reason,
    });
    return z.NEVER;
  });

/** From the dashboard: the reason is welcome, not asked for. */
export const quickRejectionForm = z.object({ reason: words("Motivul") });
