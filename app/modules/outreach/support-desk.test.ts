import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { deskTicketPath, isLate, isUrgent, ticketPath, ticketStepPath } from "./rules";
import { TICKETS } from "./rules/paths";
import { ticketById, waitingTickets } from "./store/tickets.server";
import { supportMessages, supportTickets } from "./tables.server";
import { openTicket } from "./verbs/support.server";

ownPlatform();

const HOUR = 3_600_000;
const ANSWER = "Împărțiți fișierul în două: limita este de 10 MB.";

async function mailsTo(recipient: string) {
  const found = await newestMails(100, recipient);
  return Promise.all(found.map(async ({ id }) => (await mailById(id))!));
}

describe("a message to the support team, at the desk", () => {
  let admin: Person;
  let uat: Person;
  let id: string;
  const desk = async (query = "") => textOf(await admin.get(`${TICKETS}${query}`));
  const write = (to: Person, text: string) => to.post(ticketPath(id), { mesaj: text });
  const answer = (text: string) => admin.post(deskTicketPath(id), { mesaj: text, formKey: newFormKey() });
  const step = (noun: Parameters<typeof ticketStepPath>[1], by: Person = admin) => by.post(ticketStepPath(id, noun));
  const waiting = async () => (await waitingTickets())[0]?.count;

  beforeAll(async () => {
    admin = await person("ADMIN");
    uat = await member("UAT");
    const input = {
      nume: uat.actor.name,
      email: uat.actor.email,
      subiect: "Caietul nu se încarcă",
      mesaj: "Are 14 MB.",
    };
    id = await openTicket(input, uat.actor);
  });

  it("waits, what is due first before the rest, and is counted", async () => {
    const later = await openTicket(
      { nume: "Ion", email: "ion@psp.test", subiect: "Urgent, nu pot intra", mesaj: "Parola nu merge." },
      null,
    );
    const said = await desk();
    expect(said.indexOf("Urgent, nu pot intra")).toBeLessThan(said.indexOf("Caietul nu se încarcă"));
    expect(await waiting()).toBe(2);
    expect(await textOf(await admin.get("/admin/dashboard"))).toContain("Mesaj urgent de la Ion");
    await admin.post(ticketStepPath(later, "closing"));
    expect(await waiting()).toBe(1);
  });

  it("stays behind an urgent one, even if its own answer is due earlier", async () => {
    const moved = (hours: number) =>
      db()
        .update(supportTickets)
        .set({ waitingSince: sql`${supportTickets.waitingSince} + ${hours} * interval '1 hour'` })
        .where(eq(supportTickets.id, id));
    await moved(-47);
    const urgent = await openTicket(
      { nume: "Dan", email: "dan@psp.test", subiect: "Urgent: termenul trece azi", mesaj: "Nu pot trimite." },
      null,
    );
    const said = await desk();
    expect(said.indexOf("termenul trece azi")).toBeLessThan(said.indexOf("Caietul nu se încarcă"));
    expect(await textOf(await admin.get("/admin/dashboard"))).toContain("Mesaj urgent de la Dan");
    await admin.post(ticketStepPath(urgent, "closing"));
    await moved(47);
  });

  it("is found by its number, its author and its words, and by its state", async () => {
    const { number } = await ticketById(id);
    for (const query of [`S-${String(number).padStart(6, "0")}`, uat.actor.email, "caietul", "14 MB"]) {
      expect(await desk(`?q=${encodeURIComponent(query)}`), query).toContain("Caietul nu se încarcă");
    }
    expect(await desk("?q=altceva")).toContain("Nimic nu corespunde filtrelor");
    expect(await desk("?stare=closed")).toContain("Urgent, nu pot intra");
  });

  it("is nobody's, until an administrator takes it, and may be left again", async () => {
    expect((await ticketById(id)).assigneeId).toBeNull();
    await step("assignment");
    expect((await ticketById(id)).assigneeId).toBe(admin.actor.userId);
    expect(await desk()).toContain("îl aveți dumneavoastră");
    await step("release");
    expect((await ticketById(id)).assigneeId).toBeNull();
  });

  it("is answered by mail and on the author's page, once however often it is sent", async () => {
    const html = await (await admin.get(deskTicketPath(id))).text();
    const formKey = /name="formKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const send = () => admin.post(deskTicketPath(id), { mesaj: ANSWER, formKey });
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([303, 303]);
    expect(await db().$count(supportMessages)).toBe(1);
    const mails = (await mailsTo(uat.actor.email)).filter(({ text }) => text.includes(ANSWER));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ replyTo: "suport@psp.test" });
    expect(mails[0]?.text).toContain(ticketPath(id));
    expect(mails[0]?.text).not.toContain("Are 14 MB.");
    expect(await textOf(await uat.get(ticketPath(id)))).toContain(ANSWER);
    expect(await textOf(await uat.get("/support"))).toContain("Caietul nu se încarcă");
    expect([(await ticketById(id)).state, await waiting()]).toEqual(["answered", 0]);
  });

  it("shows what was written to nobody else who has its address", async () => {
    for (const other of [stranger, await member("UAT"), await member("FIRMA")]) {
      const said = await textOf(await other.get(ticketPath(id)));
      for (const secret of [ANSWER, "Are 14 MB.", "Caietul nu se încarcă", uat.actor.name])
        expect(said).not.toContain(secret);
    }
    expect((await uat.get(deskTicketPath(id))).status).not.toBe(200);
    expect((await uat.post(deskTicketPath(id), { mesaj: "x" })).status).toBe(403);
  });

  it("waits again when its author writes again, from then on, and the team is told", async () => {
    setClock(new Date(now().getTime() + 5 * HOUR));
    expect((await write(uat, "")).status).toBe(400);
    const again = await Promise.all([
      write(uat, "Am împărțit, tot nu merge."),
      write(uat, "Am împărțit, tot nu merge."),
    ]);
    expect(again.map(({ status }) => status)).toEqual([303, 303]);
    expect(await db().$count(supportMessages)).toBe(2);
    const page = await textOf(await admin.get(deskTicketPath(id)));
    expect(page).not.toContain("fără conectare");
    const ticket = await ticketById(id);
    expect([ticket.state, ticket.waitingSince.getTime()]).toEqual(["open", now().getTime()]);
    expect((await mailsTo("suport@psp.test")).some(({ text }) => text.includes("tot nu merge"))).toBe(true);
    setClock(null);
  });

  it("is closed, refuses an answer then, and opens again by hand or by its author", async () => {
    expect((await step("closing")).status).toBe(303);
    expect((await answer("Prea târziu.")).status).toBe(409);
    expect((await step("closing")).status).toBe(409);
    expect((await step("reopening")).status).toBe(303);
    await step("closing");
    await write(uat, "Încă ceva.");
    expect((await ticketById(id)).state).toBe("open");
  });

  it("says how fast the answers came, beside what is promised", async () => {
    expect(await desk()).toContain("1 din 1 la timp");
    await openTicket({ nume: "Ion", email: "ion@psp.test", subiect: "Nu se salvează", mesaj: "Nimic." }, null);
    expect(await desk(), "what still has time").toContain("1 din 1 la timp");
    await db()
      .update(supportTickets)
      .set({ createdAt: new Date(now().getTime() - 49 * HOUR), waitingSince: new Date(now().getTime() - 49 * HOUR) })
      .where(eq(supportTickets.subject, "Nu se salvează"));
    expect(await desk()).toContain("1 din 2 la timp; 1 mesaj așteaptă peste termen");
  });
});

describe("the promise", () => {
  const at = new Date("2026-11-02T09:00:00Z");
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR);
  const waits = (subject: string) => ({ subject, state: "open" as const, waitingSince: at });

  it.each([
    ["Urgent: termen greșit", true],
    ["foarte URGENT!", true],
    ["Neurgent", false],
    ["Întrebare", false],
  ])("%s is urgent: %s", (subject, expected) => expect(isUrgent(subject)).toBe(expected));

  it("is 48 hours, 4 for what is urgent, and only for what waits", () => {
    expect([isLate(waits("Întrebare"), later(48)), isLate(waits("Întrebare"), later(48.1))]).toEqual([false, true]);
    expect([isLate(waits("Urgent"), later(4)), isLate(waits("Urgent"), later(4.1))]).toEqual([false, true]);
    expect(isLate({ ...waits("Urgent"), state: "answered" }, later(100))).toBe(false);
  });
});
