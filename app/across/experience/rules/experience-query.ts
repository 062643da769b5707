import { CATEGORIES } from "~/modules/partners/rules/categories";
import { EXPERIENCE } from "~/modules/requests/rules/paths";
import { listQuery, oneOf, order, text } from "~/platform/form/list-query";
import { isCountyCode } from "~/platform/romania/counties";

/** What another authority has done. */
export const EXPERIENCE_KINDS = { request: "Solicitare finalizată", project: "Proiect finalizat" } as const;
export type ExperienceKind = keyof typeof EXPERIENCE_KINDS;

/** In lei, from the first amount to just below the second one. */
export const VALUE_BANDS = {
  "sub-30000": { from: 0, below: 30_000, label: "Sub 30.000 lei" },
  "30000-100000": { from: 30_000, below: 100_000, label: "De la 30.000 la 100.000 lei" },
  "100000-500000": { from: 100_000, below: 500_000, label: "De la 100.000 la 500.000 lei" },
  "peste-500000": { from: 500_000, below: null, label: "500.000 lei sau mai mult" },
} as const satisfies Record<string, { from: number; below: number | null; label: string }>;

export const EXPERIENCE_ORDERS = {
  recente: "Cele mai recente",
  valoare: "Valoare",
  durata: "Durată",
  oferte: "Oferte primite",
} as const;

export const experienceList = listQuery({
  text: text("cauta"),
  category: oneOf("categorie", CATEGORIES),
  county: oneOf("judet", isCountyCode),
  value: oneOf("valoare", VALUE_BANDS),
  order: order("ordine", EXPERIENCE_ORDERS),
});
export type ExperienceQuery = ReturnType<typeof experienceList.read>;
export const experiencePath = experienceList.addressAt(EXPERIENCE);

export const EXPERIENCES_PER_PAGE = 20;
