import type { Verification } from "~/modules/accounts/rules/actor";
import { listQuery, oneOf, text } from "~/platform/form/list-query";
import { type CountyCode, isCountyCode } from "~/platform/romania/counties";
import { ADMIN_COMMUNITIES, DIRECTORY } from "./paths";

export const COMMUNITIES_PER_PAGE = 24;
/** Shown on the landing page. */
export const NEWEST_COMMUNITIES = 4;

/** Verification that makes an owner's community public. */
export const SHOWN_OWNER: Verification = "verified";

/**
 * A community is public when it is not in the bin and its owner, if it has one, is verified. One without an owner was
 * made by an ADMIN.
 */
export const isPublic = (community: { deletedAt: Date | null; owner: Verification | null }): boolean =>
  community.deletedAt === null && (community.owner === null || community.owner === SHOWN_OWNER);

/** Query of the public directory, which lists the newest first. */
export const communityList = listQuery({ text: text("cauta"), county: oneOf("judet", isCountyCode) });
export type CommunityQuery = ReturnType<typeof communityList.read>;

export const directoryPath = communityList.addressAt(DIRECTORY);

export const countyDirectoryPath = (county: CountyCode): string => directoryPath({ county });

/** Filters of the ADMIN's list of all communities. */
export const COMMUNITY_FILTERS = { neadministrate: "Neadministrate", test: "De test" } as const;
export type CommunityFilter = keyof typeof COMMUNITY_FILTERS;

export const adminCommunityList = listQuery({
  text: text("cauta"),
  county: oneOf("judet", isCountyCode),
  filter: oneOf("fel", COMMUNITY_FILTERS),
});
export type AdminCommunityQuery = ReturnType<typeof adminCommunityList.read>;

export const adminCommunitiesPath = adminCommunityList.addressAt(ADMIN_COMMUNITIES);
