import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisations, users } from "~/modules/accounts/tables.server";
import { colleague, person } from "~/modules/conversations/people.test-data";
import type { Member } from "~/modules/conversations/rules";
import { markRead, openConversation, sendMessage } from "~/modules/conversations/verbs.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { type JournalEntry, record } from "~/platform/journal/journal.server";
import { journal } from "~/platform/journal/tables.server";
import { liveEvents } from "~/platform/live/tables.server";
import { mails } from "~/platform/mail/tables.server";
import { ownPlatform } from "../../../tests/support/platform";
import { notifyOfMessage } from "./listener/conversations.server";
import { notificationsListener } from "./listener.server";
import type { Notice } from "./rules/notice";
import { rule } from "./rules/sentence";
import { inboxOf, newestNotifications, notificationOf, readAll, readOne, unreadCount } from "./store/inbox.server";
import { savePreference } from "./store/preferences.server";
import { notifications } from "./tables.server";
import { deliver } from "./verbs/deliver.server";

describe("notifications", () => {
  ownPlatform();
  let uat: Member;
  let firma: Member;

  beforeEach(async () => {
    uat = await person("UAT", "Comuna Fântâna Albastră");
    firma = await person("FIRMA", "Registru Deschis SRL");
  });

  const entryOf = async (subjectId: string, what: string): Promise<JournalEntry> => {
    const rows = await db().select().from(journal).where(eq(journal.subjectId, subjectId));
    const entry = rows.find((row) => row.what === what);
    if (!entry) throw new Error(`No ${what}`);
    return entry;
  };
  const mailsTo = async (who: Actor) =>
    (await db().select().from(mails)).filter((mail) => mail.recipient === who.email);
  const inbox = async (who: Actor) => await inboxOf(who, 1);
  const verifiedEntry = () =>
    record({ what: "organisation.verified", subjectId: firma.organisation.id, by: null, at: now() });
  const told = (notice: Partial<Notice> = {}): Notice => ({
    type: "opportunity",
    to: { organisations: [firma.organisation.id] },
    title: rule("Comuna Fântâna Albastră caută un partener"),
    message: rule("Portal de taxe"),
    href: "/firma/opportunities/1",
    action: "Vezi",
    ...notice,
  });
  const event = async () => ({ ...(await verifiedEntry()), userId: null });

  it("come once, however often and however simultaneously the entry is heard", async () => {
    const mate = await colleague(firma.organisation);
    const entry = await event();
    await Promise.all([1, 2, 3].map(() => deliver(entry, [told()])));
    await deliver(entry, [told()]);
    for (const who of [firma, mate]) {
      expect(await inbox(who)).toHaveLength(1);
      expect(await mailsTo(who)).toHaveLength(1);
    }
    expect(await inbox(uat)).toEqual([]);
    const bells = await db().select().from(liveEvents).where(eq(liveEvents.userId, firma.userId));
    expect(bells.map(({ what }) => what)).toEqual(["notifications"]);
  });

  it("send one mail per event, and none to whoever did it", async () => {
    const entry = await event();
    await deliver(entry, [told(), told({ type: "opportunity_changed" })]);
    expect(await inbox(firma)).toHaveLength(2);
    expect(await mailsTo(firma)).toHaveLength(1);
    const mine = { ...(await event()), userId: firma.userId };
    await deliver(mine, [told()]);
    expect(await inbox(firma)).toHaveLength(2);
  });

  it("follow each person's choice, but for what always comes", async () => {
    const mate = await colleague(firma.organisation);
    await savePreference(firma.userId, "opportunity", { inApp: false, email: "off" }, now());
    await savePreference(firma.userId, "response_outcome", { inApp: false, email: "off" }, now());
    await savePreference(mate.userId, "opportunity", { inApp: false, email: "immediate" }, now());
    await deliver(await event(), [told()]);
    expect(await inbox(firma)).toEqual([]);
    expect(await mailsTo(firma)).toEqual([]);
    expect(await inbox(mate)).toEqual([]);
    expect(await mailsTo(mate)).toHaveLength(1);
    await deliver(await event(), [told({ type: "response_outcome" })]);
    expect(await inbox(firma)).toHaveLength(1);
    expect(await mailsTo(firma)).toHaveLength(1);
  });

  it("reach nobody who may not sign in", async () => {
    const applicant = await colleague(firma.organisation);
    await db().update(users).set({ membership: "applicant" }).where(eq(users.id, applicant.userId));
    await db().update(users).set({ suspendedAt: now() }).where(eq(users.id, firma.userId));
    const unconfirmed = await colleague(firma.organisation);
    await db().update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.userId));
    await deliver(await event(), [told()]);
    for (const who of [applicant, firma, unconfirmed]) {
      expect(await inbox(who)).toEqual([]);
      expect(await mailsTo(who)).toEqual([]);
    }
  });

  it("are read by their owner only, one by one or all", async () => {
    for (const _ of [1, 2, 3]) await deliver(await event(), [told()]);
    const [first] = await newestNotifications(firma);
    await expect(notificationOf(uat, first!.id)).rejects.toMatchObject({ status: 404 });
    await readOne(uat, first!.id, now());
    expect(await unreadCount(firma)).toBe(3);
    for (const _ of [1, 2]) await readOne(firma, first!.id, now());
    expect(await unreadCount(firma)).toBe(2);
    expect(await readAll(uat, now())).toBe(0);
    expect(await readAll(firma, now())).toBe(2);
    expect(await unreadCount(firma)).toBe(0);
  });

  it("stay with the organisation when a person moves on", async () => {
    await deliver(await event(), [told()]);
    const elsewhere: Actor = { ...firma, organisation: { ...firma.organisation, id: uat.organisation.id } };
    expect(await inbox(elsewhere)).toEqual([]);
    expect(await unreadCount(elsewhere)).toBe(0);
  });

  it("tell an organisation that it was verified, without a second mail", async () => {
    const entry = await verifiedEntry();
    await notificationsListener.hear(entry);
    await notificationsListener.hear(entry);
    const [item, ...rest] = await inbox(firma);
    expect(item).toMatchObject({
      type: "organisation",
      title: "Registru Deschis SRL: contul a fost verificat",
      unread: true,
    });
    expect(rest).toEqual([]);
    expect(await mailsTo(firma)).toEqual([]);
  });

  it("do not concern anybody for entries that nobody waits for", async () => {
    const before = await db().$count(notifications);
    await notificationsListener.hear({ ...(await verifiedEntry()), what: "session.opened" });
    expect(await db().$count(notifications)).toBe(before);
  });

  describe("about messages", () => {
    const opened = () =>
      openConversation(
        uat,
        { partnerId: firma.organisation.id, subject: "Portal de taxe", about: null, text: "Prețul este secret" },
        { postedTheRequest: false },
      );
    const firstOf = async (conversationId: string) => {
      const { threadOf, conversationById } = await import("~/modules/conversations/store/thread.server");
      const thread = await threadOf((await conversationById(conversationId))!, null);
      return thread.messages[0]!.id;
    };

    it("wait two minutes, and come only to those who have not read", async () => {
      const mate = await colleague(firma.organisation);
      const message = await firstOf(await opened());
      const entry = await entryOf(message, "message.sent");
      await notificationsListener.hear(entry);
      await notificationsListener.hear(entry);
      expect(await inbox(firma)).toEqual([]);
      const { conversationId } = (
        await db().execute<{ conversationId: string }>(
          `select conversation_id as "conversationId" from messages where id = '${message}'`,
        )
      ).rows[0]!;
      await markRead(mate, conversationId, message);
      await notifyOfMessage.run(entry);
      await notifyOfMessage.run(entry);
      const [item] = await inbox(firma);
      expect(item).toMatchObject({ type: "message", title: "Comuna Fântâna Albastră v-a scris" });
      expect(await inbox(mate)).toEqual([]);
      expect(await inbox(uat)).toEqual([]);
      const [mail, ...more] = await mailsTo(firma);
      expect(more).toEqual([]);
      expect(mail!.text).not.toContain("secret");
      expect(mail!.text).toContain("Aveți un mesaj necitit de la Comuna Fântâna Albastră");
      expect(mail!.text).toContain(`http://psp.test/firma/messages/${conversationId}`);
    });

    it("come for the first unread one only, and count as read when the conversation is read", async () => {
      const id = await opened();
      const first = await firstOf(id);
      const second = await sendMessage(uat, id, { text: "Încă ceva" });
      for (const message of [first, second]) await notifyOfMessage.run(await entryOf(message, "message.sent"));
      expect(await inbox(firma)).toHaveLength(1);
      expect(await unreadCount(firma)).toBe(1);
      await markRead(firma, id, second);
      expect(await unreadCount(firma)).toBe(0);
      const third = await sendMessage(uat, id, { text: "Și încă ceva" });
      await notifyOfMessage.run(await entryOf(third, "message.sent"));
      expect(await inbox(firma)).toHaveLength(2);
      expect(await unreadCount(firma)).toBe(1);
    });
  });

  it("go to administrators when an organisation asks again, and not to who left one", async () => {
    const at = now();
    await db().update(users).set({ organisationId: null, membership: null }).where(eq(users.id, uat.userId));
    const [row] = await db()
      .insert(users)
      .values({
        name: "Admin",
        email: "admin@exemplu.ro",
        emailVerified: true,
        role: "ADMIN",
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    const admin: Actor = {
      userId: row!.id,
      sessionId: "s",
      name: "Admin",
      email: row!.email,
      role: "ADMIN",
      organisation: null,
    };
    await db().update(organisations).set({ verifiedAt: null }).where(eq(organisations.id, firma.organisation.id));
    const entry = await record({ what: "organisation.resubmitted", subjectId: firma.organisation.id, by: firma, at });
    await notificationsListener.hear(entry);
    expect((await inbox(admin)).map(({ title }) => title)).toEqual([
      "Registru Deschis SRL așteaptă din nou verificarea",
    ]);
    const waiting = await db().select().from(notifications).where(eq(notifications.type, "organisation_waiting"));
    expect(waiting.map(({ userId }) => userId)).not.toContain(uat.userId);
  });
});
