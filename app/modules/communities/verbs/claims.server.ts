import type { Actor } from "~/modules/accounts/rules/actor";
import { storedFirst } from "~/modules/accounts/store/last-edit.server";
import { lockOrganisation, organisationById } from "~/modules/accounts/store/organisation.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { movedOn, notFound, orNotFound, type Refusal } from "~/platform/refusal";
import { claimPolicy, MOST_WAITING_CLAIMS } from "../rules/claims";
import { isPublic } from "../rules/listing";
import { CLAIMS } from "../rules/paths";
import { insertClaim, waitingClaim, waitingClaimCount } from "../store/claims.server";
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
    if (id === null) throw await claimedBefore(actor, communityId, organisationId);
    await record({ what: "claim.made", subjectId: id, by: actor, at });
    return id;
  });
}

async function claimedBefore(actor: Actor, communityId: string, organisationId: string): Promise<Refusal> {
  const subjectId = orNotFound(await waitingClaim(communityId, organisationId)).id;
  const stored = await storedFirst(actor, { what: "claim.made", subjectId }, []);
  return movedOn("Ați revendicat deja această comunitate. Un administrator decide.", WAY).showing({ stored });
}

/** The community, locked; 404 when it is not public. */
async function lockedPublicCommunity(id: string): Promise<CommunityRow> {
  const community = orNotFound(await lockedCommunity(id));
  const owner = community.organisationId ? await organisationById(community.organisationId) : null;
  if (!isPublic({ ...community, owner: owner?.verification ?? null })) throw notFound();
  return community;
}
