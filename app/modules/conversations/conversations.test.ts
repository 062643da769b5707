import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { closeJobs, openJobs } from "~/platform/jobs/jobs.server";
import { journal } from "~/platform/journal/tables.server";
import { liveEvents } from "~/platform/live/tables.server";
import { ownDatabase } from "../../../tests/support/postgres";
import { colleague, person } from "./people.test-data";
import type { Member } from "./rules";
import { conversationsOf, unreadConversations } from "./store/list.server";
import { conversationOf, readByOthers, threadOf } from "./store/thread.server";
import { waitingReaders } from "./store/unread.server";
import { conversations, messages } from "./tables.server";
import {
  addSystemNote,
  closeConversation,
  closeForRequest,
  linkConversation,
  markRead,
  openConversation,
  sendMessage,
} from "./verbs.server";

const REQUEST = "01890000-0000-7000-8000-00000000000a";
const about = { requestId: REQUEST, number: "PSP-2026-000123" };
const text = "Bună ziua. Când putem vorbi?";
const nothing = { postedTheRequest: false };

describe("conversations", () => {
  const own = ownDatabase();
  let uat: Member;
  let firma: Member;
  let other: Member;

  beforeAll(async () => {
    await openJobs(own(), false);
    return closeJobs;
  });
  beforeEach(async () => {
    setClock(null);
    uat = await person("UAT", "Comuna Fântâna Albastră");
    firma = await person("FIRMA", "Registru Deschis SRL");
    other = await person("FIRMA", "Altă Firmă SRL");
  });

  const opened = () =>
    openConversation(uat, { partnerId: firma.organisation.id, subject: "Portal de taxe", about, text }, nothing);
  const whats = async (subjectId: string) =>
    (await db().select().from(journal).where(eq(journal.subjectId, subjectId))).map(({ what }) => what);

  it("is pending, then active, then completed, and a new message reopens it", async () => {
    const id = await opened();
    expect((await conversationOf(uat, id)).status).toBe("pending");
    await sendMessage(firma, id, { text });
    expect((await conversationOf(uat, id)).status).toBe("active");
    await closeConversation(firma, id);
    expect((await conversationOf(uat, id)).status).toBe("completed");
    await expect(closeConversation(uat, id)).rejects.toMatchObject({ status: 409 });
    await sendMessage(uat, id, { text });
    expect((await conversationOf(uat, id)).status).toBe("active");
    expect(await whats(id)).toEqual(["conversation.opened", "conversation.closed", "conversation.reopened"]);
  });

  it("is reopened once by simultaneous messages", async () => {
    const id = await opened();
    await closeConversation(firma, id);
    await Promise.all([uat, firma, uat].map((author) => sendMessage(author, id, { text })));
    expect(await whats(id)).toEqual(["conversation.opened", "conversation.closed", "conversation.reopened"]);
  });

  it("is unique per pair and request, also when both open it at once", async () => {
    const input = { subject: "Portal", about, text };
    const ids = await Promise.all([
      openConversation(uat, { ...input, partnerId: firma.organisation.id }, nothing),
      openConversation(firma, { ...input, partnerId: uat.organisation.id }, { postedTheRequest: true }),
      openConversation(uat, { ...input, partnerId: firma.organisation.id }, nothing),
      linkConversation(uat, { uatId: uat.organisation.id, firmaId: firma.organisation.id, subject: "Portal", about }),
    ]);
    expect(new Set(ids).size).toBe(1);
    const thread = await threadOf(await conversationOf(uat, ids[0]!), null);
    expect(thread.messages).toHaveLength(3);
    expect(new Set(thread.messages.map(({ createdAt }) => createdAt.getTime())).size).toBe(3);
    const general = { subject: "Altceva", about: null, text, partnerId: firma.organisation.id };
    const generals = await Promise.all([
      openConversation(uat, general, nothing),
      openConversation(uat, general, nothing),
    ]);
    expect(new Set([...generals, ids[0]]).size).toBe(2);
  });

  it("is not opened by a firm without a reason, nor by or with an unverified organisation", async () => {
    const input = { partnerId: uat.organisation.id, subject: "Ofertă", about: null, text };
    const count = () => db().$count(conversations);
    const before = await count();
    await expect(openConversation(firma, input, nothing)).rejects.toMatchObject({ status: 403 });
    const pending = await person("FIRMA", "Nouă SRL", "pending");
    await expect(openConversation(pending, input, { postedTheRequest: true })).rejects.toMatchObject({ status: 403 });
    await expect(
      openConversation(uat, { ...input, partnerId: pending.organisation.id }, nothing),
    ).rejects.toMatchObject({ status: 409, data: { way: { href: "/uat/messages" } } });
    await expect(
      openConversation(firma, { ...input, partnerId: other.organisation.id }, nothing),
    ).rejects.toMatchObject({ status: 404 });
    expect(await count()).toBe(before);
    await opened();
    await openConversation(firma, input, nothing);
    expect(await count()).toBe(before + 2);
  });

  it("answers 404 to everybody else", async () => {
    const id = await opened();
    const before = await db().$count(messages);
    await expect(conversationOf(other, id)).rejects.toMatchObject({ status: 404 });
    await expect(sendMessage(other, id, { text })).rejects.toMatchObject({ status: 404 });
    await expect(closeConversation(other, id)).rejects.toMatchObject({ status: 404 });
    const thread = await threadOf(await conversationOf(uat, id), null);
    await expect(markRead(other, id, thread.messages[0]!.id)).rejects.toMatchObject({ status: 404 });
    expect((await conversationsOf(other, { text: "", page: 1 })).conversations).toEqual([]);
    expect(await db().$count(messages)).toBe(before);
    expect((await conversationOf(uat, id)).status).toBe("pending");
  });

  it("takes no messages while one side is suspended", async () => {
    const id = await opened();
    await db().update(organisations).set({ suspendedAt: now() }).where(eq(organisations.id, firma.organisation.id));
    await expect(sendMessage(uat, id, { text })).rejects.toMatchObject({ status: 409 });
    await db().update(organisations).set({ suspendedAt: null }).where(eq(organisations.id, firma.organisation.id));
    const suspended = { ...firma, organisation: { ...firma.organisation, verification: "suspended" as const } };
    await expect(sendMessage(suspended, id, { text })).rejects.toMatchObject({ status: 403 });
  });

  it("counts unread messages per person, and shows the other side what was read", async () => {
    const id = await opened();
    const second = await sendMessage(uat, id, { text: "Încă ceva." });
    const mate = await colleague(firma.organisation);
    const unread = async (who: Member) => (await conversationsOf(who, { text: "", page: 1 })).conversations[0]?.unread;
    expect(await unread(firma)).toBe(2);
    expect(await unread(uat)).toBe(0);
    expect(await unreadConversations(firma)).toBe(1);
    const first = (await threadOf(await conversationOf(firma, id), null)).messages[0]!;
    await markRead(firma, id, first.id);
    expect(await unread(firma)).toBe(1);
    expect(await unread(mate)).toBe(2);
    const waiting = (messageId: string) => waitingReaders(messageId, firma.organisation.id);
    expect(await waiting(first.id)).toEqual([mate.userId]);
    expect(await waiting(second)).toEqual([firma.userId]);
    await markRead(firma, id, second);
    await markRead(firma, id, first.id);
    expect(await unread(firma)).toBe(0);
    expect(await unreadConversations(firma)).toBe(0);
    expect(await waiting(second)).toEqual([]);
    const { messages: thread } = await threadOf(await conversationOf(uat, id), null);
    expect(await readByOthers(await conversationOf(uat, id), uat.organisation.id)).toEqual(thread[1]!.createdAt);
    expect(await readByOthers(await conversationOf(firma, id), firma.organisation.id)).toEqual(thread[1]!.createdAt);
  });

  it("is found by participant and subject, without diacritics and case, and literally", async () => {
    const id = await opened();
    const found = async (words: string) =>
      (await conversationsOf(firma, { text: words, page: 1 })).conversations.map((row) => row.id);
    for (const words of ["fantana", "FÂNTÂNA albastra", "Fântână", "portal TAXE", "  taxe "]) {
      expect(await found(words), words).toEqual([id]);
    }
    for (const words of ["%", "_", "altceva", "fantana altceva"]) expect(await found(words), words).toEqual([]);
  });

  it("pages its thread, newest first, without losing or repeating a message", async () => {
    const id = await opened();
    for (let number = 0; number < 60; number += 1) await sendMessage(firma, id, { text: `Mesajul ${number}` });
    const conversation = await conversationOf(uat, id);
    const newest = await threadOf(conversation, null);
    expect(newest.hasEarlier).toBe(true);
    const earlier = await threadOf(conversation, newest.messages[0]!.id);
    expect(earlier.hasEarlier).toBe(false);
    const all = [...earlier.messages, ...newest.messages].map((message) => message.text);
    expect(all).toEqual([text, ...Array.from({ length: 60 }, (_, number) => `Mesajul ${number}`)]);
  });

  it("keeps messages in order when the clock does not advance", async () => {
    setClock(new Date("2026-11-05T10:00:00Z"));
    const id = await opened();
    await Promise.all(["a", "b", "c"].map((letter) => sendMessage(uat, id, { text: letter })));
    setClock(null);
    const thread = await threadOf(await conversationOf(uat, id), null);
    const moments = thread.messages.map(({ createdAt }) => createdAt.getTime());
    expect(moments).toEqual([...new Set(moments)].sort());
  });

  it("gets system notes, and is closed with its request", async () => {
    const id = await opened();
    const second = await openConversation(
      other,
      { partnerId: uat.organisation.id, subject: "Portal", about, text },
      { postedTheRequest: true },
    );
    await addSystemNote(REQUEST, "Termenul a fost prelungit.");
    await addSystemNote(REQUEST, "Oferta dumneavoastră a fost confirmată.", firma.organisation.id);
    const notes = async (conversationId: string) =>
      (await threadOf(await conversationOf(uat, conversationId), null)).messages.filter(({ kind }) => kind === "note");
    expect((await notes(id)).map((note) => note.text)).toEqual([
      "Termenul a fost prelungit.",
      "Oferta dumneavoastră a fost confirmată.",
    ]);
    expect(await notes(second)).toHaveLength(1);
    await closeForRequest(REQUEST, uat);
    await closeForRequest(REQUEST, uat);
    expect((await conversationOf(uat, id)).status).toBe("completed");
    expect((await conversationOf(uat, second)).status).toBe("completed");
    expect((await whats(id)).filter((what) => what === "conversation.closed")).toHaveLength(1);
  });

  it("updates the open pages of both organisations, and nobody else's", async () => {
    const mate = await colleague(firma.organisation);
    await opened();
    const told = await db().select({ userId: liveEvents.userId }).from(liveEvents);
    const people = new Set(told.map(({ userId }) => userId));
    for (const who of [uat, firma, mate]) expect(people.has(who.userId)).toBe(true);
    expect(people.has(other.userId)).toBe(false);
  });
});
