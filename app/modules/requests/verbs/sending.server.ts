import { organisationById } from "~/modules/accounts/store/organisation.server";
import { isListed } from "~/modules/partners/rules/listing";
import { localDateOf, yearOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { type Doer, record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
import { deadlineOnRelease, deadlineProblem, defaultDeadline, limitsOf } from "../rules/deadline";
import { requestPath } from "../rules/paths";
import { registrationNumber } from "../rules/registration";
import { FILL_IN, unfilledPlaces, unfilledWords } from "../rules/unfilled-places";
import { lockRequest, type RequestRecord, requestById } from "../store/record.server";
import { isAddressable, moveRequest, nextRegistration, queuedRequestsOf } from "../store/request-writes.server";

const SENT_MEANWHILE = "Solicitarea a fost trimisă între timp.";

type Texts = Parameters<typeof unfilledPlaces>[0];
type Sending = Texts & Pick<RequestRecord, "onlyPartnerId" | "onlyPartnerName">;

/** Why a text is not sent as it is: places of a model are left in it. Null when there are none. */
export function whyUnfilled(texts: Texts): string | null {
  const { length } = unfilledPlaces(texts);
  return length === 0 ? null : `Textul are ${unfilledWords(length)}. ${FILL_IN}, apoi trimiteți.`;
}

/** Why a request cannot be sent with this deadline to its addressee; null when it can. */
export async function whyNotSent(request: Sending, deadlineAt: Date | null, at: Date): Promise<string | null> {
  const unfilled = whyUnfilled(request);
  if (unfilled !== null) return unfilled;
  const problem = deadlineAt === null ? null : deadlineProblem(deadlineAt, at);
  if (problem !== null) return `Termenul ales nu se mai poate folosi. ${problem}.`;
  if (await isAddressable(request.onlyPartnerId)) return null;
  return `Partenerul ${request.onlyPartnerName} nu mai este în listă. Modificați solicitarea și alegeți altul.`;
}

type Release = { by: NonNullable<Doer>; deadlineAt: Date | null; at: Date };

/** Sends a locked request: registration number, date and limits. */
export async function release(request: RequestRecord, { by, deadlineAt, at }: Release): Promise<void> {
  const year = yearOf(localDateOf(at));
  const number = await nextRegistration(year);
  const values = { ...limitsOf(deadlineAt ?? defaultDeadline(at)), sentAt: at, sentBy: by.userId };
  const registration = { registrationYear: year, registrationNumber: number };
  moved(await moveRequest(request.id, "send", { ...values, ...registration, updatedAt: at }), SENT_MEANWHILE, {
    href: requestPath(request.id),
    label: "Înapoi la solicitare",
  });
  const note = registrationNumber(year, number);
  await record({ what: "request.sent", subjectId: request.id, by, at, from: "draft", to: "sent", note });
}

/** Sends an organisation's queued requests, each in its own transaction; returns how many could be sent. */
export async function releaseQueued(organisationId: string): Promise<number> {
  let count = 0;
  for (const id of await queuedRequestsOf(organisationId)) {
    if (await transaction(() => releaseOne(id, organisationId))) count += 1;
  }
  return count;
}

async function releaseOne(id: string, organisationId: string): Promise<boolean> {
  await lockRequest(id);
  const request = await requestById(id);
  const organisation = await organisationById(organisationId);
  const waits = request !== null && request.status === "draft" && request.queuedAt !== null;
  if (!waits || !organisation || !isListed(organisation.verification)) return false;
  const at = now();
  const deadlineAt = deadlineOnRelease(request.deadlineAt, at);
  if ((await whyNotSent(request, deadlineAt, at)) !== null) return false; // stays queued
  const by = { userId: request.queuedBy ?? request.createdBy, organisation: { id: organisationId } };
  await release(request, { by, deadlineAt, at });
  return true;
}
