import { z } from "zod";
import { choices, optional, text } from "~/platform/form/fields";
import { REJECTION_REASON_CODES, reasonText } from "../rules/rejection";

const note = (name: string) => optional(text(name, 1000));

export const approvalForm = z.object({ notes: note("nota") });

/** Chosen sentences, a written text, or both; at least one is required. */
export const rejectionForm = z
  .object({
    reasons: choices(REJECTION_REASON_CODES, "motivele"),
    reason: note("motivul"),
  })
  .transform(({ reasons, reason }, context) => {
    const said = reasonText(reasons, reason);
    if (said !== "") return { reason: said };
    context.issues.push({
      code: "custom",
      message: "Scrieți motivul sau alegeți unul dintre cele frecvente",
      path: ["reason"],
      input: reason,
    });
    return z.NEVER;
  });
