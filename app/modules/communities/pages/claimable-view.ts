import { dateLong } from "~/platform/language/dates";
import type { ClaimableFacts } from "../parts/claimable-list";
import { knownFacts } from "../rules/card";
import type { Claimable } from "../store/claims.server";

/** What an authority may claim, in the words of its pages. */
export function claimableFacts({ waitingSince, ...community }: Claimable): ClaimableFacts {
  const { id, href, name, county, size } = knownFacts(community);
  return { id, href, name, county, size, waitingSince: waitingSince && dateLong(waitingSince) };
}
