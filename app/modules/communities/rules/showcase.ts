import { isAuthorityKind } from "~/modules/accounts/rules/authority";
import { listQuery, oneOf, order } from "~/platform/form/list-query";
import { plural } from "~/platform/language/plural";
import { isCountyCode } from "~/platform/romania/counties";
import { type CommunitySummary, summaryFacts } from "./card";

export const SHOWCASE = "/features/community-showcase";
/** Examples on one page. */
export const EXAMPLES = 9;
/** Finished projects, and attractions, named for each example. */
export const NAMED = 3;

export const SHOWCASE_ORDERS = {
  proiecte: "Proiecte finalizate",
  cetateni: "Cetățeni deserviți",
  populatie: "Populație",
  nume: "Nume",
} as const;
export type ShowcaseOrder = keyof typeof SHOWCASE_ORDERS;
const FIRST_ORDER: ShowcaseOrder = "proiecte";

export const communityShowcase = listQuery({
  county: oneOf("judet", isCountyCode),
  kind: oneOf("fel", isAuthorityKind),
  order: order("ordine", SHOWCASE_ORDERS),
});
export type ShowcaseQuery = ReturnType<typeof communityShowcase.read>;

export const showcasePath = communityShowcase.addressAt(SHOWCASE);
export const isOrdered = ({ order }: ShowcaseQuery): boolean => order !== FIRST_ORDER;

type Exemplary = CommunitySummary & {
  budgetAllocated: string | null;
  citizensServed: number;
  finished: string[];
  attractions: string[];
};

/** The facts on the card of an example. */
export function exampleFacts(community: Exemplary) {
  const { finished, attractions } = community;
  return {
    ...summaryFacts(community),
    figures: [
      { term: "Proiecte", detail: plural(community.projectsCompleted, "finalizat", "finalizate", "finalizate") },
      { term: "Cetățeni", detail: plural(community.citizensServed, "deservit", "deserviți", "deserviți") },
      { term: "Buget", detail: community.budgetAllocated ?? "Nespecificat" },
    ],
    finished,
    attractions,
  };
}

export type ExampleFacts = ReturnType<typeof exampleFacts>;
