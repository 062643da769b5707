import { parseLocalDate } from "~/platform/calendar/local-date";
import { type Defaults, textIn } from "~/platform/form/answers";
import { dateLong } from "~/platform/language/dates";
import { typedRange } from "~/platform/language/money";

/** The button that leads to the sending page after saving: its name and value. */
export const NEXT = "next";
export const SENDING = "sending";

/** What a request says beside its table of fields. */
export const BESIDE_LABELS = {
  budget: "Bugetul",
  deadline: "Termen pentru oferte",
  recipients: "Cine răspunde",
} as const;

/** The same of a draft's form, saved or typed, as readable text by label. */
export function besideInWords(values: Defaults): Record<keyof typeof BESIDE_LABELS, string> {
  const text = (field: string) => textIn(values, field);
  const day = text("deadline");
  const date = parseLocalDate(day);
  return {
    budget: typedRange(text("budgetMin"), text("budgetMax"), text("currency") === "EUR" ? "EUR" : "RON"),
    deadline: date === null ? day : `${dateLong(date)}, ${text("deadlineHour")}`,
    recipients: text("partner") === "" ? "Toți partenerii verificați" : "Numai partenerul ales",
  };
}
