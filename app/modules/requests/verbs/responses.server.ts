import type { z } from "zod";
import { type Actor, isFirma, type Member } from "~/modules/accounts/rules/actor";
import { addSystemNote } from "~/modules/conversations/verbs.server";
import { notAmong } from "~/modules/media/rules/attachment";
import { attach } from "~/modules/media/verbs/attachment.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { notOvertaken, Overtaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
import { pick } from "~/platform/pick";
import { chosenPrice, type responseForm } from "../forms/responses";
import type { happenings } from "../rules/happenings";
import { opportunityPolicy } from "../rules/opportunity-policy";
import type { ResponseStatus } from "../rules/response";
import { type ResponseAction, responsePolicy } from "../rules/response-policy";
import { lockRequest } from "../store/record.server";
import { opportunityRequestOf } from "../store/requests.server";
import { insertResponse, insertVersion, moveResponse } from "../store/response-writes.server";
import {
  filesOfVersions,
  ownResponseTo,
  type ResponseRecord,
  requestIdOf,
  responseOf,
} from "../store/responses.server";
import type { FileChanges } from "./files.server";
import { wayTo } from "./guard.server";

export type ResponseInput = z.output<typeof responseForm>;
type Writing = { actor: Member; at: Date };

const MOVED = "Oferta s-a schimbat între timp. Vedeți cum stă acum.";

/** Submits the partner's only response to a request; returns its id. Throws `Overtaken` when a colleague has sent it. */
export async function respond(
  actor: Actor,
  requestId: string,
  input: ResponseInput,
  files: FileChanges,
): Promise<string> {
  return transaction(async () => {
    await lockRequest(requestId);
    const request = await opportunityRequestOf(actor, requestId);
    const at = now();
    const own = isFirma(actor) ? await ownResponseTo(request, actor.organisation.id) : null;
    opportunityPolicy.allow("respond", actor, { request, own: null }, at, wayTo(actor, requestId));
    if (own !== null) throw new Overtaken();
    if (!isFirma(actor)) throw new Error("The policy let somebody other than a firm respond");
    const partnerId = actor.organisation.id;
    const id = await insertResponse({ requestId, partnerId, submittedAt: at, updatedAt: at });
    await writeVersion({ actor, at }, { id, version: 1 }, input, { files, kept: [] });
    await record({ what: "response.submitted", subjectId: id, by: actor, at, to: "submitted" });
    return id;
  });
}

type EditArguments = [actor: Actor, id: string, input: ResponseInput, files: FileChanges, seen?: string | null];

/** Stores a new version of a response. */
export const editResponse = (...args: EditArguments): Promise<void> =>
  writeNewVersion("edit", args, { what: "response.edited" });

/** Submits a withdrawn response again, with a new version. */
export const resubmitResponse = (...args: EditArguments): Promise<void> =>
  writeNewVersion("resubmit", args, {
    what: "response.resubmitted",
    values: ({ at }) => ({ withdrawnAt: null, withdrawText: null, submittedAt: at }),
  });

/** Confirms a response, unchanged, after the request was changed. */
export function confirmResponse(actor: Actor, id: string): Promise<void> {
  return withLockedResponse("confirm", actor, id, async (locked) => {
    await locked.move({ unconfirmedSince: null });
    await locked.record("response.confirmed", "submitted");
  });
}

/** Withdraws a response. When it was accepted, the authority may accept another one. */
export function withdrawResponse(actor: Actor, id: string, { text }: { text: string | null }): Promise<void> {
  return withLockedResponse("withdraw", actor, id, async (locked) => {
    await locked.move({ withdrawnAt: locked.at, withdrawText: text });
    await locked.record("response.withdrawn", "withdrawn");
    const { status, requestId, partnerId } = locked.response;
    if (status !== "accepted") return;
    await addSystemNote(requestId, "Firma a anunțat că nu mai continuă această colaborare.", partnerId);
  });
}

type Values = Omit<Parameters<typeof moveResponse>[2], "updatedAt">;

/** A locked response with its guarded update and its journal entry; `at` is read after the lock. */
type LockedResponse = Writing & {
  response: ResponseRecord;
  move: (values: Values) => Promise<void>;
  record: (what: keyof typeof happenings, to: ResponseStatus) => Promise<void>;
};

/** Locks the response's request, asks the policy, and runs `work` in the same transaction. */
function withLockedResponse(
  action: Exclude<ResponseAction, "readContents" | "accept" | "replace">,
  actor: Actor,
  id: string,
  work: (locked: LockedResponse) => Promise<void>,
): Promise<void> {
  return transaction(async () => {
    await lockRequest(await requestIdOf(id));
    const response = await responseOf(actor, id);
    const [at, way] = [now(), wayTo(actor, response.requestId)];
    responsePolicy.allow(action, actor, response, at, way);
    await work({
      ...{ response, at, actor: actor as Member },
      move: async (values) => {
        moved(await moveResponse(id, action, { ...values, updatedAt: at }), MOVED, way);
      },
      record: async (what, to) => {
        await record({ what, subjectId: id, by: actor, at, from: response.status, to });
      },
    });
  });
}

/** The journal entry of a new version, and columns that change with it. */
type VersionChange = { what: "response.edited" | "response.resubmitted"; values?: (locked: LockedResponse) => Values };

function writeNewVersion(
  step: "edit" | "resubmit",
  [actor, id, input, files, seen = null]: EditArguments,
  { what, values }: VersionChange,
): Promise<void> {
  return withLockedResponse(step, actor, id, async (locked) => {
    notOvertaken(seen, String(locked.response.version));
    const version = locked.response.version + 1;
    const kept = await keptFiles(id, files);
    await locked.move({ ...values?.(locked), version, unconfirmedSince: null });
    await writeVersion(locked, { id, version }, input, { files, kept });
    await locked.record(what, "submitted");
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
  { actor, at }: Writing,
  { id, version }: { id: string; version: number },
  input: ResponseInput,
  { files, kept }: { files: FileChanges; kept: readonly StoredFile[] },
): Promise<void> {
  const { min, max } = chosenPrice(input);
  const added = notAmong(files.added, kept);
  for (const upload of added) {
    await attach(upload.id, { at, organisationId: actor.organisation.id, userId: actor.userId });
  }
  const { text, currency, duration, durationUnit, experience } = input;
  const contents = { text, priceMin: min, priceMax: max, currency, duration, durationUnit, experience };
  await insertVersion({ responseId: id, version, ...contents, writtenAt: at, writtenBy: actor.userId }, [
    ...kept.map((file) => pick(file, "fileId", "name")),
    ...added.map(({ id: fileId, name }) => ({ fileId, name })),
  ]);
}
