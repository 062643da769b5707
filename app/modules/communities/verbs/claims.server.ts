import type { Actor } from "~/modules/accounts/rules/actor";
import { lockOrganisation, organisationById } from "~/modules/accounts/store/organisation.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { movedOn, notFound, orNotFound } from "~/platform/refusal";
import { claimPolicy, MOST_WAITING_CLAIMS } from "../rules/claims";
import { isPublic } from "../rules/listing";
import { CLAIMS } from "../rules/paths";
import { insertClaim, waitingClaimCount } from "../store/claims.server";
import { type CommunityRow, lockedCommunity } from "../store/desk.server";

const WAY = { href: CLAIMS, label: "La revendicările mele" };

/** Claims a community without an owner for the actor's verified authority; an ADMIN decides. Returns the claim's id. */
export function claimCommunity(actor: Actor, communityId: string): Promise<string> {
  return transaction(async () => {
    const at = now();
    const organisationId = actor.organisation?.id ?? "";
    const community = await lockedPublicCommunity(communityId);
    claimPolicy.allow("claim", actor, community, at, WAY);
    await lockOrganisation(organisationId);
    if ((await waitingClaimCount(organisationId)) >= MOST_WAITING_CLAIMS)
      throw movedOn("Aveți deja trei revendicări care așteaptă. Așteptați răspunsul la ele.", WAY);
    const claim = { communityId, organisationId, claimedBy: actor.userId, claimedAt: at };
    const id = await insertClaim(claim);
    if (id === null) throw movedOn("Ați revendicat deja această comunitate. Un administrator decide.", WAY);
    await record({ what: "claim.made", subjectId: id, by: actor, at });
    return id;
  });
}

/** The community, locked; 404 when it is not public. */
async function lockedPublicCommunity(id: string): Promise<CommunityRow> {
  const community = orNotFound(await lockedCommunity(id));
  const owner = community.organisationId ? await organisationById(community.organisationId) : null;
  if (!isPublic({ ...community, owner: owner?.verification ?? null })) throw notFound();
  return community;
}
