import type { Actor } from "~/modules/accounts/rules/actor";
import { lockKey } from "~/modules/accounts/store/person.server";
import { attach, detach } from "~/modules/media/verbs/attachment.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { valuesIn } from "~/platform/form/field-table.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { badRequest, orNotFound } from "~/platform/refusal";
import { type StepContext, stepsOn } from "~/platform/step.server";
import { adminProposalPath, proposalsPath } from "../rules/paths";
import { CORRECTION, type Correction, type DocumentProposal, PROPOSED_DOCUMENT } from "../rules/proposal-fields";
import { CHANGED, NO_DOCUMENT, proposalPolicy, proposingPolicy } from "../rules/proposals";
import {
  insertProposal,
  lockedProposal,
  ownCorrection,
  type ProposalRecord,
  updateProposal,
} from "../store/proposals.server";
import { editionOf, resourceById } from "../store/resources.server";
import { createResource, editResource, type ResourceInput } from "./resources.server";

const fileOf = async (fileId: string | null, at: Date) => {
  if (fileId === null) return {};
  await attach(fileId, { at });
  return { attachmentId: fileId };
};

/** A person, and in whose name they propose. */
export const senderOf = ({ userId, organisation }: Actor) => ({
  authorId: userId,
  organisationId: orNotFound(organisation).id,
});

const rowOf = (actor: Actor) => ({ userId: actor.userId, organisationId: senderOf(actor).organisationId });

/** Proposes a new document; returns the id of the proposal. */
export function proposeDocument(actor: Actor, { fileId, ...texts }: DocumentProposal): Promise<string> {
  return transaction(async () => {
    const at = now();
    proposingPolicy.allow("propose", actor, NO_DOCUMENT, at);
    const id = await insertProposal({ ...texts, ...(await fileOf(fileId, at)), ...rowOf(actor), sentAt: at });
    await record({ what: "resource.proposed", subjectId: id, by: actor, at });
    return id;
  });
}

/** Proposes a correction of an edition, in place of the person's earlier one that waits. Returns the id of the proposal. */
export function proposeCorrection(
  actor: Actor,
  resourceId: string,
  { edition, ...texts }: Correction & { edition: number },
): Promise<string> {
  return transaction(async () => {
    const at = now();
    proposingPolicy.allow("correct", actor, orNotFound(await resourceById(resourceId)), at);
    const editionId = orNotFound(await editionOf(resourceId, edition)).id;
    await lockKey(`correction ${editionId} ${actor.userId}`); // a form in another tab may be sent at the same time
    const waiting = await ownCorrection(editionId, senderOf(actor));
    const row = { ...texts, sentAt: at };
    const id = waiting?.id ?? (await insertProposal({ ...row, resourceId, editionId, ...rowOf(actor) }));
    if (waiting) await updateProposal(waiting.id, row);
    await record({ what: "resource.proposed", subjectId: id, by: actor, at });
    return id;
  });
}

/** A hash of what its form edits, to detect that it was saved in another tab. */
export const proposalVersion = (proposal: ProposalRecord): string =>
  contentVersion([valuesIn({ ...PROPOSED_DOCUMENT, ...CORRECTION }, proposal), proposal.attachmentId]);

const onProposal = stepsOn<Actor>()({ policy: proposalPolicy, locked: lockedProposal, way: () => undefined });

const OTHER_WAITS = "Așteaptă deja altă corectură a dumneavoastră la această ediție. O puteți completa pe aceea.";

/** Sends a proposal again, changed: one that waits, or that was rejected. Throws `Overtaken` for another tab's text. */
export function sendAgain(
  actor: Actor,
  id: string,
  changed: DocumentProposal | (Correction & { fileId?: null }),
  seen: string | null,
): Promise<void> {
  return onProposal(actor, id, async (proposal, { at, allow, log, refusal }) => {
    allow("send");
    notOvertaken(seen, proposalVersion(proposal));
    if (proposal.editionId !== null) {
      const { authorId, organisationId } = proposal;
      await lockKey(`correction ${proposal.editionId} ${authorId}`);
      const waiting = await ownCorrection(proposal.editionId, { authorId, organisationId: orNotFound(organisationId) });
      if (waiting !== null && waiting.id !== id)
        throw refusal(OTHER_WAITS, { href: proposalsPath(actor.role, waiting.id), label: "La cealaltă corectură" });
    }
    const { fileId = null, ...texts } = changed;
    if (fileId !== null && proposal.attachmentId) await detach([proposal.attachmentId]);
    await updateProposal(id, { ...texts, ...(await fileOf(fileId, at)), sentAt: at, decidedAt: null, decidedBy: null });
    await log("resource.proposed");
  });
}

/** Throws 409 unless the proposal is still the one that was read. */
function asRead(proposal: ProposalRecord, read: string, { refusal }: StepContext<Actor>): void {
  const way = { href: adminProposalPath(proposal.id), label: "La propunere" };
  if (read !== proposalVersion(proposal)) throw refusal(CHANGED, way);
}

/** Rejects the proposal that was read, with the reason that its author reads. */
export function rejectProposal(actor: Actor, id: string, rejection: string, read: string): Promise<void> {
  return onProposal(actor, id, async (proposal, step) => {
    const { at, allow, log } = step;
    allow("reject");
    asRead(proposal, read, step);
    await updateProposal(id, { decidedAt: at, decidedBy: actor.userId, rejection });
    await log("resource.proposal_rejected", { note: rejection });
  });
}

/** Publishes a document of a proposal, which is accepted with it; its file becomes a file of the document. Returns the document's id. */
export function publishProposal(actor: Actor, id: string, input: ResourceInput, read: string): Promise<string> {
  return onProposal(actor, id, async (proposal, step) => {
    const { editionId, attachmentId } = proposal;
    const { at, allow, log } = step;
    allow("accept");
    asRead(proposal, read, step);
    if (editionId !== null) throw badRequest();
    if (attachmentId) {
      await updateProposal(id, { attachmentId: null });
      await detach([attachmentId]); // the document attaches it again
    }
    const added = attachmentId ? [attachmentId, ...input.files.added] : input.files.added;
    const resourceId = await createResource(actor, { ...input, files: { ...input.files, added } });
    await updateProposal(id, { resourceId, decidedAt: at, decidedBy: actor.userId, acceptedAt: at });
    await log("resource.proposal_accepted");
    return resourceId;
  });
}

/** Saves a document beside a correction of it, which is accepted when that makes a new edition. Says whether it was. */
export function publishCorrection(
  actor: Actor,
  id: string,
  { resourceId, input, seen, read }: { resourceId: string; input: ResourceInput; seen: string | null; read: string },
): Promise<boolean> {
  return onProposal(actor, id, async (proposal, step) => {
    const { at, allow, log } = step;
    allow("accept");
    asRead(proposal, read, step);
    if (proposal.editionId === null || proposal.resourceId !== resourceId) throw badRequest();
    const before = await resourceById(resourceId);
    await editResource(actor, resourceId, input, seen);
    const after = await resourceById(resourceId);
    if (before?.editionId === after?.editionId) return false;
    await updateProposal(id, { decidedAt: at, decidedBy: actor.userId, acceptedAt: at });
    await log("resource.proposal_accepted");
    return true;
  });
}
