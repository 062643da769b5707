import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import type { RefusedForm } from "~/platform/form/answers";
import { type Checked, formOf, refuse } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { adminProposalPath } from "../rules/paths";
import { CHANGED, PROPOSAL, proposalPolicy } from "../rules/proposals";
import { type ProposalRecord, proposalById } from "../store/proposals.server";
import { proposalVersion } from "../verbs/proposals.server";
import { proposalView } from "./proposal-view.server";

/** A proposal and the version of it that was read: its author may change it while an ADMIN writes. */
type Read = { proposal: ProposalRecord; seen: string };

/**
 * The proposal beside which a document is written: named by the address that opened its form, then by the form, with the version that
 * it showed. Null when none is named. Throws 409 for one that is decided.
 */
export async function proposalIn(
  named: { get(name: string): FormDataEntryValue | null },
  actor: Actor,
): Promise<Read | null> {
  const written = named.get(PROPOSAL);
  if (typeof written !== "string" || written === "") return null;
  const [id, seen] = written.split(" ");
  const proposal = orNotFound(await proposalById(idFromPath(id)));
  proposalPolicy.allow("accept", actor, proposal, now(), {
    href: adminProposalPath(proposal.id),
    label: "La propunere",
  });
  return { proposal, seen: seen ?? proposalVersion(proposal) };
}

/** The same for a draft that is continued: the address of its form names none, and one that is decided is none. */
export async function proposalOfDraft(typed: RefusedForm | null, actor: Actor): Promise<Read | null> {
  return typed && proposalIn(formOf(typed.values), actor).catch(() => null);
}

/** A proposal as its form shows it and sends it back; `seen`: the version whose words the form was filled from. */
export const readingOf = (read: Read | null) =>
  read && {
    ...proposalView(read.proposal, adminProposalPath(read.proposal.id)),
    named: `${read.proposal.id} ${read.seen}`,
  };
export type Reading = NonNullable<ReturnType<typeof readingOf>>;

/** A posted document beside the proposal as it is now: refused when that is not the one that was read. */
export function besideProposal<Value>(form: FormData, read: Read | null, checked: Checked<Value>) {
  const current = read && { ...read, seen: proposalVersion(read.proposal) };
  const isSame = read === null || read.seen === current?.seen;
  const refused = checked.ok ? refuse(form, {}) : checked.refused;
  return {
    checked: isSame ? checked : { ok: false as const, refused: { ...refused, lead: CHANGED } },
    reading: readingOf(current),
  };
}
