import { BLOG } from "~/modules/articles/rules/blog";
import { DIRECTORY } from "~/modules/communities/rules/paths";
import { PROJECT_STATUSES, type ProjectStatus } from "~/modules/communities/rules/vocabulary";
import { forumPath } from "~/modules/forum/rules/category-pages";
import { FORUM } from "~/modules/forum/rules/paths";
import { CATEGORY_CODES, type Category } from "~/modules/partners/rules/categories";
import { EXCHANGE } from "~/modules/projects/rules/paths";
import { addDays, type LocalDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import type { Series } from "./series";

type Total = {
  label: string;
  /** What exactly is counted. */
  definition: string;
  /** The public list that is counted. */
  href: string;
  list: string;
};

/** The totals, in the order of their cards. */
export const TOTALS = {
  communities: {
    label: "Comunități",
    definition: "Comunitățile din director, fără datele de test.",
    href: DIRECTORY,
    list: "Vezi comunitățile",
  },
  partners: {
    label: "Parteneri verificați",
    definition: "Firmele din director, verificate de un administrator.",
    href: "/parteneri",
    list: "Vezi partenerii",
  },
  projects: {
    label: "Proiecte ale comunităților",
    definition: "Proiectele de pe paginile comunităților din director, în orice stare.",
    href: DIRECTORY,
    list: "Vezi comunitățile și proiectele lor",
  },
  open_projects: {
    label: "Proiecte la schimb",
    definition: "Proiectele din Schimbul de proiecte, fără cele încheiate sau suspendate.",
    href: EXCHANGE,
    list: "Vezi proiectele deschise",
  },
  articles: {
    label: "Articole publicate",
    definition: "Articolele din blog, aprobate de un administrator.",
    href: BLOG,
    list: "Vezi articolele",
  },
  discussions: {
    label: "Discuții publice",
    definition: "Discuțiile forumului pe care le poate citi oricine.",
    href: FORUM,
    list: "Vezi discuțiile",
  },
  solved: {
    label: "Discuții rezolvate",
    definition: "Discuțiile publice în care un răspuns este marcat ca soluție.",
    href: forumPath({ order: "rezolvate" }),
    list: "Vezi discuțiile rezolvate",
  },
} as const satisfies Record<string, Total>;
export type TotalCode = keyof typeof TOTALS;
const TOTAL_CODES = codesOf(TOTALS);

/** A number of a snapshot. The code is that of a total, of a project's status, of a month ("2026-11") or of a category. */
export type Figure = { series: Series; code: string; value: number };

const MONTHS = 12;

/** The last twelve months, the current one last: "2026-11". */
export function lastMonths(day: LocalDate): string[] {
  const months = [day.slice(0, 7)];
  while (months.length < MONTHS) months.unshift(addDays(`${months[0]}-01` as LocalDate, -1).slice(0, 7));
  return months;
}

export type Counted = {
  totals: Record<TotalCode, number>;
  states: ReadonlyMap<ProjectStatus, number>;
  months: ReadonlyMap<string, number>;
  categories: ReadonlyMap<Category, number>;
};

const STATE_CODES = codesOf(PROJECT_STATUSES);

/** All numbers of a snapshot taken on this day; what was not met is 0. */
export function figuresOf({ totals, states, months, categories }: Counted, day: LocalDate): Figure[] {
  const series = <Code extends string>(name: Series, codes: readonly Code[], values: ReadonlyMap<Code, number>) =>
    codes.map((code) => ({ series: name, code, value: values.get(code) ?? 0 }));
  return [
    ...TOTAL_CODES.map((code) => ({ series: "total" as const, code, value: totals[code] })),
    ...series("state", STATE_CODES, states),
    ...series("month", lastMonths(day), months),
    ...series("category", CATEGORY_CODES, categories),
  ];
}
