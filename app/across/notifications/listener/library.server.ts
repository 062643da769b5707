import { linksPath } from "~/modules/library/rules/link-query";
import { checkWords } from "~/modules/library/rules/links";
import { adminProposalPath, adminResourcePath, proposalsPath } from "~/modules/library/rules/paths";
import { dueStep, type NoticeStep } from "~/modules/library/rules/upkeep";
import { changesOn, changeWords, termOf } from "~/modules/library/rules/verification";
import { type LinkUse, newlyBroken } from "~/modules/library/store/links.server";
import { proposalById } from "~/modules/library/store/proposals.server";
import { resourceById } from "~/modules/library/store/resources.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { dateLong } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { siteLink } from "~/platform/language/website";
import type { NoticesByEvent, NoticesOf } from "../rules/notice";
import { excerptOf, nameOf, rule, type Sentence, says, titleOf } from "../rules/sentence";
import { toKeepers } from "./keepers.server";

/** To those who answer for the document that is corrected; to all administrators for a new one. */
const proposed: NoticesOf = async ({ subjectId }) => {
  const proposal = await proposalById(subjectId);
  if (!proposal || proposal.decidedAt !== null || proposal.isWithdrawn) return null;
  const { resourceId, authorId } = proposal;
  const title = titleOf("proposal", subjectId);
  const author = nameOf("person", authorId);
  const who = nameOf("proposer", subjectId);
  return {
    type: "resource_objection",
    to: resourceId === null ? "administrators" : await toKeepers(resourceId),
    title: resourceId === null ? says`${who} propune documentul ${title}` : says`${who}: corectură la ${title}`,
    message: says`${author}: ${excerptOf("proposal_text", subjectId)}`,
    href: adminProposalPath(subjectId),
    action: "Citește propunerea",
  };
};

/** To the author: what was decided, with the reason. */
const decided =
  (what: "acceptată" | "respinsă", message: (id: string) => Sentence): NoticesOf =>
  async ({ subjectId }) => {
    const proposal = await proposalById(subjectId);
    if (!proposal?.kind) return null;
    const { authorId, organisationId } = proposal;
    return {
      type: "proposal_decided",
      to: organisationId === null ? { people: [] } : { authors: [{ authorId, organisationId }] },
      title: says`Propunerea despre ${titleOf("proposal", subjectId)} a fost ${what}`,
      message: message(subjectId),
      href: proposalsPath(proposal.kind, subjectId),
      action: "Vezi propunerea",
    };
  };

const WHEN: Readonly<Record<NoticeStep, (on: string) => string>> = {
  month: (on) => `Se reverifică de la ${on}, peste cel mult 30 de zile.`,
  week: (on) => `Se reverifică de la ${on}, peste cel mult 7 zile.`,
  term: (on) => `Termenul de reverificare a venit la ${on}. Până la o verificare nouă, cititorii văd un avertisment.`,
};

const due: NoticesOf = async ({ subjectId, to }) => {
  const resource = await resourceById(subjectId);
  if (!resource?.verification || resource.deletedAt !== null) return null;
  const term = termOf(resource.verification, resource.months);
  const step = dueStep(term, localDateOf(now()));
  if (step === null || step !== to) return null; // verified since, or delivered late
  return {
    type: "resource_due",
    to: await toKeepers(subjectId),
    title: says`${titleOf("resource", subjectId)}: de reverificat`,
    message: rule(WHEN[step](dateLong(term))),
    href: adminResourcePath(subjectId),
    action: "Vezi documentul",
  };
};

const actChanged: NoticesOf = async ({ subjectId }) => {
  const resource = await resourceById(subjectId);
  const changes = resource === null || resource.deletedAt !== null ? [] : changesOn(resource, localDateOf(now()));
  if (resource === null || changes.length === 0) return null; // verified since
  return {
    type: "resource_due",
    to: await toKeepers(subjectId),
    title: says`${titleOf("resource", subjectId)}: ${resource.verification === null ? "de verificat" : "de reverificat"}`,
    message: says`${rule(changes.map(changeWords).join("; "))}. Până la o verificare, cititorii văd un avertisment.`,
    href: adminResourcePath(subjectId),
    action: "Vezi documentul",
  };
};

/** A link of the library or an act is the platform's own; a document may be withdrawn. */
const usedBy = (use: LinkUse | undefined): Sentence =>
  use?.kind === "document" ? titleOf("resource", use.id) : rule(quoted(use?.title ?? ""));

/** To all administrators: whoever wrote the link may be gone, and any of them repairs it. */
const linkBroken: NoticesOf = async (entry) => {
  const found = await newlyBroken(entry);
  if (!found) return null;
  const { address, state, uses } = found;
  const [first, ...others] = uses;
  const elsewhere = others.length === 0 ? "" : ` și în ${plural(others.length, "alt loc", "alte locuri")}`;
  return {
    type: "link_broken",
    to: "administrators",
    title: says`Link nefuncțional: ${rule(siteLink(address)?.label ?? address)}`,
    message: says`${rule(checkWords(state))} Este folosit la ${usedBy(first)}${rule(elsewhere)}.`,
    href: linksPath({ list: "nefunctionale" }),
    action: "Vezi linkurile nefuncționale",
  };
};

export const libraryNotices = {
  "link.broken": linkBroken,
  "resource.act_changed": actChanged,
  "resource.due": due,
  "resource.proposed": proposed,
  "resource.proposal_accepted": decided("acceptată", () =>
    rule("Documentul este publicat în bibliotecă. Vă mulțumim."),
  ),
  "resource.proposal_rejected": decided(
    "respinsă",
    (id) => says`Motivul: ${nameOf("proposal_rejection", id)} O puteți îmbunătăți și trimite din nou.`,
  ),
} satisfies NoticesByEvent;
