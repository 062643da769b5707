import type { z } from "zod";
import type { Actor } from "~/modules/accounts/rules/actor";
import { addSystemNote } from "~/modules/conversations/verbs.server";
import { notOvertaken } from "~/platform/form/version.server";
import { dateTime } from "~/platform/language/dates";
import { chosenBudget, type editSentForm } from "../forms/requests";
import { type ChangedField, changedFields, changeSentence, type EditableFacts } from "../rules/changes";
import { extensionProblem, limitsOf } from "../rules/deadline";
import type { RequestRecord } from "../store/record.server";
import { filesOf, markRemoved } from "../store/request-files.server";
import { insertChange, type NewChange } from "../store/request-writes.server";
import { markUnconfirmed } from "../store/response-writes.server";
import { offersToldOf, type ResponseRecord, responsesTo } from "../store/responses.server";
import { versionOf } from "./drafts.server";
import { addFiles, type FileChanges, newChanges } from "./files.server";
import { onRequest, type RequestStep } from "./guard.server";

/** An action on a request, with the request as it was and the offers whose firms are told. */
export type ToldAction = { request: RequestRecord; offers: ResponseRecord[] };

const toldAction = async (request: RequestRecord): Promise<ToldAction> => ({
  request,
  offers: await offersToldOf(request),
});

/** Adds a dated note to a sent request. */
export async function clarifyRequest(actor: Actor, id: string, { text }: { text: string }): Promise<ToldAction> {
  return onRequest(actor, id, async (request, { at, allow, move, log }) => {
    allow("clarify");
    await move("clarify");
    await insertChange({ requestId: id, kind: "clarification", madeAt: at, madeBy: actor.userId, text });
    await log("request.clarified");
    await addSystemNote(id, `Autoritatea a adăugat o completare: ${text}`);
    return toldAction(request);
  });
}

export type ExtendInput = { deadlineAt: Date; text?: string | null };

/** Moves the deadline, and with it the limits for questions and answers. */
export async function extendRequest(actor: Actor, id: string, { deadlineAt, text }: ExtendInput): Promise<ToldAction> {
  return onRequest(actor, id, async (request, { at, allow, move, log, refusal }) => {
    allow("extend");
    const current = request.deadlineAt ?? at;
    const problem = extensionProblem(deadlineAt, current, at);
    if (problem !== null) throw refusal(`${problem}.`);
    await move("extend", limitsOf(deadlineAt));
    await insertChange({
      requestId: id,
      kind: "extension",
      madeAt: at,
      madeBy: actor.userId,
      text: text ?? null,
      deadlineFrom: current,
      deadlineTo: deadlineAt,
    });
    const from = current.toISOString();
    const to = deadlineAt.toISOString();
    await log("request.extended", { from, to });
    await addSystemNote(id, `Termenul pentru oferte a fost prelungit: este acum ${dateTime(deadlineAt)}.`);
    return toldAction(request);
  });
}

export type EditSentInput = z.output<typeof editSentForm>;

/** Stores what changed, old → new, and marks open responses as to be confirmed. Stores nothing when nothing changed. */
export async function editSentRequest(
  actor: Actor,
  id: string,
  input: Omit<EditSentInput, "removedFiles">,
  sent: FileChanges,
  seen: string | null = null,
): Promise<{ changed: boolean }> {
  return onRequest(actor, id, async (request, step) => {
    const { at, allow, move } = step;
    allow("editSent");
    notOvertaken(seen, versionOf(request));
    const files = await newChanges(id, sent);
    const before = await contentOf(request);
    const after = changedContent(before, input, files);
    const found = changedFields(before, after);
    if (found.length === 0) return { changed: false };
    const { description, budget } = after;
    const values = { description, budgetMin: budget.min, budgetMax: budget.max, currency: budget.currency };
    await move("editSent", values);
    const base = { requestId: id, kind: "edit" as const, madeAt: at, madeBy: actor.userId };
    const changeId = await insertChange({ ...base, ...changeColumns(found) });
    await markRemoved(id, files.removedIds, { removedAt: at, removedInId: changeId });
    await addFiles(actor, files.added, { requestId: id, at, addedInId: changeId });
    await announceEdit(request, found, step);
    return { changed: true };
  });
}

async function contentOf(request: RequestRecord): Promise<EditableFacts> {
  const { description, budgetMin: min, budgetMax: max, currency } = request;
  return { description, budget: { min, max, currency }, files: await filesOf(request.id) };
}

function changedContent(
  before: EditableFacts,
  input: Omit<EditSentInput, "removedFiles">,
  files: FileChanges,
): EditableFacts {
  const removed = new Set(files.removedIds);
  const kept = before.files.filter(({ id }) => !removed.has(id));
  return { description: input.description, budget: chosenBudget(input), files: [...kept, ...files.added] };
}

function changeColumns(found: readonly ChangedField[]): Partial<NewChange> {
  const columns = found.map((difference): Partial<NewChange> => {
    switch (difference.field) {
      case "description":
        return { descriptionFrom: difference.from, descriptionTo: difference.to };
      case "budget":
        return {
          budgetMinFrom: difference.from.min,
          budgetMinTo: difference.to.min,
          budgetMaxFrom: difference.from.max,
          budgetMaxTo: difference.to.max,
          currencyFrom: difference.from.currency,
          currencyTo: difference.to.currency,
        };
      default:
        return {};
    }
  });
  return Object.assign({}, ...columns);
}

async function announceEdit(request: RequestRecord, found: readonly ChangedField[], { at, log }: RequestStep) {
  const sentences = found.map(changeSentence).join(" ");
  const statusBefore = new Map((await responsesTo(request)).map(({ id, status }) => [id, status]));
  await log("request.changed", { note: sentences });
  for (const { id } of await markUnconfirmed(request.id, at)) {
    const from = statusBefore.get(id) ?? "submitted";
    await log("response.to_confirm", { subjectId: id, from, to: "to_confirm" });
  }
  await addSystemNote(request.id, `Solicitarea a fost modificată. ${sentences}`);
}

/** After the deadline, tells the firms that the responses are still being evaluated. */
export async function stillEvaluating(
  actor: Actor,
  id: string,
  { text }: { text: string | null },
): Promise<ToldAction> {
  return onRequest(actor, id, async (request, { at, allow, move, log }) => {
    allow("stillEvaluating");
    await move("stillEvaluating");
    await insertChange({ requestId: id, kind: "still_evaluating", madeAt: at, madeBy: actor.userId, text });
    await log("request.evaluating");
    return toldAction(request);
  });
}
