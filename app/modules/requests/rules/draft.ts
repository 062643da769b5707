import { CATEGORIES, type Category } from "~/modules/partners/rules/categories";
import { dateTime } from "~/platform/language/dates";
import { type CountyCode, countyByCode } from "~/platform/romania/counties";
import { type Budget, budgetText } from "./changes";
import { URGENCIES, type Urgency } from "./request";

/** What the form of a draft asks for. */
export type DraftContent = {
  title: string;
  category: Category;
  description: string;
  budgetMin: number | null;
  budgetMax: number | null;
  currency: Budget["currency"];
  deadlineAt: Date | null;
  county: CountyCode | null;
  urgency: Urgency | null;
  onlyPartnerId: string | null;
  sealed: boolean;
};

export const DRAFT_LABELS = {
  title: "Titlu",
  category: "Categorie",
  description: "Descriere",
  budget: "Bugetul",
  deadline: "Termen pentru răspunsuri",
  county: "Județul",
  urgency: "Urgență",
  recipients: "Cine răspunde",
  sealed: "Ofertele până la termen",
} as const;

/** A draft as people read it, under the labels of its form. */
export function draftInWords(content: DraftContent): Record<keyof typeof DRAFT_LABELS, string> {
  const { title, category, description, budgetMin, budgetMax, currency, deadlineAt, county, urgency } = content;
  return {
    title,
    category: CATEGORIES[category],
    description,
    budget: budgetText({ min: budgetMin, max: budgetMax, currency }),
    deadline: deadlineAt === null ? "" : dateTime(deadlineAt),
    county: county === null ? "" : countyByCode(county).name,
    urgency: urgency === null ? "" : URGENCIES[urgency].label,
    recipients: content.onlyPartnerId === null ? "Toți partenerii verificați" : "Numai partenerul ales",
    sealed: content.sealed ? "Sigilate" : "Deschise",
  };
}
