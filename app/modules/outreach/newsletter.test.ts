import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { historyOf } from "~/platform/journal/journal.server";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { app, ORIGIN } from "../../../tests/support/app";
import { member, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { forgetPending } from "./verbs/newsletter.server";

ownPlatform();

beforeEach(async () => {
  await db().execute(sql`delete from rate_limits`);
});
afterEach(() => setClock(null));

let serial = 0;
const address = () => `cititor-${++serial}@psp.test`;
const subscribe = (email: string) => stranger.post("/abonare", { email, source: "landing" });

async function rowOf(email: string) {
  const { rows } = await db().execute<{ id: string; state: string; source: string }>(
    sql`select id, state, source from newsletter_subscribers where lower(email) = ${email.toLowerCase()}`,
  );
  return rows[0];
}

/** The mails to an address, the newest first. */
async function mailsTo(email: string) {
  const found = await newestMails(100, email);
  return Promise.all(found.map(async ({ id }) => (await mailById(id))!));
}

/** The path of a link that stands in the newest mail. */
async function linkTo(email: string, path: string): Promise<string> {
  const [mail] = await mailsTo(email);
  const link = mail?.text.match(new RegExp(`${ORIGIN}(${path}\\S+)`))?.[1];
  if (!link) throw new Error(`No link to ${path} in the newest mail to ${email}`);
  return link;
}

async function confirmed(email = address()): Promise<string> {
  await subscribe(email);
  await stranger.post(await linkTo(email, "/abonare/confirmare/"));
  return email;
}

/** As a mail program posts: from nowhere, with one field. */
const oneClick = (path: string, headers: Record<string, string> = {}) =>
  app().fetch(
    new Request(ORIGIN + path, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      headers,
    }),
  );

const stopLink = async (email: string) => {
  const [mail] = await mailsTo(email);
  const [, post, write] = mail?.listUnsubscribe?.match(/^<http:\/\/psp\.test([^>]+)>, <([^>]+)>$/) ?? [];
  return { post: post ?? "", write: write ?? "" };
};

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
    const [one, other] = [address(), address()];
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

describe("leaving by the mail program's one click", () => {
  it("takes a post from anywhere, without login, and answers without a redirect", async () => {
    for (const headers of [{}, { origin: "https://mail.example" }, { origin: "null" }] as Record<string, string>[]) {
      const email = await confirmed();
      const { post } = await stopLink(email);
      const answer = await oneClick(post, headers);
      expect(answer.status).toBe(200);
      expect(await textOf(answer)).toContain("V-ați dezabonat");
      expect((await rowOf(email))?.state).toBe("unsubscribed");
    }
  });

  it("may be repeated, and is written into the journal once", async () => {
    const email = await confirmed();
    const { post } = await stopLink(email);
    for (let count = 0; count < 3; count += 1) expect((await oneClick(post)).status).toBe(200);
    const { id = "" } = (await rowOf(email)) ?? {};
    expect((await historyOf(id)).map(({ what }) => what)).toEqual([
      "newsletter.asked",
      "newsletter.confirmed",
      "newsletter.left",
    ]);
  });

  it("changes nothing by a GET, which offers a button that does", async () => {
    const email = await confirmed();
    const { post } = await stopLink(email);
    for (const request of [stranger.get(post), app().fetch(new Request(ORIGIN + post, { method: "HEAD" }))]) {
      expect((await request).status).toBe(200);
    }
    const html = await (await stranger.get(post)).text();
    expect(html).not.toContain(email);
    expect((await rowOf(email))?.state).toBe("confirmed");
    const pressed = await stranger.post(post, { pagina: "dezabonare" });
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/abonare/dezabonat"]);
    expect((await rowOf(email))?.state).toBe("unsubscribed");
    expect(await textOf(await stranger.get("/abonare/dezabonat"))).toContain("V-ați dezabonat");
  });

  it("says how to leave by writing, too, with the link that does it", async () => {
    const { post, write } = await stopLink(await confirmed());
    const mail = new URL(write);
    expect([mail.protocol, mail.pathname]).toEqual(["mailto:", "suport@psp.test"]);
    expect(mail.searchParams.get("body")).toBe(ORIGIN + post);
  });

  it("belongs to one subscriber: another's signature or a made-up one stops nobody", async () => {
    const [one, other] = [await confirmed(), await confirmed()];
    const [mine, theirs] = [(await stopLink(one)).post, (await stopLink(other)).post];
    const forged = `${mine.slice(0, mine.lastIndexOf("."))}.${theirs.slice(theirs.lastIndexOf(".") + 1)}`;
    for (const path of [forged, `/abonare/dezabonare/${(await rowOf(one))?.id}.${"x".repeat(43)}`]) {
      expect((await oneClick(path)).status).toBe(404);
      expect((await stranger.get(path)).status).toBe(404);
    }
    expect((await rowOf(one))?.state).toBe("confirmed");
    expect((await rowOf(other))?.state).toBe("confirmed");
  });

  it("is the only post that may come from elsewhere", async () => {
    const email = await confirmed();
    const { post } = await stopLink(email);
    const from = { origin: "https://evil.example" };
    for (const path of ["/abonare", `${post}.data`, `${post}/`, "/login", "/abonare/confirmare/x"]) {
      expect([path, (await oneClick(path, from)).status]).toEqual([path, 403]);
    }
    expect((await rowOf(email))?.state).toBe("confirmed");
  });

  it("opens nothing for whoever is signed in: no cookie comes of it", async () => {
    const uat = await member("UAT");
    const email = await confirmed();
    const { post } = await stopLink(email);
    const answer = await oneClick(post, { cookie: uat.cookie, origin: "https://evil.example" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});

it("whoever left may come back by asking again, and leaves again by an old mail", async () => {
  const email = await confirmed();
  const { post } = await stopLink(email);
  await oneClick(post);
  setClock(new Date(now().getTime() + 3_600_000));
  await subscribe(email);
  expect((await rowOf(email))?.state).toBe("unsubscribed");
  await stranger.post(await linkTo(email, "/abonare/confirmare/"));
  expect((await rowOf(email))?.state).toBe("confirmed");
  await oneClick(post);
  expect((await rowOf(email))?.state).toBe("unsubscribed");
});

it("leaving makes a confirmation link that still waits worthless", async () => {
  const email = await confirmed();
  const { post } = await stopLink(email);
  await oneClick(post);
  setClock(new Date(now().getTime() + 3_600_000));
  await subscribe(email);
  const link = await linkTo(email, "/abonare/confirmare/");
  await oneClick(post);
  expect((await stranger.get(link)).status).toBe(410);
});

it("who never confirms is forgotten after 30 days, everyone else stays", async () => {
  setClock(new Date("2026-10-01T10:00:00Z"));
  const [waiting, reader, departed] = [address(), address(), address()];
  await subscribe(waiting);
  for (const email of [reader, departed]) await confirmed(email);
  await oneClick((await stopLink(departed)).post);
  setClock(new Date("2026-10-31T09:59:00Z"));
  await forgetPending();
  expect(await rowOf(waiting)).toBeDefined();
  setClock(new Date("2026-10-31T10:00:01Z"));
  await forgetPending();
  expect(await rowOf(waiting)).toBeUndefined();
  expect((await rowOf(reader))?.state).toBe("confirmed");
  expect((await rowOf(departed))?.state).toBe("unsubscribed");
});
