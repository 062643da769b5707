import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { changeKey, dueStep, noticeKey } from "../rules/upkeep";
import { changesOn, termOf } from "../rules/verification";
import { resourceById } from "../store/resources.server";
import { claimNotice, resourcesNearTerm, resourcesWithChangedActs } from "../store/upkeep.server";
import { lockResource } from "../store/writes.server";

const BATCH = 200;

/** Sends every due notice of a term once, however often it runs; returns how many were sent. */
export async function remindOfTerms(): Promise<number> {
  let count = 0;
  let last: string | null = null;
  for (;;) {
    const ids: string[] = await resourcesNearTerm(localDateOf(now()), last, BATCH);
    for (const id of ids) if (await transaction(() => remindOf(id))) count += 1;
    last = ids.at(-1) ?? null;
    if (ids.length < BATCH) return count;
  }
}

/** Locks the document, so that one that is being verified is not reminded of. */
async function remindOf(id: string): Promise<boolean> {
  await lockResource(id);
  const resource = await resourceById(id);
  if (!resource?.verification || resource.deletedAt !== null) return false;
  const at = now();
  const term = termOf(resource.verification, resource.months);
  const step = dueStep(term, localDateOf(at));
  if (step === null) return false;
  if (!(await claimNotice({ key: noticeKey(id, step, term), resourceId: id, sentAt: at }))) return false;
  await record({ what: "resource.due", subjectId: id, by: null, at, to: step });
  return true;
}

/** Tells those who answer for a document, once for each change, that an act on which it rests was abrogated or amended. */
export async function tellOfChangedActs(at: Date, actId: string | null = null): Promise<void> {
  const today = localDateOf(at);
  for (const id of await resourcesWithChangedActs(today, actId))
    await transaction(async () => {
      await lockResource(id);
      const resource = await resourceById(id);
      if (!resource || resource.deletedAt !== null) return;
      const keys = changesOn(resource, today).map((change) => changeKey(id, change));
      const isNew = await Promise.all(keys.map((key) => claimNotice({ key, resourceId: id, sentAt: at })));
      if (isNew.includes(true)) await record({ what: "resource.act_changed", subjectId: id, by: null, at });
    });
}
