import { isAuthorityKind } from "~/modules/accounts/rules/authority";
import { listQuery, oneOf, order } from "~/platform/form/list-query";
import { formatNumber } from "~/platform/language/numbers";
import { countedWord } from "~/platform/language/plural";
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

/** The facts in the row of an example. */
export function exampleFacts(community: Exemplary) {
  const { finished, attractions } = community;
  const { projectsCompleted, citizensServed, budgetAllocated } = community;
  return {
    ...summaryFacts(community),
    completed: counted(projectsCompleted, "proiect finalizat", "proiecte finalizate"),
    citizens: counted(citizensServed, "cetățean deservit", "cetățeni deserviți"),
    budget: budgetAllocated && `buget ${budgetAllocated}`,
    finished: finished.length > 0 ? `Realizări: ${finished.join(" · ")}` : null,
    attractions,
  };
}

/** A number over its word. */
const counted = (number: number, one: string, many: string) => ({
  value: formatNumber(number),
  unit: countedWord(number, one, many, many),
});
