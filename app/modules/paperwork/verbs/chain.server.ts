import type { Member } from "~/modules/accounts/rules/actor";
import { lockOrganisation } from "~/modules/accounts/store/organisation.server";
import { attach, detach } from "~/modules/media/verbs/attachment.server";
import { type LocalDate, yearOf } from "~/platform/calendar/local-date";
import type { Currency } from "~/platform/language/money";
import { plural } from "~/platform/language/plural";
import { STEPS, type Step } from "../rules/steps";
import {
  deletePrice,
  deleteProof,
  deleteSkip,
  insertPrice,
  insertProofs,
  keepRegistration,
  keepSkip,
  paperWithNumber,
  pricesOf,
  proofOf,
  proofsOf,
} from "../store/chain.server";
import { letterheadOf } from "../store/letterhead.server";
import { paperOf } from "../store/papers.server";
import { onPapers } from "./papers.server";

/** For one request. */
const MOST_PRICES = 20;
export const MOST_PROOFS = 5;

/** Leaves a step out, with its reason; a second time with another one. */
export async function skipStep(actor: Member, requestId: string, step: Step, reason: string): Promise<void> {
  await onPapers(actor, requestId, async (_request, { at, allow, log }) => {
    allow("write");
    await keepSkip({ requestId, step, reason, skippedAt: at, skippedBy: actor.userId });
    await log("paper.skipped", { note: `${STEPS[step].title}: ${reason}` });
  });
}

/** Does nothing when it was taken back already. */
export async function takeStepBack(actor: Member, requestId: string, step: Step): Promise<void> {
  await onPapers(actor, requestId, async (_request, { allow, log }) => {
    allow("write");
    if (await deleteSkip(requestId, step)) await log("paper.unskipped", { note: STEPS[step].title });
  });
}

type Price = { source: string; on: LocalDate; price: number; currency: Currency };

export async function notePrice(actor: Member, requestId: string, price: Price): Promise<void> {
  await onPapers(actor, requestId, async (_request, { at, allow, refusal, log }) => {
    allow("write");
    if ((await pricesOf(requestId)).length >= MOST_PRICES)
      throw refusal(
        `Solicitarea are deja ${plural(MOST_PRICES, "preț notat", "prețuri notate")}. Ștergeți unul dintre ele.`,
      );
    await insertPrice({ requestId, ...price, notedAt: at, notedBy: actor.userId });
    await log("paper.priced", { note: price.source });
  });
}

export async function removePrice(actor: Member, requestId: string, id: string): Promise<void> {
  await onPapers(actor, requestId, async (_request, { allow, log }) => {
    allow("write");
    const { source } = await deletePrice(requestId, id);
    await log("paper.unpriced", { note: source });
  });
}

/** The files were stored before, for a form. */
export async function addProofs(actor: Member, requestId: string, files: readonly { id: string; name: string }[]) {
  await onPapers(actor, requestId, async (_request, { at, allow, refusal, log }) => {
    allow("write");
    if ((await proofsOf(requestId)).length + files.length > MOST_PROOFS)
      throw refusal(`Se păstrează cel mult ${plural(MOST_PROOFS, "dovadă", "dovezi")}. Ștergeți din cele vechi.`);
    for (const { id } of files) await attach(id, { at, userId: actor.userId, organisationId: actor.organisation.id });
    await insertProofs(
      files.map(({ id, name }) => ({ fileId: id, name, requestId, addedAt: at, addedBy: actor.userId })),
    );
    await log("paper.proved", { note: files.map(({ name }) => name).join(", ") });
  });
}

export async function removeProof(actor: Member, requestId: string, fileId: string): Promise<void> {
  await onPapers(actor, requestId, async (_request, { allow, log }) => {
    allow("write");
    const { name } = await proofOf(requestId, fileId);
    await deleteProof(fileId);
    await detach([fileId]);
    await log("paper.unproved", { note: name });
  });
}

type Registration = { number: string; on: LocalDate };

/**
 * Notes the number that a paper has in the register of its authority, or corrects it. Returns false, and notes nothing, when
 * another paper of the authority has it in that year.
 */
export function registerPaper(actor: Member, requestId: string, paperId: string, { number, on }: Registration) {
  return onPapers(actor, requestId, async ({ ownerId }, { at, allow, log }) => {
    allow("write");
    const { title } = await paperOf(requestId, paperId);
    await lockOrganisation(ownerId); // two papers of different requests may be given one number at once
    const prefix = (await letterheadOf(ownerId))?.prefix ?? "";
    const whole = number.startsWith(prefix) ? number : prefix + number;
    const place = { organisationId: ownerId, year: yearOf(on), number: whole };
    if ((await paperWithNumber(paperId, place)) !== null) return false;
    await keepRegistration({ paperId, ...place, on, notedAt: at, notedBy: actor.userId });
    await log("paper.registered", { note: `${title}: nr. ${whole} din ${on}` });
    return true;
  });
}
