import type { z } from "zod";
import { type Actor, isVerified } from "~/modules/accounts/rules/actor";
import { valuesIn } from "~/platform/form/field-table.server";
import { notOvertaken } from "~/platform/form/version.server";
import { stepsOn } from "~/platform/step.server";
import { chosenBudget, chosenDeadline, type requestForm } from "../forms/requests";
import { blankRequest } from "../rules/request";
import { REQUEST } from "../rules/request-fields";
import { requestPolicy } from "../rules/request-policy";
import { matchCount } from "../store/matching.server";
import type { RequestRecord } from "../store/record.server";
import { copyFiles, filesOf } from "../store/request-files.server";
import { deleteDraft, insertRequest, isAddressable, updateDraft } from "../store/request-writes.server";
import { addFiles, dropFiles, type FileChanges, newChanges } from "./files.server";
import { onRequest } from "./guard.server";
import { release, whyNotSent, whyUnfilled } from "./sending.server";

export type RequestInput = z.output<ReturnType<typeof requestForm>>;

const NOT_LISTED =
  "Partenerul ales nu mai este în lista partenerilor. Alegeți altul sau trimiteți solicitarea tuturor.";
const GONE = "Solicitarea a fost trimisă sau ștearsă între timp.";

/** Form values as columns. */
function draftOf(input: RequestInput) {
  const { min: budgetMin, max: budgetMax, currency } = chosenBudget(input);
  const deadlineAt = chosenDeadline(input);
  return { ...valuesIn(REQUEST, input), budgetMin, budgetMax, currency, deadlineAt, onlyPartnerId: input.partner };
}

const onNewRequest = stepsOn<Actor>()({
  policy: requestPolicy,
  locked: async (_id, { organisation }) => blankRequest(organisation?.id ?? ""),
  way: () => undefined,
});

/** Creates a draft; returns its id. */
export async function createRequest(actor: Actor, input: RequestInput, files: FileChanges): Promise<string> {
  return onNewRequest(actor, "", async ({ ownerId }, { at, allow, refusal, log }) => {
    allow("create");
    if (!(await isAddressable(input.partner))) throw refusal(NOT_LISTED);
    const by = { createdBy: actor.userId, createdAt: at, updatedAt: at };
    const id = await insertRequest({ ...draftOf(input), ownerId, ...by });
    await addFiles(actor, files.added, { requestId: id, at });
    await log("request.created", { subjectId: id, to: "draft" });
    return id;
  });
}

/** The version of a request, by which a form tells that it was changed meanwhile. */
export const versionOf = ({ updatedAt }: { updatedAt: Date }): string => updatedAt.toISOString();

/** Returns the new version. */
export async function editRequest(
  actor: Actor,
  id: string,
  input: RequestInput,
  files: FileChanges,
  seen: string | null = null,
): Promise<string> {
  return onRequest(actor, id, async (request, { at, allow, moved, refusal, log }) => {
    allow("edit");
    notOvertaken(seen, versionOf(request));
    const isOther = input.partner !== request.onlyPartnerId;
    if (isOther && !(await isAddressable(input.partner))) throw refusal(NOT_LISTED);
    moved(await updateDraft(id, { ...draftOf(input), updatedAt: at }), GONE);
    const { added, removedIds } = await newChanges(id, files);
    await dropFiles(id, removedIds);
    await addFiles(actor, added, { requestId: id, at });
    await log("request.edited");
    return versionOf({ updatedAt: at });
  });
}

export async function deleteRequest(actor: Actor, id: string): Promise<void> {
  await onRequest(actor, id, async (request, { allow, moved, log }) => {
    allow("delete");
    await dropFiles(
      id,
      (await filesOf(id)).map((file) => file.id),
    );
    moved(await deleteDraft(id), GONE);
    await log("request.deleted", { from: "draft", note: request.title });
  });
}

/** Copies a completed or cancelled request to a new draft without a deadline. Returns the new id. */
export async function duplicateRequest(actor: Actor, id: string): Promise<string> {
  return onRequest(actor, id, async (source, { at, allow, log }) => {
    allow("duplicate");
    const { ownerId, title, category, description, budgetMin, budgetMax, currency, urgency, county } = source;
    const copy = await insertRequest({
      ownerId,
      title,
      category,
      description,
      budgetMin,
      budgetMax,
      currency,
      urgency,
      county,
      sealed: source.sealed,
      criterion: source.criterion,
      onlyPartnerId: (await isAddressable(source.onlyPartnerId)) ? source.onlyPartnerId : null,
      copiedFromId: id,
      createdBy: actor.userId,
      createdAt: at,
      updatedAt: at,
    });
    await copyFiles(id, { requestId: copy, addedAt: at, addedBy: actor.userId });
    const note = source.registration === null ? {} : { note: source.registration };
    await log("request.duplicated", { subjectId: copy, to: "draft", ...note });
    return copy;
  });
}

export type SendInput = { deadlineAt?: Date | null };

/**
 * Sends the request, or queues it until its organisation is verified. Returns how many partners it suits, who are told; null
 * for a queued one.
 */
export async function sendRequest(
  actor: Actor,
  id: string,
  { deadlineAt }: SendInput,
): Promise<{ request: RequestRecord; told: number | null }> {
  return onRequest(actor, id, async (request, { at, allow, moved, refusal, log }) => {
    const wish = deadlineAt ?? request.deadlineAt;
    if (!isVerified(actor)) {
      allow("queue");
      const unfilled = whyUnfilled(request);
      if (unfilled !== null) throw refusal(unfilled);
      const values = { queuedAt: at, queuedBy: actor.userId, deadlineAt: wish, updatedAt: at };
      moved(await updateDraft(id, values), GONE);
      await log("request.queued");
      return { request, told: null };
    }
    allow("send");
    const why = await whyNotSent(request, wish, at);
    if (why !== null) throw refusal(why);
    await release(request, { by: actor, deadlineAt: wish, at });
    return { request, told: await matchCount(request) };
  });
}

/** Takes a draft out of the queue. */
export async function unqueueRequest(actor: Actor, id: string): Promise<void> {
  await onRequest(actor, id, async (_request, { at, allow, moved, log }) => {
    allow("unqueue");
    moved(await updateDraft(id, { queuedAt: null, queuedBy: null, updatedAt: at }), GONE);
    await log("request.edited");
  });
}
