import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { Browser } from "../support/browser";
import { query } from "../support/databases";
import { freePort, until } from "../support/servers";
import { authorityAnswers, register } from "../support/visits";
import { PostOffice } from "./support/post-office";
import { cast, twoServers, visit } from "./support/stage";
import { NEW_REQUEST } from "./support/writer";

const port = freePort();
const pair = twoServers(async () => ({ smtpUrl: `smtp://127.0.0.1:${await port}` }));

test("two processes take from one outbox: every mail leaves once, each listener hears once, each clock job stands once", async () => {
  const post = new PostOffice(await port);
  await post.open();
  const { url, first, second } = pair();
  const people = Array.from({ length: 8 }, () => authorityAnswers());
  await Promise.all(
    people.map((answers, index) => register(new Browser((index % 2 ? first : second).origin), "uat", answers)),
  );
  for (const [index, clerk] of cast().authorities.entries()) {
    const browser = visit(index % 2 ? first : second, clerk);
    const draft = await browser.submit(await browser.get(NEW_REQUEST), {
      title: "Cine ne ajută?",
      category: "eu_funds",
      description: "Un proiect mic.",
    });
    await browser.submit(await browser.get(`${draft.location}/sending`), {}, { button: "Trimite" });
  }
  const partners = cast().firms.length;
  const told = () =>
    query<{ count: number }>(url, "select count(*)::int from notifications where user_id = any($1)", [
      cast().firms.map(({ userId }) => userId),
    ]);
  await until(async () => (await told())[0]?.count === 2 * partners, "every partner is told of both requests");
  const waiting = () => query(url, "select id from mails where sent_at is null");
  await until(
    async () => (await waiting()).length === 0 && post.received.length >= people.length,
    "every mail has left",
  );
  await sleep(1_000); // what would leave twice would leave now

  const mails = await query<{ id: string }>(url, "select id from mails");
  expect(mails.length).toBeGreaterThanOrEqual(people.length);
  expect(post.received.map(({ messageId }) => messageId).sort()).toEqual(
    mails.map(({ id }) => `<${id}@127.0.0.1>`).sort(),
  );
  expect((await told())[0]?.count).toBe(2 * partners);
  expect(await query(url, "select name, count(*)::int from pgboss.schedule group by name having count(*) > 1")).toEqual(
    [],
  );
});
