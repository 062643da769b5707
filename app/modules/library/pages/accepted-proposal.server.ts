import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { adminProposalPath } from "../rules/paths";
import { PROPOSAL, proposalPolicy } from "../rules/proposals";
import { type ProposalRecord, proposalById } from "../store/proposals.server";

/** The proposal with which a form opens; null when the address names none. Throws 409 for one that is decided. */
export async function proposalIn(url: URL, actor: Actor): Promise<ProposalRecord | null> {
  const id = url.searchParams.get(PROPOSAL);
  if (id === null) return null;
  const proposal = orNotFound(await proposalById(idFromPath(id)));
  proposalPolicy.allow("accept", actor, proposal, now(), {
    href: adminProposalPath(proposal.id),
    label: "La propunere",
  });
  return proposal;
}
