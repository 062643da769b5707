import type { Actor } from "~/modules/accounts/rules/actor";
import { lockOrganisation, type Organisation } from "~/modules/accounts/store/organisation.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
import { movedOn, orNotFound } from "~/platform/refusal";
import { claimPolicy, isClaimable, type Kept } from "../rules/claims";
import { ADMIN_CLAIMS, adminClaimPath } from "../rules/paths";
import { moveToBin } from "../store/administration.server";
import { claimById, decideClaim, declineOthers, type ListedClaim } from "../store/claims.server";
import { assignTo, type CommunityRow, lockedCommunity, lockedCommunityOf, moveContents } from "../store/desk.server";

const CLAIMS = { href: ADMIN_CLAIMS, label: "La revendicări" };
const DECIDED = "Altcineva a decis între timp despre această revendicare.";
const TAKEN = "Comunitatea a fost dată altei instituții care a revendicat-o.";

type Step = { actor: Actor; at: Date; claim: ListedClaim; community: CommunityRow };

/** Loads the claim with its community locked, and checks the permission. */
async function claimInTurn(actor: Actor, claimId: string): Promise<Step> {
  const claim = orNotFound(await claimById(claimId));
  const community = orNotFound(await lockedCommunity(claim.community.id));
  const at = now();
  claimPolicy.allow("decide", actor, community, at);
  return { actor, at, claim, community };
}

/**
 * Gives the community to the authority that claimed it. If the authority already has one, `keep` says which of the two
 * is kept: the contents of the other move to it, and the other goes to the bin. Returns the id of the one that is kept.
 */
export function acceptClaim(actor: Actor, claimId: string, keep: Kept | null): Promise<string> {
  return transaction(async () => {
    const step = await claimInTurn(actor, claimId);
    const { at, claim, community } = step;
    const way = { href: adminClaimPath(claimId), label: "La revendicare" };
    moved(await decideClaim(claimId, decision(step, "accepted")), DECIDED, CLAIMS);
    if (!isClaimable(community))
      throw movedOn("Comunitatea nu mai este de revendicat: are administrator sau este în coș.", way);
    const organisation = await verifiedOrganisation(claim, way);
    const own = await lockedCommunityOf(organisation.id);
    if (own && keep === null)
      throw movedOn("Instituția și-a făcut între timp o pagină. Alegeți care dintre cele două rămâne.", way);
    await record({ what: "claim.accepted", subjectId: claimId, by: actor, at });
    const kept = own && keep === "own" ? own : community;
    if (own) await merge(step, { from: kept === own ? community : own, to: kept });
    if (kept === community) await assign(step, organisation);
    await declineRest(step, organisation);
    return kept.id;
  });
}

const decision = ({ actor, at }: Step, outcome: "accepted" | "declined") => ({
  outcome,
  decidedAt: at,
  decidedBy: actor.userId,
});

async function verifiedOrganisation(claim: ListedClaim, way: typeof CLAIMS): Promise<Organisation> {
  const organisation = await lockOrganisation(claim.organisation.id);
  if (organisation?.verification !== "verified")
    throw movedOn("Instituția care a revendicat comunitatea nu mai este verificată.", way);
  return organisation;
}

async function merge({ actor, at }: Step, { from, to }: { from: CommunityRow; to: CommunityRow }): Promise<void> {
  await moveContents(from, to);
  await moveToBin(from.id, at, actor.userId);
  await record({ what: "community.absorbed", subjectId: from.id, by: actor, at, note: to.name });
  await record({ what: "community.merged", subjectId: to.id, by: actor, at, note: from.name });
}

async function assign({ actor, at, community }: Step, organisation: Organisation): Promise<void> {
  await assignTo(community.id, organisation, at);
  await record({ what: "community.assigned", subjectId: community.id, by: actor, at, note: organisation.name });
}

/** Declines the other claims of this community; their authors are notified. */
async function declineRest(step: Step, { id }: Organisation): Promise<void> {
  const refused = { ...decision(step, "declined"), reason: TAKEN };
  for (const other of await declineOthers(step.community.id, id, refused))
    await record({ what: "claim.declined", subjectId: other.id, by: step.actor, at: step.at, note: TAKEN });
}

export function declineClaim(actor: Actor, claimId: string, reason: string): Promise<void> {
  return transaction(async () => {
    const step = await claimInTurn(actor, claimId);
    moved(await decideClaim(claimId, { ...decision(step, "declined"), reason }), DECIDED, CLAIMS);
    await record({ what: "claim.declined", subjectId: claimId, by: actor, at: step.at, note: reason });
  });
}
