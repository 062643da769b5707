import { dateLong, since } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { countyText } from "~/platform/romania/counties";
import type { ClaimRow } from "../parts/claim-rows";
import type { ClaimableFacts } from "../parts/claimable-list";
import { knownFacts } from "../rules/card";
import { adminCommunityPath } from "../rules/paths";
import type { Claimable, ListedClaim } from "../store/claims.server";
import type { StoredCommunity } from "../store/profile.server";

/** A claim in the words of an ADMIN's list. */
export function claimRow(claim: ListedClaim, now: Date): ClaimRow {
  const { id, organisation, community, claimedAt, decidedAt, outcome, reason } = claim;
  return {
    id,
    title: `${organisation.name} revendică „${community.name}”`,
    facts: [
      countyText(community.county),
      decidedAt ? `hotărâtă la ${dateLong(decidedAt)}` : `trimisă ${since(claimedAt, now)}`,
      reason ? `motivul: ${reason}` : null,
    ],
    outcome,
  };
}

/** What a community shows, for the choice between two. */
export function contentsOf(community: StoredCommunity) {
  const { id, name, county, createdAt, attractions, projects, gallery, image } = community;
  return {
    name,
    href: adminCommunityPath(id),
    facts: [
      { term: "Județ", detail: countyText(county) },
      { term: "Făcută la", detail: dateLong(createdAt) },
      { term: "Arată", detail: shownWords([attractions.length, projects.length, gallery.length + (image ? 1 : 0)]) },
    ],
  };
}

function shownWords([sights = 0, projects = 0, pictures = 0]: number[]): string {
  const words = [
    sights > 0 ? plural(sights, "atracție", "atracții") : null,
    projects > 0 ? plural(projects, "proiect", "proiecte") : null,
    pictures > 0 ? plural(pictures, "imagine", "imagini") : null,
  ].filter((word) => word !== null);
  return words.length > 0 ? words.join(", ") : "numai textele ei";
}

/** What an authority may claim, in the words of its pages. */
export function claimableFacts({ waitingSince, ...community }: Claimable): ClaimableFacts {
  const { id, href, name, county, size } = knownFacts(community);
  return { id, href, name, county, size, waitingSince: waitingSince && dateLong(waitingSince) };
}
