import { CATEGORIES } from "~/modules/partners/rules/categories";
import { listQuery, oneOf, order, text } from "~/platform/form/list-query";
import { BUDGET_BANDS, EXCHANGE_STATUSES, type ExchangeStatus, PRIORITIES, type Priority } from "./exchange";
import { EXCHANGE } from "./paths";

/** The specification's sorts. */
export const PROJECT_ORDERS = {
  noi: "Cele mai noi",
  termen: "Termen",
  buget: "Buget",
  aplicatii: "Aplicații",
} as const;

/** A closed project is in no list. */
const { closed: _closed, ...listed } = EXCHANGE_STATUSES;
export const LISTED_STATUSES: Readonly<Record<Exclude<ExchangeStatus, "closed">, string>> = listed;

/** A checkbox for each priority: several may be on. */
const YES = { da: true } as const;

export const projectList = listQuery({
  text: text("cauta"),
  category: oneOf("categorie", CATEGORIES),
  budget: oneOf("buget", BUDGET_BANDS),
  status: oneOf("stadiu", LISTED_STATUSES),
  high: oneOf("ridicat", YES),
  medium: oneOf("mediu", YES),
  low: oneOf("scazut", YES),
  order: order("ordine", PROJECT_ORDERS),
});
export type ProjectQuery = ReturnType<typeof projectList.read>;
export const exchangePath = projectList.addressAt(EXCHANGE);

export const PRIORITY_CODES = Object.keys(PRIORITIES) as Priority[];

/** The name of each priority's checkbox in the address. */
export const PRIORITY_FIELDS: Readonly<Record<Priority, string>> = { high: "ridicat", medium: "mediu", low: "scazut" };

/** The priorities that are asked for; none stands for all. */
export const prioritiesIn = (query: ProjectQuery): Priority[] => PRIORITY_CODES.filter((code) => query[code] === "da");

export const PROJECTS_PER_PAGE = 12;

/** The pages of the applications to one project. */
export const applicationPages = listQuery({});
export const APPLICATIONS_PER_PAGE = 20;
