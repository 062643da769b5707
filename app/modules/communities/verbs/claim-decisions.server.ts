import type { Actor } from "~/modules/accounts/rules/actor";
import { lockOrganisation, type Organisation } from "~/modules/accounts/store/organisation.server";
import { type StepContext, stepsOn } from "~/platform/step.server";
import { claimPolicy, isClaimable, type Kept } from "../rules/claims";
import { ADMIN_CLAIMS, adminClaimPath } from "../rules/paths";
import { moveToBin } from "../store/administration.server";
import { claimById, decideClaim, declineOthers } from "../store/claims.server";
import { assignTo, type CommunityRow, lockedCommunity, lockedCommunityOf, moveContents } from "../store/desk.server";

const CLAIMS = { href: ADMIN_CLAIMS, label: "La revendicări" };
const TAKEN = "Comunitatea a fost dată altei instituții care a revendicat-o.";

const onClaim = stepsOn<Actor>()({
  policy: claimPolicy,
  /** The community of the claim, locked. */
  locked: async (id) => {
    const claim = await claimById(id);
    const community = claim && (await lockedCommunity(claim.community.id));
    return community && { ...community, claim };
  },
  way: () => CLAIMS,
  changed: "Altcineva a decis între timp despre această revendicare.",
});

/**
 * Gives the community to the authority that claimed it. If the authority already has one, `keep` says which of the two
 * is kept: the contents of the other move to it, and the other goes to the bin. Returns the id of the one that is kept.
 */
export function acceptClaim(actor: Actor, claimId: string, keep: Kept | null): Promise<string> {
  return onClaim(actor, claimId, async ({ claim, ...community }, step) => {
    step.allow("decide");
    const way = { href: adminClaimPath(claimId), label: "La revendicare" };
    step.moved(await decideClaim(claimId, decision(step, "accepted")));
    if (!isClaimable(community))
      throw step.refusal("Comunitatea nu mai este de revendicat: are administrator sau este în coș.", way);
    const organisation = await lockOrganisation(claim.organisation.id);
    if (organisation?.verification !== "verified")
      throw step.refusal("Instituția care a revendicat comunitatea nu mai este verificată.", way);
    const own = await lockedCommunityOf(organisation.id);
    if (own && keep === null)
      throw step.refusal("Instituția și-a făcut între timp o pagină. Alegeți care dintre cele două rămâne.", way);
    await step.log("claim.accepted");
    const kept = own && keep === "own" ? own : community;
    if (own) await merge(step, { from: kept === own ? community : own, to: kept });
    if (kept === community) await assign(step, community, organisation);
    await declineRest(step, community, organisation);
    return kept.id;
  });
}

const decision = ({ actor, at }: StepContext<Actor>, outcome: "accepted" | "declined") => ({
  outcome,
  decidedAt: at,
  decidedBy: actor.userId,
});

async function merge({ actor, at, log }: StepContext<Actor>, { from, to }: { from: CommunityRow; to: CommunityRow }) {
  await moveContents(from, to);
  await moveToBin(from.id, at, actor.userId);
  await log("community.absorbed", { subjectId: from.id, note: to.name });
  await log("community.merged", { subjectId: to.id, note: from.name });
}

async function assign(
  { at, log }: StepContext<Actor>,
  { id }: CommunityRow,
  organisation: Organisation,
): Promise<void> {
  await assignTo(id, organisation, at);
  await log("community.assigned", { subjectId: id, note: organisation.name });
}

/** Declines the other claims of this community; their authors are notified. */
async function declineRest(step: StepContext<Actor>, community: CommunityRow, { id }: Organisation): Promise<void> {
  const refused = { ...decision(step, "declined"), reason: TAKEN };
  for (const other of await declineOthers(community.id, id, refused))
    await step.log("claim.declined", { subjectId: other.id, note: TAKEN });
}

export function declineClaim(actor: Actor, claimId: string, reason: string): Promise<void> {
  return onClaim(actor, claimId, async (_community, step) => {
    step.allow("decide");
    step.moved(await decideClaim(claimId, { ...decision(step, "declined"), reason }));
    await step.log("claim.declined", { note: reason });
  });
}
