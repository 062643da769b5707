import type { z } from "zod";
import { type Actor, type ActorOrganisation, isFirma } from "~/modules/accounts/rules/actor";
import { addSystemNote } from "~/modules/conversations/verbs.server";
import { attach } from "~/modules/media/verbs/attachment.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
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
type Partner = Actor & { organisation: ActorOrganisation };
type Writing = { actor: Partner; at: Date };

const MOVED = "Răspunsul s-a schimbat între timp. Vedeți cum stă acum.";

/** The partner's answer to a request: one, before the deadline. Returns its id. */
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
    opportunityPolicy.allow("respond", actor, { request, own }, at, wayTo(actor, requestId));
    if (!isFirma(actor)) throw new Error("The policy let somebody other than a firm respond");
    const partnerId = actor.organisation.id;
    const id = await insertResponse({ requestId, partnerId, submittedAt: at, updatedAt: at });
    await writeVersion({ actor, at }, { id, version: 1 }, input, { files, kept: [] });
    await record({ what: "response.submitted", subjectId: id, by: actor, at, to: "submitted" });
    return id;
  });
}

type Rewriting = [actor: Actor, id: string, input: ResponseInput, files: FileChanges, seen?: string | null];

/** A new version that replaces the one that holds; the deadline and the request it answers do not change. */
export const editResponse = (...rewriting: Rewriting): Promise<string> =>
  writeAnew("edit", rewriting, { what: "response.edited" });

/** A withdrawn response comes back, as it is written now. */
export const resubmitResponse = (...rewriting: Rewriting): Promise<string> =>
  writeAnew("resubmit", rewriting, {
    what: "response.resubmitted",
    values: ({ at }) => ({ withdrawnAt: null, withdrawText: null, submittedAt: at }),
  });

/** The request changed, and the response holds as it is. */
export function confirmResponse(actor: Actor, id: string): Promise<string> {
  return inTurn("confirm", actor, id, async (turn) => {
    await turn.move({ unconfirmedSince: null });
    await turn.record("response.confirmed", "submitted");
  });
}

/** Before the decision the response is taken back; after it the accepted partner drops out, and another may take its place. */
export function withdrawResponse(actor: Actor, id: string, { text }: { text: string | null }): Promise<string> {
  return inTurn("withdraw", actor, id, async (turn) => {
    await turn.move({ withdrawnAt: turn.at, withdrawText: text });
    await turn.record("response.withdrawn", "withdrawn");
    const { status, requestId, partnerId } = turn.response;
    if (status !== "accepted") return;
    await addSystemNote(requestId, "Firma a anunțat că nu mai continuă această colaborare.", partnerId);
  });
}

type Values = Omit<Parameters<typeof moveResponse>[2], "updatedAt">;

/** An own response on which a step is taken, and the moment of that: its guarded update, and its line in the journal. */
type Turn = Writing & {
  response: ResponseRecord;
  move: (values: Values) => Promise<void>;
  record: (what: keyof typeof happenings, to: ResponseStatus) => Promise<void>;
};

/** Waits for the turn of the response's request, asks the policy, and takes the step. Returns the response's id. */
function inTurn(
  action: Exclude<ResponseAction, "readContents" | "accept">,
  actor: Actor,
  id: string,
  work: (turn: Turn) => Promise<void>,
): Promise<string> {
  return transaction(async () => {
    await lockRequest(await requestIdOf(id));
    const response = await responseOf(actor, id);
    const [at, way] = [now(), wayTo(actor, response.requestId)];
    responsePolicy.allow(action, actor, response, at, way);
    await work({
      ...{ response, at, actor: actor as Partner },
      move: async (values) => {
        moved(await moveResponse(id, action, { ...values, updatedAt: at }), MOVED, way);
      },
      record: async (what, to) => {
        await record({ what, subjectId: id, by: actor, at, from: response.status, to });
      },
    });
    return id;
  });
}

/** The version after the one that holds, with its files. */
type Rewritten = { what: "response.edited" | "response.resubmitted"; values?: (turn: Turn) => Values };

function writeAnew(
  step: "edit" | "resubmit",
  [actor, id, input, files, seen = null]: Rewriting,
  { what, values }: Rewritten,
): Promise<string> {
  return inTurn(step, actor, id, async (turn) => {
    notOvertaken(seen, String(turn.response.version));
    const version = turn.response.version + 1;
    const kept = await keptFiles(id, files);
    await turn.move({ ...values?.(turn), version, unconfirmedSince: null });
    await writeVersion(turn, { id, version }, input, { files, kept });
    await turn.record(what, "submitted");
  });
}

type StoredFile = { fileId: string; name: string };

/** The files of the version that held, without those that the form took out. */
async function keptFiles(id: string, { removedIds }: FileChanges): Promise<StoredFile[]> {
  const removed = new Set(removedIds);
  const files = await filesOfVersions([id]);
  return files.filter((file) => !removed.has(file.id)).map((file) => ({ fileId: file.id, name: file.name }));
}

async function writeVersion(
  { actor, at }: Writing,
  { id, version }: { id: string; version: number },
  input: ResponseInput,
  { files, kept }: { files: FileChanges; kept: readonly StoredFile[] },
): Promise<void> {
  const { min, max } = chosenPrice(input);
  for (const upload of files.added) {
    await attach(upload.id, { at, organisationId: actor.organisation.id, userId: actor.userId });
  }
  const { text, currency, duration, durationUnit, experience } = input;
  const contentColumns = { text, priceMin: min, priceMax: max, currency, duration, durationUnit, experience };
  await insertVersion({ responseId: id, version, ...contentColumns, writtenAt: at, writtenBy: actor.userId }, [
    ...kept,
    ...files.added.map(({ id: fileId, name }) => ({ fileId, name })),
  ]);
}
