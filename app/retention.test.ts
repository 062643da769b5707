import { and, eq, inArray, like, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { afterEach, describe, expect, it } from "vitest";
import { retentionText } from "../bin/admin/retention";
import { member, stranger, textOf } from "../tests/support/people";
import { ownPlatform } from "../tests/support/platform";
import { retained } from "./across/home/rules/retention";
import { sweepNotifications } from "./across/notifications/jobs.server";
import { notifications } from "./across/notifications/tables.server";
import { journalKeepers } from "./journal-keepers";
import { jobs } from "./listeners.server";
import { requestById } from "./modules/requests/store/record.server";
import { timelineEntriesOf } from "./modules/requests/store/timeline-entries.server";
import { sentBy } from "./modules/requests/stories.test-data";
import { now } from "./platform/clock";
import { db, raw, transaction } from "./platform/database/connection.server";
import { createQueues } from "./platform/jobs/jobs.server";
import { BATCH } from "./platform/jobs/sweep.server";
import { shortenJournal } from "./platform/journal/retention.server";
import { journal } from "./platform/journal/tables.server";
import { resendMails } from "./platform/mail/mail.server";
import { READ_AT_ONCE, sweepMails, withdrawUnsentMails } from "./platform/mail/retention.server";
import { mails } from "./platform/mail/tables.server";
import { monthsBefore } from "./platform/retention/limit.server";
import { type RetentionSettings, usualRetention } from "./platform/retention/settings";
import { setSettings, settings } from "./platform/settings.server";

ownPlatform();

const keep = (chosen: Partial<RetentionSettings>) =>
  setSettings({ ...settings(), retention: { ...usualRetention, ...chosen } });
afterEach(() => keep({}));

const monthsAgo = (months: number) => monthsBefore(now(), months);
const idAt = (at: Date) => v7({ msecs: at.getTime() });

/** An entry of another year, which no verb can write. Returns its id. */
async function entry(what: string, at: Date, subjectId: string = v7()): Promise<string> {
  const id = idAt(at);
  await db().insert(journal).values({ id, at, what, subjectId });
  return id;
}

const removed = async (ids: readonly string[]): Promise<boolean[]> => {
  const left = await db()
    .select({ id: journal.id })
    .from(journal)
    .where(inArray(journal.id, [...ids]));
  return ids.map((id) => !left.some((one) => one.id === id));
};
/** A change in a transaction that says, as the job does, since when entries are kept. */
const trying = (since: Date | null, change: () => Promise<unknown>) =>
  transaction(async () => {
    if (since) await db().execute(sql`select set_config('psp.journal_kept_since', ${since.toISOString()}, true)`);
    await change();
  });
const deletion = (id: string) => () => db().delete(journal).where(eq(journal.id, id)).execute();
const shortened = () => db().select().from(journal).where(eq(journal.what, "journal.shortened"));
const shorten = () => shortenJournal(journalKeepers).run({});

describe("the journal", () => {
  it("stays whole when no term was chosen", async () => {
    const old = await entry("session.opened", monthsAgo(500));
    await shorten();
    expect(await removed([old])).toEqual([false]);
  });

  it("removes what is old and shown nowhere, and says so in the journal", async () => {
    keep({ JOURNAL_MONTHS: 60 });
    const { actor } = await member("UAT");
    const old = monthsAgo(61);
    const request = await sentBy(actor);
    const gone = [
      await entry("session.opened", old, actor.userId),
      await entry("request.deleted", old),
      await entry("article.purged", old),
    ];
    const told = await entry("request.deleted", old);
    await db()
      .insert(notifications)
      .values({
        id: v7(),
        userId: actor.userId,
        type: "request_new" as never,
        title: "" as never,
        message: "" as never,
        href: "/",
        eventId: told,
        subjectId: v7(),
        createdAt: now(),
      });
    const stays = [
      told,
      await entry("request.sent", old, request),
      await entry("organisation.registered", old, actor.organisation?.id),
      await entry("membership.joined", old, actor.userId),
      await entry("session.opened", monthsAgo(59), actor.userId),
      await entry("later_noun.written", old),
      await entry("journal.shortened", old),
    ];
    await shorten();
    expect(await removed(gone)).toEqual(gone.map(() => true));
    expect(await removed(stays)).toEqual(stays.map(() => false));
    const notes = (await shortened()).map(({ note }) => note).filter(Boolean);
    expect(notes).toEqual([expect.stringMatching(/^4 intrări de dinainte de \d/)]);
    await shorten();
    expect((await shortened()).filter(({ note }) => note)).toHaveLength(1);
    await db().delete(notifications);
    await trying(now(), deletion(stays[5] ?? "")); // a name that no module has declared
  });

  it("leaves the page of a request as it was, whose steps are older than the term", async () => {
    keep({ JOURNAL_MONTHS: 36 });
    const uat = await member("UAT");
    const request = await sentBy(uat.actor);
    const copied = { at: sql`${journal.at} - interval '7 years'`, id: sql`gen_random_uuid()` };
    await db().execute(sql`
      insert into journal (id, at, user_id, organisation_id, what, subject_id, state_from, state_to, note)
      select ${copied.id}, ${copied.at}, user_id, organisation_id, what, subject_id, state_from, state_to, note
      from journal where subject_id = ${request}`);
    const shown = async () => textOf(await uat.get(`/uat/service-requests/${request}`));
    const before = await shown();
    const own = await entry("password.changed", monthsAgo(84), uat.actor.userId);
    const record = await requestById(request);
    const steps = async () => (record ? timelineEntriesOf(record) : []);
    const told = await steps();
    expect(told.filter(({ at }) => at < monthsAgo(36))).toHaveLength(told.length / 2);
    await shorten();
    expect(await removed([own])).toEqual([true]);
    expect(await steps()).toEqual(told);
    expect(await shown()).toBe(before);
  });

  it("is read in batches, each of which goes on where the last one ended", async () => {
    keep({ JOURNAL_MONTHS: 36 });
    const { actor } = await member("UAT");
    const count = 12_000;
    await db().execute(sql`
      insert into journal (id, at, what, subject_id)
      select gen_random_uuid(), timestamptz '2001-01-01' + i * interval '1 minute',
        case when i % 2 = 0 then 'session.ended' else 'person.edited' end, ${actor.userId}::uuid
      from generate_series(1, ${count}) i`);
    const noted = (await shortened()).length;
    await shorten();
    const left = await db().$count(journal, and(eq(journal.subjectId, actor.userId), like(journal.what, "%.e%")));
    expect(left).toBe(count / 2);
    expect((await shortened()).length - noted).toBe(3);
  });

  it("is the only way: the database refuses everyone else", async () => {
    const { actor } = await member("UAT");
    const old = await entry("session.opened", monthsAgo(100), actor.userId);
    const young = await entry("session.opened", monthsAgo(30), actor.userId);
    const kept = await entry("journal.shortened", monthsAgo(100));
    const refused = { cause: { message: expect.stringContaining("append-only") } };
    await expect(trying(null, deletion(old))).rejects.toMatchObject(refused);
    await expect(trying(monthsAgo(120), deletion(old)), "older than the term").rejects.toMatchObject(refused);
    await expect(trying(now(), deletion(young)), "of the last three years").rejects.toMatchObject(refused);
    await expect(trying(now(), deletion(kept)), "what was removed before").rejects.toMatchObject(refused);
    const change = () => db().update(journal).set({ note: "x" }).where(eq(journal.id, old)).execute();
    await expect(trying(now(), change)).rejects.toMatchObject(refused);
    await expect(trying(now(), () => db().execute(sql`truncate journal`))).rejects.toMatchObject(refused);
    expect(await removed([old, young, kept])).toEqual([false, false, false]);
    await trying(now(), deletion(old));
    await expect(deletion(kept)(), "what was said ended with its transaction").rejects.toMatchObject(refused);
    expect(await removed([old])).toEqual([true]);
  });

  it("is kept by tables and columns that exist", async () => {
    const keepers = [...journalKeepers.always, ...Object.values(journalKeepers.by).flat()];
    const { rows } = await raw.executeSql(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
      [],
    );
    const known = new Set(rows.map(({ name }) => name));
    expect(keepers.filter(({ table, column }) => !known.has(`${table}.${column}`))).toEqual([]);
  });
});

describe("mails", () => {
  const mail = async (at: Date, more: Partial<typeof mails.$inferInsert> = {}) => {
    const id = idAt(at);
    const texts = { subject: "Subiect", html: "<p>Conținut</p>", text: "Conținut" };
    await db()
      .insert(mails)
      .values({ id, key: id, recipient: "ana@psp.test", createdAt: at, ...texts, ...more });
    return id;
  };
  const left = async (id: string) => (await db().select().from(mails).where(eq(mails.id, id)))[0];

  it("are removed when their time has passed, in as many batches as it takes", async () => {
    const old = await mail(monthsAgo(37), { sentAt: monthsAgo(37) });
    const young = await mail(monthsAgo(35), { sentAt: monthsAgo(35) });
    await db().execute(sql`
      insert into mails (id, key, recipient, subject, html, text, created_at, sent_at)
      select ('00000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, i::text, 'b', '', '', '', '2001-01-01', '2001-01-01'
      from generate_series(1, ${BATCH + 1}) i`);
    await sweepMails.run({});
    expect(await left(old)).toBeUndefined();
    expect(await left(young)).toBeDefined();
    expect(await db().$count(mails, eq(mails.recipient, "b"))).toBe(0);
  });

  it("are kept for as long as the platform exists when that was chosen", async () => {
    keep({ MAILS_MONTHS: 0 });
    const old = await mail(monthsAgo(500), { sentAt: monthsAgo(500) });
    await sweepMails.run({});
    expect(await left(old)).toBeDefined();
  });

  it("that no server took lose their contents, and are not sent later", async () => {
    keep({ UNSENT_MAILS_DAYS: 10 });
    const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000);
    await db().execute(sql`
      insert into mails (id, key, recipient, subject, html, text, created_at, sent_at)
      select ('00000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'u' || i, 'b', '', '', '', now(), now()
      from generate_series(1, ${READ_AT_ONCE + 1}) i`);
    const refused = await mail(daysAgo(11), { failedAt: daysAgo(11) });
    const waiting = await mail(daysAgo(11));
    const sent = await mail(daysAgo(11), { sentAt: daysAgo(11) });
    const young = await mail(daysAgo(9), { failedAt: daysAgo(9) });
    await withdrawUnsentMails.run({});
    for (const id of [refused, waiting])
      expect(await left(id)).toMatchObject({ subject: "", html: "", text: "", withdrawnAt: expect.any(Date) });
    for (const id of [sent, young]) expect(await left(id)).toMatchObject({ text: "Conținut", withdrawnAt: null });
    expect(await resendMails("ana@psp.test")).toBe(1);
  });
});

it("notifications are removed when their time has passed, read or not", async () => {
  keep({ NOTIFICATIONS_MONTHS: 6 });
  const { actor } = await member("UAT");
  const notice = async (at: Date, readAt: Date | null) => {
    const id = idAt(at);
    await db()
      .insert(notifications)
      .values({
        id,
        userId: actor.userId,
        type: "request_new" as never,
        title: "" as never,
        message: "" as never,
        href: "/",
        eventId: v7(),
        subjectId: v7(),
        createdAt: at,
        readAt,
      });
    return id;
  };
  await notice(monthsAgo(7), null);
  await notice(monthsAgo(7), monthsAgo(7));
  const young = [await notice(monthsAgo(5), null), await notice(monthsAgo(5), monthsAgo(5))];
  await sweepNotifications.run({});
  const left = await db().select({ id: notifications.id }).from(notifications);
  expect(left.map(({ id }) => id).sort()).toEqual(young.sort());
});

it("the queue keeps finished jobs as long as the operator says, also in queues that were there", async () => {
  const kept = async () => {
    const { rows } = await raw.executeSql(
      "select deletion_seconds / 86400 as days from pgboss.queue where name = 'mail'",
      [],
    );
    return rows[0]?.days;
  };
  expect(await kept()).toBe(7);
  keep({ JOBS_DAYS: 21 });
  await createQueues(jobs);
  expect(await kept()).toBe(21);
});

describe("the table of what is kept", () => {
  /** Named like a sweep, and removes nothing. */
  const SENDS = "sweep-requests";

  it("names every job that removes something, and no other", () => {
    const named = retained.flatMap(({ jobs: names }) => names ?? []);
    const known = jobs.map(({ name }) => name);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    const removing = known.filter((name) => /^(sweep|shorten|withdraw)-/.test(name) && name !== SENDS);
    expect(removing.filter((name) => !named.includes(name))).toEqual([]);
  });

  it("is printed for the operator, with the value of each setting and the oldest record", async () => {
    keep({ NOTIFICATIONS_MONTHS: 18 });
    await db().delete(notifications);
    const paragraphs = (await retentionText()).split("\n\n");
    expect(paragraphs).toHaveLength(retained.length);
    expect(
      paragraphs
        .find((one) => one.startsWith("Notificări"))
        ?.split("\n  ")
        .slice(1),
    ).toEqual([
      "NOTIFICATIONS_MONTHS=18",
      "cât: 18 luni",
      "motivul: nu mai este nevoie de ele, art. 5 (1) e",
      "cea mai veche înregistrare: niciuna",
      "sweep-notifications: nicio rulare păstrată în coadă",
    ]);
    expect(paragraphs.find((one) => one.startsWith("Jurnalul"))).toMatch(/înregistrare: \d+ \p{L}+ 2001/u);
  });

  it("is on the privacy page with the numbers of this operator", async () => {
    expect(await textOf(await stranger.get("/confidentialitate"))).toMatch(/a schimbat cât există platforma dovada/);
    setSettings({ ...settings(), removedFilesDays: 77 });
    keep({ JOURNAL_MONTHS: 48, MAILS_MONTHS: 25, SESSIONS_DAYS: 11 });
    const text = await textOf(await stranger.get("/confidentialitate"));
    expect(text).toContain("48 de luni; ce ține de un lucru care încă există, cât există el");
    for (const words of ["25 de luni", "încă 11 zile", "77 de zile"]) expect(text).toContain(words);
  });
});

it.each([
  ["2028-05-31T10:00:00Z", 3, "2028-02-29T10:00:00Z"],
  ["2026-12-01T03:00:00Z", 36, "2023-12-01T03:00:00Z"],
  ["2026-01-31T00:00:00Z", 2, "2025-11-30T00:00:00Z"],
])("%s less %i months is %s", (at, months, expected) => {
  expect(monthsBefore(new Date(at), months)).toEqual(new Date(expected));
});
