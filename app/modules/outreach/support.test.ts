import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { now, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { member, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();

beforeEach(async () => {
  await db().execute(sql`delete from rate_limits`);
});

let serial = 0;
const message = (changes: Record<string, string> = {}) => ({
  nume: "Ana Munteanu",
  email: `cetatean-${++serial}@psp.test`,
  subiect: "Nu pot atașa caietul de sarcini",
  mesaj: "Fișierul are 14 MB și nu este primit.",
  ...changes,
});
const send = (fields: Record<string, string>) => stranger.post("/support", fields);

async function tickets() {
  const { rows } = await db().execute<{
    id: string;
    number: number;
    name: string;
    email: string;
    subject: string;
    message: string;
    user_id: string | null;
    organisation_id: string | null;
  }>(sql`select * from support_tickets order by number`);
  return rows;
}

async function mailsTo(recipient: string) {
  const found = await newestMails(100, recipient);
  return Promise.all(found.map(async ({ id }) => (await mailById(id))!));
}

/** What the team was told of a sender. */
const toldTeam = async (email: string) =>
  (await mailsTo("suport@psp.test")).find(({ replyTo }) => replyTo === email.toLowerCase());

describe("a message to the support team", () => {
  it("is stored, numbered, told to both sides, and its page may be kept", async () => {
    const fields = message();
    const answer = await send(fields);
    expect(answer.status).toBe(303);
    const stored = (await tickets()).at(-1);
    expect(stored).toMatchObject({ name: fields.nume, email: fields.email, subject: fields.subiect, user_id: null });
    const path = answer.headers.get("location") ?? "";
    expect(path).toBe(`/support/trimis/${stored?.id}`);

    const number = `S-${String(stored?.number).padStart(6, "0")}`;
    for (const page of [await stranger.get(path), await stranger.get(path)]) {
      const said = await textOf(page);
      for (const words of ["Mesaj trimis cu succes!", "Vă vom răspunde în cel mai scurt timp posibil.", number]) {
        expect(said).toContain(words);
      }
      for (const secret of [fields.nume, fields.email, fields.subiect, fields.mesaj])
        expect(said).not.toContain(secret);
    }

    const toTeam = await toldTeam(fields.email);
    expect(toTeam).toMatchObject({ subject: `[${number}] ${fields.subiect}`, replyTo: fields.email });
    for (const part of Object.values(fields)) expect(toTeam?.text).toContain(part);
    const [receipt] = await mailsTo(fields.email);
    expect(receipt).toMatchObject({ replyTo: "suport@psp.test", listUnsubscribe: null });
    expect(receipt?.text).toContain(number);
  });

  it("is never repeated to the address that was typed: it could be anybody's", async () => {
    const fields = message({ nume: "CASTIGATI http://rau.example", subiect: "Oferta rea", mesaj: "Apasati aici" });
    await send(fields);
    const [receipt] = await mailsTo(fields.email);
    const whole = `${receipt?.subject} ${receipt?.html} ${receipt?.text}`;
    for (const part of [fields.nume, "rau.example", fields.subiect, fields.mesaj]) expect(whole).not.toContain(part);
  });

  it.each([
    ["nume", "Introduceți numele"],
    ["email", "Introduceți adresa de e-mail"],
    ["subiect", "Introduceți subiectul"],
    ["mesaj", "Scrieți mesajul"],
  ])("without %s is refused with the form kept, and nothing is stored", async (field, sentence) => {
    const before = (await tickets()).length;
    const fields = message({ [field]: "  " });
    const answer = await send(fields);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Vă rugăm completați toate câmpurile");
    expect(html).toContain(sentence);
    for (const [name, value] of Object.entries(fields)) if (name !== field) expect(html).toContain(value);
    expect(await tickets()).toHaveLength(before);
  });

  it("sent twice is one ticket with one set of mails, also at the same moment", async () => {
    const fields = message();
    const answers = await Promise.all([send(fields), send(fields), send(fields)]);
    const again = await send({ ...fields, email: fields.email.toUpperCase() });
    const led = [...answers, again].map(({ headers }) => headers.get("location"));
    expect(new Set(led).size).toBe(1);
    expect(await mailsTo(fields.email)).toHaveLength(1);
    await db().execute(sql`delete from rate_limits`);
    const other = await send({ ...fields, mesaj: "Altceva." });
    expect(other.headers.get("location")).not.toBe(led[0]);
    const later = await withClock(new Date(now().getTime() + 61 * 60_000), () => send(fields));
    expect(later.headers.get("location")).not.toBe(led[0]);
  });

  it("is limited from one connection, and what was typed stays", async () => {
    for (let count = 0; count < 5; count += 1) expect((await send(message())).status).toBe(303);
    const fields = message();
    const answer = await send(fields);
    expect([answer.status, answer.headers.has("retry-after")]).toEqual([429, true]);
    expect(await answer.text()).toContain(fields.mesaj);
    expect((await tickets()).map(({ email }) => email)).not.toContain(fields.email);
  });

  it("does not fill a mailbox with receipts, but is stored all the same", async () => {
    const { email } = message();
    for (let count = 0; count < 12; count += 1) {
      await db().execute(sql`delete from rate_limits where key like 'support-address%'`);
      expect((await send(message({ email, mesaj: `Mesajul ${count}` }))).status).toBe(303);
    }
    expect(await mailsTo(email)).toHaveLength(10);
    expect((await tickets()).filter((ticket) => ticket.email === email)).toHaveLength(12);
  });

  it.each([
    ["subiect", "Bună\r\nBcc: victima@psp.test\r\n\r\n<b>text</b>"],
    ["nume", "ADMIN <admin@psp.test>\r\nBcc: victima@psp.test"],
    ["mesaj", "</pre><script>alert(1)</script> ]]> {{7*7}} $\u007b7*7}"],
    ["mesaj", "\u202Etxet \u0007 😀"],
  ])("with a hostile %s is stored as text and mailed to the team alone", async (field, value) => {
    const fields = message({ [field]: value });
    expect((await send(fields)).status).toBe(303);
    const toTeam = await toldTeam(fields.email);
    expect(toTeam?.subject).not.toMatch(/[\r\n]/);
    expect(toTeam?.replyTo).toBe(fields.email);
    expect(toTeam?.html).not.toContain("<script>");
    expect(await mailsTo("victima@psp.test")).toEqual([]);
  });

  it.each([
    "ana@psp.test\r\nBcc: victima@psp.test",
    "ana@psp.test, victima@psp.test",
    '"a\nb"@psp.test',
    "ana@psp.test;b@psp.test",
    "<script>@psp.test",
  ])("from the address %j is refused", async (email) => {
    expect((await send(message({ email }))).status).toBe(400);
  });
});

describe("whoever is signed in", () => {
  it("does not type their name and address again, and the ticket says whose account it was", async () => {
    const uat = await member("UAT");
    const html = await (await uat.get("/support")).text();
    expect(html).toContain(uat.actor.email);
    expect(html).toContain(uat.actor.name);
    const answer = await uat.post("/support", message({ nume: uat.actor.name, email: uat.actor.email }));
    expect(answer.status).toBe(303);
    expect((await tickets()).at(-1)).toMatchObject({
      user_id: uat.actor.userId,
      organisation_id: uat.actor.organisation?.id,
    });
    const toTeam = await toldTeam(uat.actor.email);
    expect(toTeam?.text).toContain(uat.actor.organisation?.name);
  });

  it("is told to the team as not verified when nobody is signed in", async () => {
    const fields = message();
    await send(fields);
    expect((await toldTeam(fields.email))?.text).toContain("numele și adresa nu sunt verificate");
  });
});

describe("the support page", () => {
  it("says how soon somebody answers, five questions, and where to read on", async () => {
    const html = await (await stranger.get("/support")).text();
    expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(5);
    const said = await textOf(await stranger.get("/support"));
    for (const words of ["24–48 de ore", "2–4 ore", "luni–vineri, 09:00–18:00"]) expect(said).toContain(words);
    expect(html).toContain('href="/blog"');
    const facts = JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "{}");
    expect(facts["@type"]).toBe("FAQPage");
    expect(facts.mainEntity).toHaveLength(5);
    for (const { name, acceptedAnswer } of facts.mainEntity) {
      expect(said).toContain(name);
      expect(said).toContain(acceptedAnswer.text);
    }
  });

  it.each(["1", "S-000001", "0198c5a0-0000-7000-8000-000000000001", "' or 1=1"])("has no receipt %s", async (id) => {
    expect((await stranger.get(`/support/trimis/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});
