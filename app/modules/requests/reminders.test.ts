import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { parseLocalDate } from "~/platform/calendar/local-date";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { ownPlatform } from "../../../tests/support/platform";
import { requestsListener } from "./listener.server";
import { requestsToRemind } from "./store/reminders.server";
import {
  authority,
  type Cast,
  cast,
  DEADLINE,
  daysAfterStart,
  firm,
  hoursAfter,
  justBefore,
  need,
  STATES,
  standing,
} from "./stories.test-data";
import { acceptResponse } from "./verbs/decisions.server";
import { createRequest, sendRequest } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";
import { releaseForgotten, remind } from "./verbs/reminders.server";
import { extendRequest } from "./verbs/sent.server";

ownPlatform();

let people: Cast;
beforeEach(async () => {
  people = await cast();
  await db().execute(sql`update requests set cancelled_at = sent_at, cancel_reason = 'other' where status = 'sent'`);
});

async function reminders(): Promise<string[]> {
  const before = new Set((await db().select().from(journal)).map(({ id }) => id));
  await remind();
  const after = await db().select().from(journal).orderBy(journal.id);
  return after.filter(({ id }) => !before.has(id)).map(({ what }) => what);
}

describe("reminders", () => {
  it("leave at the deadline, a week and four weeks later, once each", async () => {
    await STATES.to_confirm(people);
    setClock(justBefore(DEADLINE));
    expect(await reminders()).toEqual([]);
    setClock(DEADLINE);
    expect((await reminders()).sort()).toEqual(["reminder.deadline", "reminder.unconfirmed", "reminder.unconfirmed"]);
    expect(await reminders()).toEqual([]);
    setClock(hoursAfter(DEADLINE, 7 * 24));
    expect(await reminders()).toEqual(["reminder.week"]);
    // the clocks have gone back since: four weeks later it is 16:00 again an hour later in the world
    setClock(hoursAfter(DEADLINE, 28 * 24));
    expect(await reminders()).toEqual([]);
    setClock(hoursAfter(DEADLINE, 28 * 24 + 1));
    expect(await reminders()).toEqual(["reminder.month"]);
    expect(await reminders()).toEqual([]);
  });

  it("are no work where none is due", async () => {
    const due = async () => (await requestsToRemind(now(), null, 10)).length;
    await STATES.to_confirm(people);
    setClock(DEADLINE);
    expect(await due()).toBe(1);
    await remind();
    expect(await due()).toBe(0);
    setClock(hoursAfter(DEADLINE, 8 * 24));
    expect(await due()).toBe(1);
    await remind();
    expect(await due()).toBe(0);
  });

  it("leave once although two processes look at once", async () => {
    const { id } = await STATES.closed(people);
    await Promise.all([remind(), remind(), remind()]);
    const left = await db().select().from(journal).where(eq(journal.subjectId, id));
    expect(left.filter(({ what }) => what === "reminder.deadline")).toHaveLength(1);
  });

  it("begin anew after an extension, and end with the decision", async () => {
    const { id, first } = await STATES.closed(people);
    expect(await reminders()).toEqual(["reminder.deadline"]);
    const later = new Date("2026-10-20T13:00:00Z");
    await extendRequest(people.uat, id, { deadlineAt: later });
    expect(await reminders()).toEqual([]);
    setClock(later);
    expect(await reminders()).toEqual(["reminder.deadline"]);
    await acceptResponse(people.uat, id, first, "Răspunde întregii nevoi.");
    setClock(hoursAfter(later, 200));
    expect(await reminders()).toEqual([]);
  });
});

describe("what waits for a verification", () => {
  const verify = (id: string) =>
    db()
      .update(organisations)
      .set({ verifiedAt: daysAfterStart(4) })
      .where(eq(organisations.id, id));
  const entry = (subjectId: string) => ({ what: "organisation.verified", subjectId }) as typeof journal.$inferSelect;

  it("leaves with it, its deadline moved when it has come too near, and only once", async () => {
    const uat = await authority("pending");
    const organisationId = uat.organisation?.id ?? "";
    const near = await createRequest(uat, need({ deadline: parseLocalDate("2026-09-15") }), NO_FILES);
    const far = await createRequest(uat, need({ deadline: parseLocalDate("2026-10-20") }), NO_FILES);
    for (const id of [near, far]) await sendRequest(uat, id, {});
    setClock(daysAfterStart(4));
    await requestsListener.hear(entry(organisationId));
    expect((await standing(near)).status).toBe("draft");
    await verify(organisationId);
    await requestsListener.hear(entry(organisationId));
    await requestsListener.hear(entry(organisationId));
    expect(await standing(near)).toMatchObject({ status: "sent", deadlineAt: new Date("2026-10-12T13:00:00Z") });
    expect(await standing(far)).toMatchObject({ status: "sent", deadlineAt: new Date("2026-10-20T13:00:00Z") });
    const [sent] = (await db().select().from(journal).where(eq(journal.subjectId, far))).filter(
      ({ what }) => what === "request.sent",
    );
    expect(sent).toMatchObject({ userId: uat.userId, organisationId });
  });

  it("stays when its addressee is no longer listed, and holds up nothing else", async () => {
    const uat = await authority("pending");
    const organisationId = uat.organisation?.id ?? "";
    const gone = await firm();
    const addressed = await createRequest(uat, need({ partner: gone.organisation?.id ?? null }), NO_FILES);
    const open = await createRequest(uat, need(), NO_FILES);
    for (const id of [addressed, open]) await sendRequest(uat, id, {});
    await db()
      .update(organisations)
      .set({ suspendedAt: new Date() })
      .where(eq(organisations.id, gone.organisation!.id));
    await verify(organisationId);
    expect(await releaseForgotten()).toBe(1);
    expect((await standing(addressed)).status).toBe("draft");
    expect((await standing(open)).status).toBe("sent");
  });
});
