import { CATEGORIES, isCategory } from "~/modules/partners/rules/categories";
import { parseLocalDate } from "~/platform/calendar/local-date";
import { type Defaults, textIn } from "~/platform/form/answers";
import { dateLong } from "~/platform/language/dates";
import { typedRange } from "~/platform/language/money";
import { countyByCode, isCountyCode } from "~/platform/romania/counties";
import { URGENCIES, type Urgency } from "./request";

/** The button that leads to the sending page after saving: its name and value. */
export const NEXT = "next";
export const SENDING = "sending";

export const DRAFT_LABELS = {
  title: "Titlu",
  category: "Categorie",
  description: "Descriere",
  budget: "Bugetul",
  deadline: "Termen pentru oferte",
  county: "Județul",
  urgency: "Urgență",
  recipients: "Cine răspunde",
  sealed: "Ofertele până la termen",
  criterion: "Criteriul de alegere",
} as const;

/** The values of a draft's form, saved or typed, as readable text by label. */
export function draftInWords(values: Defaults): Record<keyof typeof DRAFT_LABELS, string> {
  const text = (field: string) => textIn(values, field);
  const [category, county, urgency, day] = [text("category"), text("county"), text("urgency"), text("deadline")];
  const date = parseLocalDate(day);
  return {
    title: text("title"),
    category: isCategory(category) ? CATEGORIES[category] : category,
    description: text("description"),
    budget: typedRange(text("budgetMin"), text("budgetMax"), text("currency") === "EUR" ? "EUR" : "RON"),
    deadline: date === null ? day : `${dateLong(date)}, ${text("deadlineHour")}`,
    county: isCountyCode(county) ? countyByCode(county).name : county,
    urgency: isUrgency(urgency) ? URGENCIES[urgency].label : urgency,
    recipients: text("partner") === "" ? "Toți partenerii verificați" : "Numai partenerul ales",
    sealed: text("sealed") === "" ? "Deschise" : "Sigilate",
    criterion: text("criterion"),
  };
}

const isUrgency = (code: string): code is Urgency => Object.hasOwn(URGENCIES, code);
