import { choice, text } from "~/platform/form/field-table";
import { REPORT_REASONS } from "./reports";
import { LONGEST_NOTE } from "./text";

const reason = choice("Motivul", "motivul", REPORT_REASONS);
const SIZE = { most: LONGEST_NOTE, rows: 4 };

/** What is asked of whoever reports a post, and of the ADMIN who hides it. */
export const REPORT = { reason, note: text("Ce este în neregulă", "explicația", SIZE) };
export const HIDING = {
  reason,
  note: text("Explicația", "explicația", {
    ...SIZE,
    hint: "O citește autorul, împreună cu motivul: ce anume încalcă regulile.",
  }),
};
