import type { Verification } from "~/modules/accounts/rules/actor";
import { listQuery, oneOf, text } from "~/platform/form/list-query";
import { type CountyCode, isCountyCode } from "~/platform/romania/counties";
import { DIRECTORY } from "./paths";

export const COMMUNITIES_PER_PAGE = 24;
/** On the landing page. */
export const NEWEST_COMMUNITIES = 4;

/** Whose community everybody may see; one that nobody owns yet was made by an ADMIN. */
export const SHOWN_OWNER: Verification = "verified";

/** Everybody sees a community that is not in the bin and whose owner, if it has one, is verified. */
export const isPublic = (community: { deletedAt: Date | null; owner: Verification | null }): boolean =>
  community.deletedAt === null && (community.owner === null || community.owner === SHOWN_OWNER);

/** What is asked of the directory; the newest stand first. */
export const communityList = listQuery({ text: text("cauta"), county: oneOf("judet", isCountyCode) });
export type CommunityQuery = ReturnType<typeof communityList.read>;

export const directoryPath = communityList.addressAt(DIRECTORY);

export const countyDirectoryPath = (county: CountyCode): string => directoryPath({ county });
