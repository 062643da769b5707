import { dateLong } from "~/platform/language/dates";
import type { AdminCommunityFacts } from "../parts/admin-community-card";
import { communityCardFacts } from "../rules/card";
import { isUnowned } from "../rules/claims";
import { isPublic } from "../rules/listing";
import type { AdministeredCommunity } from "../store/administration.server";

/** A community in the words of an ADMIN's list. */
export function adminCommunityFacts(community: AdministeredCommunity): AdminCommunityFacts {
  const { owner, verification, createdAt } = community;
  return {
    ...communityCardFacts(community),
    owner,
    unowned: isUnowned(community),
    verified: verification === "verified",
    shown: isPublic({ deletedAt: null, owner: verification }),
    created: dateLong(createdAt),
  };
}
