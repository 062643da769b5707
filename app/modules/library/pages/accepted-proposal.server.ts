import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { adminProposalPath } from "../rules/paths";
import { PROPOSAL, proposalPolicy } from "../rules/proposals";
import { type ProposalRecord, proposalById } from "../store/proposals.server";

/**
 * The proposal beside which a document is written: named by the address that opened its form, then by the form, since the address of
 * a form whose draft is kept has no query. Null when none is. Throws 409 for one that is decided.
 */
export async function proposalIn(
  named: { get(name: string): FormDataEntryValue | null },
  actor: Actor,
): Promise<ProposalRecord | null> {
  const id = named.get(PROPOSAL);
  if (typeof id !== "string" || id === "") return null;
  const proposal = orNotFound(await proposalById(idFromPath(id)));
  proposalPolicy.allow("accept", actor, proposal, now(), {
    href: adminProposalPath(proposal.id),
    label: "La propunere",
  });
  return proposal;
}
