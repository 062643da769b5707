import { PROJECT_STATUSES, type ProjectStatus } from "~/modules/communities/rules/vocabulary";
import { CATEGORIES, type Category } from "~/modules/partners/rules/categories";
import { exchangePath } from "~/modules/projects/rules/project-query";
import type { LocalDate } from "~/platform/calendar/local-date";
import { dateShort, dateTime, monthLong, monthShort } from "~/platform/language/dates";
import { formatNumber } from "~/platform/language/numbers";
import { plural } from "~/platform/language/plural";
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
  rows: { label: string; short?: string; value: number; href?: string }[];
  /** Of all rows. */
  total: number;
};

export type Snapshot = { id: string; day: LocalDate; takenAt: Date; figures: readonly Figure[] };
export type FiguresView = ReturnType<typeof figuresView>;
/** The totals of an earlier day, by their code. */
export type EarlierTotals = { day: LocalDate; totals: ReadonlyMap<string, number> };

const listOf = (code: TotalCode) => pick(TOTALS[code], "href", "list");

/** What the page says of a snapshot; `before`: the totals with which it is compared. */
export function figuresView(
  { takenAt, figures }: Pick<Snapshot, "takenAt" | "figures">,
  before: EarlierTotals | null = null,
) {
  const of = (series: Series) => figures.filter((figure) => figure.series === series);
  const months: Omit<Chart, "total"> = {
    title: "Proiecte pe luni",
    definition:
      "Proiectele comunităților după luna în care încep, în ultimele douăsprezece luni. Cele cu altă dată de început nu sunt aici.",
    ...listOf("projects"),
    of: "Luna",
    rows: of("month").map(({ code, value }) => {
      const day = `${code}-01` as LocalDate;
      return { label: monthLong(day), short: monthShort(day), value };
    }),
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
  const counted = new Map(of("total").map(({ code, value }) => [code, value]));
  return {
    takenAt: dateTime(takenAt),
    totals: of("total").map(({ code: text, value }) => {
      const code = text as TotalCode;
      const change = changeOf(code, value, before);
      const note = change ?? factOf(code, { counted, categories, states });
      return { code, ...TOTALS[code], value, change, note };
    }),
    months: whole(months),
    categories: whole(categories),
    states: whole(states),
  };
}

/** In the order of the reports. */
export const chartsOf = ({ months, categories, states }: FiguresView): Chart[] => [months, categories, states];

/** "+3 față de 31 oct. 2026"; null where nothing changed, or nothing is known of then. */
function changeOf(code: string, value: number, before: EarlierTotals | null): string | null {
  const then = before?.totals.get(code);
  if (before === null || then === undefined || then === value) return null;
  return `${value > then ? "+" : "−"}${formatNumber(Math.abs(value - then))} față de ${dateShort(before.day)}`;
}

type Counted = { counted: ReadonlyMap<string, number> } & Record<"categories" | "states", Pick<Chart, "rows">>;

/** A fact below the number in the strip, from the same figures; null where there is none. */
function factOf(code: TotalCode, { counted, categories, states }: Counted): string | null {
  const solved = counted.get("solved") ?? 0;
  const running = states.rows.find(({ label }) => label === PROJECT_STATUSES.in_progress)?.value ?? 0;
  const [most] = [...categories.rows].sort((one, other) => other.value - one.value);
  const facts: Partial<Record<TotalCode, string>> = {
    communities: "în director",
    partners: "de un administrator",
    projects: `${formatNumber(running)} în desfășurare`,
    ...(most && most.value > 0 ? { open_projects: `${formatNumber(most.value)} în ${most.label}` } : {}),
    articles: "aprobate",
    discussions: plural(solved, "rezolvată", "rezolvate"),
  };
  return facts[code] ?? null;
}

const whole = (chart: Omit<Chart, "total">): Chart => ({
  ...chart,
  total: chart.rows.reduce((sum, { value }) => sum + value, 0),
});
