import { expect, test } from "vitest";
import { remindOfRequests } from "~/modules/requests/jobs.server";
import { Browser } from "../support/browser";
import { query } from "../support/databases";
import { fairSleep } from "../support/fair-time";
import { clockAt, freePort, type RunningServer, until } from "../support/servers";
import { authorityAnswers, register } from "../support/visits";
import { PostOffice } from "./support/post-office";
import { cast, enqueueTimes, twoServers, visit } from "./support/stage";
import { NEW_REQUEST } from "./support/writer";

const port = freePort();
const pair = twoServers(async () => ({ smtpUrl: `smtp://127.0.0.1:${await port}` }));

async function sendRequest(server: RunningServer, author: 0 | 1): Promise<void> {
  const browser = visit(server, cast().authorities[author]);
  const need = { title: "Cine ne ajută?", category: "eu_funds", description: "Un proiect mic." };
  const draft = await browser.submit(await browser.get(NEW_REQUEST), need, { button: "Salvează ciorna" });
  const sent = await browser.submit(await browser.get(`${draft.location}/sending`), {}, { button: "Trimite" });
  expect(sent.status).toBe(303);
}

test("two processes take from one outbox: every mail leaves once, each listener hears once, each clock job stands once", async () => {
  const post = new PostOffice(await port);
  await post.open();
  const { url, first, second } = pair();
  const people = Array.from({ length: 8 }, () => authorityAnswers());
  await Promise.all(
    people.map((answers, index) => register(new Browser((index % 2 ? first : second).origin), "uat", answers)),
  );
  await Promise.all([sendRequest(first, 0), sendRequest(second, 1)]);
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
  await fairSleep(1_000); // what would leave twice would leave now

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

test("a clock job that runs many times at once in both processes reminds once", async () => {
  const post = new PostOffice(await port);
  await post.open();
  const { url, clockFile } = pair();
  await clockAt(clockFile, { shiftedBy: 40 * 86_400_000 });
  await enqueueTimes(url, remindOfRequests, 8);
  const left =
    "select 1 from pgboss.job where name like any(array['remind-%', 'journal-%', 'mail']) and state < 'completed'";
  await until(async () => (await query(url, left)).length === 0, "every job has ended", 30_000);
  const reminders = "select subject_id, count(*)::int from journal where what like 'reminder.%' group by 1";
  expect((await query<{ count: number }>(url, reminders)).map(({ count }) => count)).toEqual([1, 1]);
  const told = "select count(*)::int from notifications where type = 'request_deadline'";
  const ids = post.received.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await query(url, told)).toEqual([{ count: 2 }]);
});
