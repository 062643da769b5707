import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { isInBin } from "~/platform/bin";
import { pageNumber, searchText } from "~/platform/form/list-query";
import { first, notNow, notYou, policyFor, where } from "~/platform/policy";
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

export const THROWN = "Comunitatea este deja în coș: altcineva a șters-o între timp.";
export const BACK = "Comunitatea nu mai este în coș: altcineva a pus-o la loc sau a șters-o definitiv.";

/** What an ADMIN does with communities, whoever owns them. */
export const administrationPolicy = policyFor<Visitor, { deletedAt: Date | null }>()({
  administer: where(isAdmin, notYou("Numai un administrator face și șterge comunități de test.")),
  delete: first(
    where((_actor, { deletedAt }) => deletedAt === null, notNow(THROWN)),
    where(isAdmin, notYou("Numai un administrator șterge comunități.")),
  ),
  restore: first(
    where((_actor, { deletedAt }) => deletedAt !== null, notNow(BACK)),
    where(isAdmin, notYou("Numai un administrator restaurează comunități.")),
    where((_actor, community, now) => isInBin(community, now), notNow("Cele 30 de zile din coș au trecut.")),
  ),
  purge: first(
    where((_actor, { deletedAt }) => deletedAt !== null, notNow(BACK)),
    where(isAdmin, notYou("Numai un administrator golește coșul.")),
  ),
});

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
