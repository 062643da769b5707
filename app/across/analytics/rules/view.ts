import { PROJECT_STATUSES, type ProjectStatus } from "~/modules/communities/rules/vocabulary";
import { CATEGORIES, type Category } from "~/modules/partners/rules/categories";
import { exchangePath } from "~/modules/projects/rules/project-query";
import type { LocalDate } from "~/platform/calendar/local-date";
import { dateLong, dateTime, monthLong } from "~/platform/language/dates";
import { pick } from "~/platform/pick";
import { type Figure, TOTALS, type TotalCode } from "./figures";
import type { Series } from "./series";

/** Rows of a chart and of the table beside it. */
export type Chart = {
  title: string;
  /** What is counted, and how. */
  definition: string;
  /** The public list of what is counted. */
  href: string;
  list: string;
  /** Head of the table's first column. */
  of: string;
  rows: { label: string; value: number; href?: string }[];
  /** Of all rows. */
  total: number;
};

export type Snapshot = { id: string; day: LocalDate; takenAt: Date; figures: readonly Figure[] };
export type FiguresView = ReturnType<typeof figuresView>;

const listOf = (code: TotalCode) => pick(TOTALS[code], "href", "list");

/** What the page says of a snapshot. */
export function figuresView({ takenAt, figures }: Pick<Snapshot, "takenAt" | "figures">) {
  const of = (series: Series) => figures.filter((figure) => figure.series === series);
  const months: Omit<Chart, "total"> = {
    title: "Proiecte pe luni",
    definition:
      "Proiectele comunităților după luna în care încep, în ultimele douăsprezece luni. Cele cu altă dată de început nu sunt aici.",
    ...listOf("projects"),
    of: "Luna",
    rows: of("month").map(({ code, value }) => ({ label: monthLong(`${code}-01` as LocalDate), value })),
  };
  const categories: Omit<Chart, "total"> = {
    title: "Proiecte la schimb pe categorii",
    definition: TOTALS.open_projects.definition,
    ...listOf("open_projects"),
    of: "Categoria",
    rows: of("category").map(({ code, value }) => ({
      label: CATEGORIES[code as Category],
      value,
      href: exchangePath({ category: code as Category }),
    })),
  };
  const states: Omit<Chart, "total"> = {
    title: "Proiecte pe stări",
    definition: "Proiectele comunităților după starea scrisă de comunitate.",
    ...listOf("projects"),
    of: "Starea",
    rows: of("state").map(({ code, value }) => ({ label: PROJECT_STATUSES[code as ProjectStatus], value })),
  };
  return {
    takenAt: dateTime(takenAt),
    takenOn: dateLong(takenAt),
    totals: of("total").map(({ code, value }) => ({ ...TOTALS[code as TotalCode], value })),
    charts: [months, categories, states].map((chart): Chart => ({ ...chart, total: sumOf(chart.rows) })),
  };
}

const sumOf = (rows: Chart["rows"]): number => rows.reduce((sum, { value }) => sum + value, 0);
