import { PROJECT_STATUSES, type ProjectStatus } from "~/modules/communities/rules/vocabulary";
import { CATEGORIES, type Category } from "~/modules/partners/rules/categories";
import { exchangePath } from "~/modules/projects/rules/project-query";
import type { LocalDate } from "~/platform/calendar/local-date";
import { dateLong, dateTime, monthLong } from "~/platform/language/dates";
import { type Figure, TOTALS, type TotalCode } from "./figures";
import type { Series } from "./series";

/** Rows of a chart and of the table beside it. */
export type Chart = {
  title: string;
  /** What is counted, and how. */
  definition: string;
  /** Head of the table's first column. */
  of: string;
  rows: { label: string; value: number; href?: string }[];
};

export type Snapshot = { takenAt: Date; figures: readonly Figure[] };
export type FiguresView = ReturnType<typeof figuresView>;

/** What the page says of a snapshot. */
export function figuresView({ takenAt, figures }: Snapshot) {
  const of = (series: Series) => figures.filter((figure) => figure.series === series);
  const months: Chart = {
    title: "Proiecte pe luni",
    definition:
      "Proiectele comunităților după luna în care încep, în ultimele douăsprezece luni. Cele cu altă dată de început nu sunt aici.",
    of: "Luna",
    rows: of("month").map(({ code, value }) => ({ label: monthLong(`${code}-01` as LocalDate), value })),
  };
  const categories: Chart = {
    title: "Proiecte la schimb, pe categorii",
    definition: "Proiectele din Schimbul de proiecte, fără cele încheiate sau suspendate.",
    of: "Categoria",
    rows: of("category").map(({ code, value }) => ({
      label: CATEGORIES[code as Category],
      value,
      href: exchangePath({ category: code as Category }),
    })),
  };
  const states: Chart = {
    title: "Proiecte pe stări",
    definition: "Proiectele comunităților după starea scrisă de comunitate.",
    of: "Starea",
    rows: of("state").map(({ code, value }) => ({ label: PROJECT_STATUSES[code as ProjectStatus], value })),
  };
  return {
    takenAt: dateTime(takenAt),
    takenOn: dateLong(takenAt),
    totals: of("total").map(({ code, value }) => ({ ...TOTALS[code as TotalCode], value })),
    charts: [months, categories, states],
  };
}
