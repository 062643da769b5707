import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { dueReminders } from "../rules/reminders";
import { lockRequest, requestById } from "../store/record.server";
import { claimReminder, requestsToRemind, sentKeysOf } from "../store/reminders.server";
import { organisationsWithQueue } from "../store/request-writes.server";
import { responsesTo } from "../store/responses.server";
import { releaseQueued } from "./sending.server";

const BATCH = 200;

/** Sends every due reminder once, however often it runs; returns how many were sent. */
export async function remind(): Promise<number> {
  let count = 0;
  let last: string | null = null;
  for (;;) {
    const ids: string[] = await requestsToRemind(now(), last, BATCH);
    for (const id of ids) count += await transaction(() => remindAbout(id));
    last = ids.at(-1) ?? null;
    if (ids.length < BATCH) return count;
  }
}

/** Locks the request, so that one that is being decided or extended is not reminded of. */
async function remindAbout(id: string): Promise<number> {
  await lockRequest(id);
  const request = await requestById(id);
  if (!request) return 0;
  const at = now();
  const due = dueReminders(request, await responsesTo(request), await sentKeysOf([id]), at);
  let count = 0;
  for (const reminder of due) {
    if (!(await claimReminder({ key: reminder.key, requestId: id, sentAt: at }))) continue;
    const subject =
      reminder.kind === "owner"
        ? ({ what: `reminder.${reminder.step}`, subjectId: id } as const)
        : ({ what: "reminder.unconfirmed", subjectId: reminder.responseId } as const);
    await record({ ...subject, by: null, at });
    count += 1;
  }
  return count;
}

/** Sends queued requests of verified organisations that a failed listener left; returns how many were sent. */
export async function releaseForgotten(): Promise<number> {
  let count = 0;
  for (const organisationId of await organisationsWithQueue()) count += await releaseQueued(organisationId);
  return count;
}
