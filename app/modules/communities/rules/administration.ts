import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { isInBin } from "~/platform/bin";
import { pageNumber, searchText } from "~/platform/form/list-query";
import type { Policy } from "~/platform/policy";
import { type CountyCode, isCountyCode } from "~/platform/romania/counties";

export const ADMIN_COMMUNITIES = "/admin/communities";
export const NEW_COMMUNITY = `${ADMIN_COMMUNITIES}/new`;
export const TEST_COMMUNITIES = `${ADMIN_COMMUNITIES}/test`;
export const TEST_REMOVAL = `${TEST_COMMUNITIES}/removal`;
export const adminCommunityPath = (id: string, noun?: "deletion" | "restoration" | "purge"): string =>
  `${ADMIN_COMMUNITIES}/${id}${noun ? `/${noun}` : ""}`;

/** As many as one press of the button makes. */
export const TESTS_AT_ONCE = 5;
/** Whoever presses it over and over has enough to try things out. */
export const MOST_TESTS = 50;
export const COMMUNITIES_PER_ADMIN_PAGE = 24;

/** What an ADMIN does with communities, whoever owns them. */
export const administrationPolicy = {
  administer: (actor) => isAdmin(actor),
  delete: (actor, { deletedAt }) => isAdmin(actor) && deletedAt === null,
  restore: (actor, community, now) => isAdmin(actor) && isInBin(community, now),
  purge: (actor, { deletedAt }) => isAdmin(actor) && deletedAt !== null,
} satisfies Policy<Visitor, { deletedAt: Date | null }>;

/** For what is done with none in particular. */
export const NO_COMMUNITY = { deletedAt: null };

export const COMMUNITY_FILTERS = { neadministrate: "Neadministrate", test: "De test" } as const;
export type CommunityFilter = keyof typeof COMMUNITY_FILTERS;

export type AdminCommunityQuery = {
  text: string;
  county: CountyCode | null;
  filter: CommunityFilter | null;
  page: number;
};

export function adminCommunityQueryOf(address: URLSearchParams): AdminCommunityQuery {
  const [county, filter] = [address.get("judet") ?? "", address.get("fel") ?? ""];
  return {
    text: searchText(address.get("cauta")),
    county: isCountyCode(county) ? county : null,
    filter: Object.hasOwn(COMMUNITY_FILTERS, filter) ? (filter as CommunityFilter) : null,
    page: pageNumber(address),
  };
}

/** The same question as an address, with what is changed in it, from its first page. */
export function adminCommunitiesPath(query: AdminCommunityQuery, change: Partial<AdminCommunityQuery> = {}): string {
  const { text, county, filter, page } = { ...query, page: 1, ...change };
  const address = new URLSearchParams();
  if (text) address.set("cauta", text);
  if (county) address.set("judet", county);
  if (filter) address.set("fel", filter);
  if (page > 1) address.set("pagina", String(page));
  return address.size > 0 ? `${ADMIN_COMMUNITIES}?${address}` : ADMIN_COMMUNITIES;
}

export const isNarrowed = ({ text, county, filter }: AdminCommunityQuery): boolean =>
  text !== "" || county !== null || filter !== null;
