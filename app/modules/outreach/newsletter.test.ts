import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { address, confirmed, linkTo, mailsTo, oneClick, rowOf, stopLink, subscribe } from "./newsletter.test-data";

ownPlatform();

beforeEach(async () => {
  await db().execute(sql`delete from rate_limits`);
});
afterEach(() => setClock(null));

describe("subscribing", () => {
  it("stores a pending address, mails a link, and says the product's words", async () => {
    const email = address();
    const answer = await subscribe(` ${email.toUpperCase()} `);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/abonare/trimisa"]);
    const said = await textOf(await stranger.get("/abonare/trimisa"));
    expect(said).toContain("Abonare reușită!");
    expect(said).toContain("Vă mulțumim pentru abonarea la newsletter-ul nostru.");
    expect(said).toContain("v-am trimis un mesaj cu un link");
    expect(await rowOf(email)).toMatchObject({ state: "pending", source: "landing" });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: "Confirmați abonarea la newsletter", listUnsubscribe: null, replyTo: null });
  });

  it("keeps only a hash of the link", async () => {
    const email = address();
    await subscribe(email);
    const token = (await linkTo(email, "/abonare/confirmare/")).split("/").at(-1) ?? "";
    const { rows } = await db().execute<{ row: string }>(
      sql`select t::text as row from newsletter_subscribers t where email = ${email}`,
    );
    expect(token.length).toBeGreaterThan(40);
    expect(rows[0]?.row).not.toContain(token);
  });

  it.each([
    ["nothing", "", "Introduceți adresa de e-mail"],
    ["a word", "ana", "Introduceți adresa de e-mail întreagă"],
    ["two addresses", "a@psp.test,b@psp.test", "Introduceți adresa de e-mail întreagă"],
    ["a line break", "a@psp.test\r\nBcc: b@psp.test", "Introduceți adresa de e-mail întreagă"],
    ["a very long address", `${"a".repeat(300)}@psp.test`, "Introduceți adresa de e-mail întreagă"],
  ])("with %s is refused, and what was typed stays", async (_, email, sentence) => {
    const answer = await subscribe(email);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(sentence);
    expect(html).toContain("<title>Eroare: Newsletter – PSP</title>");
  });

  it("remembers the page it came from, and takes an invented one for the first", async () => {
    const one = address();
    const other = address();
    await stranger.post("/abonare", { email: one, source: "blog" });
    await stranger.post("/abonare", { email: other, source: "'; drop table" });
    expect((await rowOf(one))?.source).toBe("blog");
    expect((await rowOf(other))?.source).toBe("landing");
  });

  it("is answered alike for new, pending, confirmed and departed addresses", async () => {
    const pending = address();
    await subscribe(pending);
    const reader = await confirmed();
    const departed = await confirmed();
    await oneClick((await stopLink(departed)).post);
    const answers = [];
    for (const email of [address(), pending, reader, departed]) {
      await db().execute(sql`delete from rate_limits where key like 'newsletter-address%'`);
      const answer = await subscribe(email);
      answers.push([answer.status, [...answer.headers].toString(), await answer.text()]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it("cannot be used to fill somebody's mailbox", async () => {
    const email = address();
    setClock(new Date("2026-11-21T10:00:00Z"));
    const tryAt = async (time: string) => {
      setClock(new Date(`2026-11-${time}Z`));
      await db().execute(sql`delete from rate_limits where key like 'newsletter-address%'`);
      expect((await subscribe(email)).status).toBe(303);
      return (await mailsTo(email)).length;
    };
    expect(await tryAt("21T10:00:00")).toBe(1);
    expect(await tryAt("21T10:09:59")).toBe(1);
    expect(await tryAt("21T10:10:00")).toBe(2);
    expect(await tryAt("21T10:30:00")).toBe(3);
    expect(await tryAt("21T12:00:00")).toBe(3);
    expect(await tryAt("22T10:31:00")).toBe(4);
  });

  it("is limited from one connection, and what was typed stays", async () => {
    for (let count = 0; count < 5; count += 1) expect((await subscribe(address())).status).toBe(303);
    const email = address();
    const answer = await subscribe(email);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).not.toBeNull();
    expect(await answer.text()).toContain(email);
    expect(await rowOf(email)).toBeUndefined();
  });

  it("at the same moment twice is one row and one mail", async () => {
    const email = address();
    await Promise.all([subscribe(email), subscribe(email), subscribe(email)]);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe("the confirmation link", () => {
  it("is only looked at by a GET, and used up by its button", async () => {
    const email = address();
    await subscribe(email);
    const link = await linkTo(email, "/abonare/confirmare/");
    const page = await stranger.get(link);
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    expect(await page.text()).toContain(email);
    expect((await rowOf(email))?.state).toBe("pending");

    const done = await stranger.post(link);
    expect([done.status, done.headers.get("location")]).toEqual([303, "/abonare/confirmata"]);
    expect((await rowOf(email))?.state).toBe("confirmed");
    expect((await stranger.get(link)).status).toBe(410);
    expect((await stranger.post(link)).status).toBe(409);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Abonarea este confirmată",
      "Confirmați abonarea la newsletter",
    ]);
  });

  it("works once for two who press at the same moment", async () => {
    const email = address();
    await subscribe(email);
    const link = await linkTo(email, "/abonare/confirmare/");
    const codes = (await Promise.all([stranger.post(link), stranger.post(link)])).map(({ status }) => status);
    expect(codes.sort()).toEqual([303, 409]);
  });

  it("lasts a week, and the newest is the one that works", async () => {
    const email = address();
    setClock(new Date("2026-11-21T10:00:00Z"));
    await subscribe(email);
    const first = await linkTo(email, "/abonare/confirmare/");
    setClock(new Date("2026-11-21T10:20:00Z"));
    await subscribe(email);
    const second = await linkTo(email, "/abonare/confirmare/");
    expect((await stranger.get(first)).status).toBe(410);
    setClock(new Date("2026-11-28T10:19:59Z"));
    expect((await stranger.get(second)).status).toBe(200);
    setClock(new Date("2026-11-28T10:20:00Z"));
    expect((await stranger.get(second)).status).toBe(410);
    expect((await stranger.post(second)).status).toBe(409);
  });
});
