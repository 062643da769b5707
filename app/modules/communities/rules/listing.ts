import type { Verification } from "~/modules/accounts/rules/actor";
import { pageNumber, searchText } from "~/platform/form/list-query";
import { type CountyCode, isCountyCode } from "~/platform/romania/counties";

export const DIRECTORY = "/comunitati";
export const communityPath = (id: string): string => `${DIRECTORY}/${id}`;

export const COMMUNITIES_PER_PAGE = 24;
/** On the landing page. */
export const NEWEST_COMMUNITIES = 4;

/** Whose community everybody may see; one that nobody owns yet was made by an ADMIN. */
export const SHOWN_OWNER: Verification = "verified";

/** Everybody sees a community that is not in the bin and whose owner, if it has one, is verified. */
export const isPublic = (community: { deletedAt: Date | null; owner: Verification | null }): boolean =>
  community.deletedAt === null && (community.owner === null || community.owner === SHOWN_OWNER);

/** What is asked of the directory; the newest stand first. */
export type CommunityQuery = { text: string; county: CountyCode | null; page: number };

/** The query parameters that make `/comunitati` another page. */
export const COMMUNITY_LIST_PARAMETERS = ["cauta", "judet", "pagina"] as const;

/** The question as it stands in an address; what nobody could have chosen is as if it were not there. */
export function communityQueryOf(address: URLSearchParams): CommunityQuery {
  const county = address.get("judet") ?? "";
  return {
    text: searchText(address.get("cauta")),
    county: isCountyCode(county) ? county : null,
    page: pageNumber(address),
  };
}

export const isFiltered = ({ text, county }: CommunityQuery): boolean => text !== "" || county !== null;

/** The same question as an address, with what is changed in it, from its first page; an empty one is the directory itself. */
export function directoryPath(query: CommunityQuery, change: Partial<CommunityQuery> = {}): string {
  const { text, county, page } = { ...query, page: 1, ...change };
  const address = new URLSearchParams();
  if (text) address.set("cauta", text);
  if (county) address.set("judet", county);
  if (page > 1) address.set("pagina", String(page));
  return address.size > 0 ? `${DIRECTORY}?${address}` : DIRECTORY;
}

export const countyDirectoryPath = (county: CountyCode): string => directoryPath({ text: "", county, page: 1 });
