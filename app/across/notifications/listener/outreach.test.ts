import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "~/modules/accounts/tables.server";
import { deskTicketPath, ticketPath } from "~/modules/outreach/rules";
import { answerTicket, continueTicket, openTicket, takeTicket } from "~/modules/outreach/verbs/support.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { mails } from "~/platform/mail/tables.server";
import { member, type Person, person, textOf } from "../../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../../tests/support/platform";
import { inboxOf } from "../store/inbox.server";
import { notifications } from "../tables.server";

ownPlatform();

const message = { nume: "Ana", email: "ana@psp.test", subiect: "Nu pot atașa", mesaj: "Are 14 MB." };

it("an answer of the support is told to the author who was signed in, and to nobody else", async () => {
  const admin = await person("ADMIN");
  const uat = await member("UAT");
  const own = await openTicket(message, uat.actor);
  const strange = await openTicket({ ...message, mesaj: "x" }, null);
  for (const id of [own, strange]) await answerTicket(admin.actor, id, "Împărțiți fișierul.");
  await deliverJournal();
  expect(await inboxOf(uat.actor, 1)).toMatchObject([{ type: "ticket_answered", href: ticketPath(own) }]);
  expect(await db().$count(notifications, eq(notifications.type, "ticket_answered"))).toBe(1);
});

describe("what waits at the desk", () => {
  let [one, two] = [] as Person[];
  let since: string | undefined;
  const heard = async () => {
    since = await deliverJournal(since);
  };
  beforeEach(async () => {
    await heard();
    await db().update(users).set({ suspendedAt: now(), suspendedReason: "alt test" }).where(eq(users.role, "ADMIN"));
    one = await person("ADMIN");
    two = await person("ADMIN");
  });
  const told = async (who: Person | undefined) =>
    who ? (await inboxOf(who.actor, 1)).map(({ type, title, href, unread }) => ({ type, title, href, unread })) : [];

  it("is told to every administrator, in the bell and by mail, and an urgent one says so", async () => {
    const id = await openTicket({ ...message, subiect: "Urgent: nu pot intra", mesaj: "unu" }, null);
    await heard();
    for (const who of [one, two]) {
      const [first] = await told(who);
      expect(first).toMatchObject({ type: "ticket_waiting", href: deskTicketPath(id), unread: true });
      expect(first?.title).toMatch(/^Mesaj urgent la suport, S-\d{6}$/);
      expect(await db().$count(mails, eq(mails.recipient, who?.actor.email ?? ""))).toBe(1);
    }
  });

  it("is no longer news to the others once one of them has taken it, nor to anybody once it is answered", async () => {
    const id = await openTicket({ ...message, mesaj: "doi" }, null);
    await heard();
    if (one) await takeTicket(one.actor, id);
    expect((await told(two))[0]).toMatchObject({ unread: false });
    expect((await told(one))[0]).toMatchObject({ unread: true });
    if (one) await answerTicket(one.actor, id, "Împărțiți fișierul.");
    expect((await told(one))[0]).toMatchObject({ unread: false });
  });

  it("is told again when its author writes on: to whoever has taken it, else to all", async () => {
    const own = await openTicket({ ...message, mesaj: "trei" }, null);
    const free = await openTicket({ ...message, mesaj: "patru" }, null);
    if (one) await takeTicket(one.actor, own);
    await heard();
    await continueTicket(own, "Mai am o întrebare.", null);
    await continueTicket(free, "Mai am o întrebare.", null);
    await heard();
    const about = async (who: Person | undefined) =>
      (await told(who)).filter(({ type }) => type === "ticket_continued").map(({ href }) => href);
    expect((await about(one)).sort()).toEqual([deskTicketPath(own), deskTicketPath(free)].sort());
    expect(await about(two)).toEqual([deskTicketPath(free)]);
  });

  it("is among what an administrator may choose to be told", async () => {
    const page = one ? await textOf(await one.get("/admin/notificari/preferinte")) : "";
    expect(page).toContain("Mesaj nou la suport");
    expect(page).toContain("Continuarea unui mesaj de suport");
  });
});
