import type { Actor } from "~/modules/accounts/rules/actor";
import { storedFirst } from "~/modules/accounts/store/last-edit.server";
import { lockOrganisation, organisationById } from "~/modules/accounts/store/organisation.server";
import { orNotFound } from "~/platform/refusal";
import { type StepContext, stepsOn } from "~/platform/step.server";
import { claimPolicy, MOST_WAITING_CLAIMS } from "../rules/claims";
import { isPublic } from "../rules/listing";
import { CLAIMS } from "../rules/paths";
import { insertClaim, waitingClaim, waitingClaimCount } from "../store/claims.server";
import { lockedCommunity } from "../store/desk.server";

const WAY = { href: CLAIMS, label: "La revendicările mele" };

const onPublicCommunity = stepsOn<Actor>()({
  policy: claimPolicy,
  /** Null when it is not public. */
  locked: async (id) => {
    const community = await lockedCommunity(id);
    const owner = community?.organisationId ? await organisationById(community.organisationId) : null;
    return community && isPublic({ ...community, owner: owner?.verification ?? null }) ? community : null;
  },
  way: () => WAY,
});

/** Claims a community without an owner for the actor's verified authority; an ADMIN decides. Returns the claim's id. */
export function claimCommunity(actor: Actor, communityId: string): Promise<string> {
  return onPublicCommunity(actor, communityId, async (_community, step) => {
    step.allow("claim");
    const organisationId = actor.organisation?.id ?? "";
    await lockOrganisation(organisationId);
    if ((await waitingClaimCount(organisationId)) >= MOST_WAITING_CLAIMS)
      throw step.refusal("Aveți deja trei revendicări care așteaptă. Așteptați răspunsul la ele.");
    const claim = { communityId, organisationId, claimedBy: actor.userId, claimedAt: step.at };
    const id = await insertClaim(claim);
    if (id === null) throw await claimedBefore(step, { communityId, organisationId });
    await step.log("claim.made", { subjectId: id });
    return id;
  });
}

type Claimed = { communityId: string; organisationId: string };

async function claimedBefore({ actor, refusal }: StepContext<Actor>, { communityId, organisationId }: Claimed) {
  const subjectId = orNotFound(await waitingClaim(communityId, organisationId)).id;
  const stored = await storedFirst(actor, { what: "claim.made", subjectId }, []);
  return refusal("Ați revendicat deja această comunitate. Un administrator decide.").showing({ stored });
}
