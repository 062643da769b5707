import { z } from "zod";
import type { LocalDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import { shapeOf } from "~/platform/form/field-shape";
import { choice, text } from "~/platform/form/fields";
import { DECISIONS } from "./rules/applications";
import { PROJECT } from "./rules/project-fields";
import { LONGEST_REASON } from "./rules/text";

/** Applications are taken until `today` or later, and for a year at most. */
export function exchangeForm(today: LocalDate, latest: LocalDate) {
  const shape = shapeOf(PROJECT, {});
  return z.object({
    ...shape,
    applicationsUntil: shape.applicationsUntil.refine(
      (until) => until >= today && until <= latest,
      "Alegeți o zi de azi înainte, cel mult peste un an",
    ),
  });
}

export const decisionForm = z.object({
  decision: choice(codesOf(DECISIONS), "decizia"),
  reason: text("mesajul către organizație", LONGEST_REASON),
});
