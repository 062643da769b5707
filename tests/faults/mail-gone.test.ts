import { join } from "node:path";
import { expect, test } from "vitest";
import { Browser } from "../support/browser";
import { linkIn, query } from "../support/databases";
import { clockAt, freePort, until } from "../support/servers";
import { authorityAnswers, confirm, PASSWORD, register, signIn } from "../support/visits";
import { PostOffice } from "./support/post-office";
import { ownDatabase, ownFolder, ownServer } from "./support/stage";

type Row = { id: string; recipient: string; attempts: number; sent: boolean; failed: boolean };
const outboxOf = (url: string) =>
  query<Row>(
    url,
    "select id, recipient, attempts, sent_at is not null as sent, failed_at is not null as failed from mails order by id",
  );

test("the mail server is away: registering works, nothing is lost, and a mail sent again is the same mail", async () => {
  const post = new PostOffice(await freePort());
  const url = await ownDatabase();
  const clockFile = join(await ownFolder(), "clock");
  const server = await ownServer({ databaseUrl: url, smtpUrl: post.url, clockFile });
  const people = [authorityAnswers(), authorityAnswers(), authorityAnswers()];
  for (const answers of people) {
    const browser = new Browser(server.origin);
    const done = await browser.arrive(await register(browser, "uat", answers));
    expect(done.words).toContain("Contul a fost creat cu succes! Verificați emailul pentru confirmare.");
  }
  await until(async () => (await outboxOf(url)).every(({ attempts }) => attempts > 0), "every mail was tried");
  expect((await outboxOf(url)).map(({ sent, failed }) => ({ sent, failed }))).toEqual(
    people.map(() => ({ sent: false, failed: false })),
  );

  post.lostReceipts = 1;
  await post.open();
  await until(async () => (await outboxOf(url)).every(({ sent }) => sent), "every mail is sent", 30_000);
  const said = server.log().filter(({ level }) => level >= 40);
  expect(said[0]).toMatchObject({ reason: expect.stringContaining("ECONNREFUSED") });
  expect(said[0]?.msg).toContain("mails wait in the outbox");
  expect(said.filter(({ msg }) => msg === "job failed")).toEqual([]);
  expect(said[1]).toMatchObject({ msg: "the mail server is available again" });
  const outbox = await outboxOf(url);
  expect(outbox.map(({ recipient }) => recipient).sort()).toEqual(people.map(({ email }) => String(email)).sort());
  const ids = outbox.map(({ id }) => `<${id}@127.0.0.1>`);
  expect(new Set(post.received.map(({ messageId }) => messageId))).toEqual(new Set(ids));
  expect(post.received.length).toBe(people.length + 1);

  const [first, second] = people.map(({ email }) => String(email));
  const browser = new Browser(server.origin);
  expect((await confirm(browser, post.textTo(first ?? ""))).status).toBe(303);
  expect((await signIn(browser, first ?? "", PASSWORD)).location).toBe("/uat/dashboard");

  await clockAt(clockFile, { shiftedBy: 25 * 3_600_000 });
  const late = await browser.get(linkIn(post.textTo(second ?? ""), "/confirmare/"));
  expect(late.status).toBe(410);
});
