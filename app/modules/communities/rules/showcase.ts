import { type AuthorityKind, isAuthorityKind } from "~/modules/accounts/rules/authority";
import { plural } from "~/platform/language/plural";
import { type CountyCode, isCountyCode } from "~/platform/romania/counties";
import { type Known, knownFacts } from "./card";

export const SHOWCASE = "/features/community-showcase";
/** As many examples as the page has room to praise. */
export const EXAMPLES = 3;
/** Of each example: finished projects, places to see. */
export const NAMED = 3;

export const SHOWCASE_ORDERS = {
  proiecte: "Proiecte finalizate",
  cetateni: "Cetățeni deserviți",
  populatie: "Populație",
  nume: "Nume",
} as const;
export type ShowcaseOrder = keyof typeof SHOWCASE_ORDERS;
const FIRST_ORDER: ShowcaseOrder = "proiecte";

export type ShowcaseQuery = { county: CountyCode | null; kind: AuthorityKind | null; order: ShowcaseOrder };

/** The query parameters that make the page another page. */
export const SHOWCASE_PARAMETERS = ["judet", "fel", "ordine"] as const;

const isOrder = (text: string): text is ShowcaseOrder => Object.hasOwn(SHOWCASE_ORDERS, text);

export function showcaseQueryOf(address: URLSearchParams): ShowcaseQuery {
  const county = address.get("judet") ?? "";
  const kind = address.get("fel") ?? "";
  const order = address.get("ordine") ?? "";
  return {
    county: isCountyCode(county) ? county : null,
    kind: isAuthorityKind(kind) ? kind : null,
    order: isOrder(order) ? order : FIRST_ORDER,
  };
}

export const isNarrowed = ({ county, kind }: ShowcaseQuery): boolean => county !== null || kind !== null;
export const isOrdered = ({ order }: ShowcaseQuery): boolean => order !== FIRST_ORDER;

/** The same question as an address, with what is changed in it. */
export function showcasePath(query: ShowcaseQuery, change: Partial<ShowcaseQuery> = {}): string {
  const { county, kind, order } = { ...query, ...change };
  const address = new URLSearchParams();
  if (county) address.set("judet", county);
  if (kind) address.set("fel", kind);
  if (order !== FIRST_ORDER) address.set("ordine", order);
  return address.size > 0 ? `${SHOWCASE}?${address}` : SHOWCASE;
}

type Exemplary = Known & {
  budgetAllocated: string | null;
  citizensServed: number;
  finished: string[];
  sights: string[];
};

/** An example in words. */
export function exampleFacts(community: Exemplary) {
  const { finished, sights } = community;
  return {
    ...knownFacts(community),
    figures: [
      { term: "Proiecte", detail: plural(community.projectsCompleted, "finalizat", "finalizate", "finalizate") },
      { term: "Cetățeni", detail: plural(community.citizensServed, "deservit", "deserviți", "deserviți") },
      { term: "Buget", detail: community.budgetAllocated ?? "Nespecificat" },
    ],
    finished,
    sights,
  };
}

export type ExampleFacts = ReturnType<typeof exampleFacts>;
