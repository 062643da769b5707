import { CATEGORIES } from "~/modules/partners/rules/categories";
import { dateTime } from "~/platform/language/dates";
import { quoted } from "~/platform/language/quotes";
import { pick } from "~/platform/pick";
import { PROPOSAL_STATES, proposalState } from "../rules/proposals";
import type { ProposalRecord } from "../store/proposals.server";

/** A proposal as it is read; `page` is its address, below which its file is. */
export function proposalView(proposal: ProposalRecord, page: string) {
  const { editionId, edition, title, category, file } = proposal;
  return {
    ...pick(proposal, "id", "title", "summary", "body", "basis", "reason", "words", "rejection"),
    isCorrection: editionId !== null,
    heading: editionId === null ? title : `Corectură la ${quoted(title)}, ediția ${edition}`,
    category: category && CATEGORIES[category],
    state: PROPOSAL_STATES[proposalState(proposal)],
    file: file === null ? null : { name: file, href: `${page}/file` },
  };
}
export type ProposalView = ReturnType<typeof proposalView>;

/** A proposal in a list. */
export const proposalRow = (proposal: ProposalRecord, href: string) => {
  const view = proposalView(proposal, href);
  return {
    id: view.id,
    href,
    title: view.heading,
    state: proposalState(proposal),
    by: [proposal.organisation ?? proposal.author],
    facts: [view.isCorrection ? "corectură" : "document nou", dateTime(proposal.sentAt)],
    note: proposalState(proposal) === "rejected" ? proposal.rejection : null,
  };
};
export type ProposalRow = ReturnType<typeof proposalRow>;
