import type { z } from "zod";
import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { addSystemNote } from "~/modules/conversations/verbs.server";
import { notAmong } from "~/modules/media/rules/attachment";
import { attach } from "~/modules/media/verbs/attachment.server";
import { notOvertaken, Overtaken } from "~/platform/form/version.server";
import { pick } from "~/platform/pick";
import { type StepContext, stepsOn } from "~/platform/step.server";
import { contentsIn, type responseForm } from "../forms/responses";
import type { ResponseMove } from "../rules/response";
import { responsePolicy } from "../rules/response-policy";
import { lockRequest } from "../store/record.server";
import { insertResponse, insertVersion, moveResponse, type ResponseValues } from "../store/response-writes.server";
import { filesOfVersions, ownResponseTo, requestIdOf, responseOf } from "../store/responses.server";
import type { FileChanges } from "./files.server";
import { onOpportunity, wayTo } from "./guard.server";

export type ResponseInput = z.output<typeof responseForm>;
/** Submits the partner's only response to a request; returns its id. Throws `Overtaken` when a colleague has sent it. */
export async function respond(
  actor: Actor,
  requestId: string,
  input: ResponseInput,
  files: FileChanges,
): Promise<string> {
  return onOpportunity(actor, requestId, async ({ request }, step) => {
    step.allow("respond");
    if (!isFirma(actor)) throw new Error("The policy let somebody other than a firm respond");
    const { at } = step;
    const partnerId = actor.organisation.id;
    if ((await ownResponseTo(request, partnerId)) !== null) throw new Overtaken();
    const id = await insertResponse({ requestId, partnerId, submittedAt: at, updatedAt: at });
    await writeVersion(step, { id, partnerId, version: 1 }, input, { files, kept: [] });
    await step.log("response.submitted", { subjectId: id, to: "submitted" });
    return id;
  });
}

/** A response, with its request locked. */
const onResponse = stepsOn<Actor>()({
  policy: responsePolicy,
  locked: async (id, actor) => {
    await lockRequest(await requestIdOf(id));
    return responseOf(actor, id);
  },
  way: (actor, { requestId }) => wayTo(actor, requestId),
  changed: "Oferta s-a schimbat între timp. Vedeți cum stă acum.",
  update: (id, move: ResponseMove, values: ResponseValues, at) => moveResponse(id, move, { ...values, updatedAt: at }),
});

type EditArguments = [actor: Actor, id: string, input: ResponseInput, files: FileChanges, seen?: string | null];

/** Stores a new version of a response. */
export const editResponse = (...args: EditArguments): Promise<void> =>
  writeNewVersion("edit", args, { what: "response.edited" });

/** Submits a withdrawn response again, with a new version. */
export const resubmitResponse = (...args: EditArguments): Promise<void> =>
  writeNewVersion("resubmit", args, {
    what: "response.resubmitted",
    values: (at) => ({ withdrawnAt: null, withdrawText: null, submittedAt: at }),
  });

/** Confirms a response, unchanged, after the request was changed. */
export function confirmResponse(actor: Actor, id: string): Promise<void> {
  return onResponse(actor, id, async ({ status }, { allow, move, log }) => {
    allow("confirm");
    await move("confirm", { unconfirmedSince: null });
    await log("response.confirmed", { from: status, to: "submitted" });
  });
}

/** Withdraws a response. When it was accepted, the authority may accept another one. */
export function withdrawResponse(actor: Actor, id: string, { text }: { text: string | null }): Promise<void> {
  return onResponse(actor, id, async ({ status, requestId, partnerId }, { at, allow, move, log }) => {
    allow("withdraw");
    await move("withdraw", { withdrawnAt: at, withdrawText: text });
    await log("response.withdrawn", { from: status, to: "withdrawn" });
    if (status === "accepted") {
      await addSystemNote(requestId, "Firma a anunțat că nu mai continuă această colaborare.", partnerId);
    }
  });
}

/** The journal entry of a new version, and columns that change with it. */
type VersionChange = { what: "response.edited" | "response.resubmitted"; values?: (at: Date) => ResponseValues };

function writeNewVersion(
  action: "edit" | "resubmit",
  [actor, id, input, files, seen = null]: EditArguments,
  { what, values }: VersionChange,
): Promise<void> {
  return onResponse(actor, id, async ({ status, version: before, partnerId }, step) => {
    step.allow(action);
    notOvertaken(seen, String(before));
    const version = before + 1;
    const kept = await keptFiles(id, files);
    await step.move(action, { ...values?.(step.at), version, unconfirmedSince: null });
    await writeVersion(step, { id, partnerId, version }, input, { files, kept });
    await step.log(what, { from: status, to: "submitted" });
  });
}

type StoredFile = { fileId: string; name: string; sha256: string };

/** Files of the current version without those that the form removed. */
async function keptFiles(id: string, { removedIds }: FileChanges): Promise<StoredFile[]> {
  const removed = new Set(removedIds);
  const files = await filesOfVersions([id]);
  return files
    .filter((file) => !removed.has(file.id))
    .map(({ id: fileId, ...file }) => ({ fileId, ...pick(file, "name", "sha256") }));
}

async function writeVersion(
  { actor, at }: StepContext<Actor>,
  { id, partnerId, version }: { id: string; partnerId: string; version: number },
  input: ResponseInput,
  { files, kept }: { files: FileChanges; kept: readonly StoredFile[] },
): Promise<void> {
  const added = notAmong(files.added, kept);
  for (const upload of added) {
    await attach(upload.id, { at, organisationId: partnerId, userId: actor.userId });
  }
  await insertVersion({ responseId: id, version, ...contentsIn(input), writtenAt: at, writtenBy: actor.userId }, [
    ...kept.map((file) => pick(file, "fileId", "name")),
    ...added.map(({ id: fileId, name }) => ({ fileId, name })),
  ]);
}
