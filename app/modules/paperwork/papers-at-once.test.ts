import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Member } from "~/modules/accounts/rules/actor";
import { authority, cast, STATES } from "~/modules/requests/stories.test-data";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { rateLimits } from "~/platform/rate-limit/tables.server";
import { ownPlatform } from "../../../tests/support/platform";
import { at, keyIn, signedIn } from "../../../tests/support/request-visitors";
import { papersOf } from "./store/papers.server";

ownPlatform();

/** Transactions that have waited for something other than the database for longer than half a second. */
async function idleInTransaction(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction' and state_change < now() - interval '0.5 s'`);
  return rows[0]?.count ?? 0;
}

it("sixteen papers asked for at once by one account leave the connections to others", async () => {
  const people = await cast();
  const uat = people.uat as Member;
  const { id } = await STATES.open(people);
  const page = at(id, "papers");
  const clerk = await signedIn(uat);
  const other = await signedIn(await authority());
  const keys = await Promise.all(Array.from({ length: 16 }, () => keyIn(clerk, page)));
  let isOver = false;
  const papers = Promise.all(
    keys.map((formKey) => clerk.post(page, { formKey, kind: "comparison" }).then(({ status }) => status)),
  ).finally(() => {
    isOver = true;
  });
  const dashboards: number[] = [];
  let idle = 0;
  while (!isOver) {
    dashboards.push((await other.get("/uat/dashboard")).status);
    idle = Math.max(idle, await idleInTransaction());
    await sleep(100);
  }
  const answers = await papers;
  expect(new Set(answers)).toEqual(new Set([303]));
  expect((await papersOf(id)).length).toBe(16);
  expect(new Set(dashboards)).toEqual(new Set([200]));
  expect(idle).toBe(0);
});

it("a person who made sixty in an hour is told to wait, and nothing is made", async () => {
  const people = await cast();
  const uat = people.uat as Member;
  const { id } = await STATES.open(people);
  const clerk = await signedIn(uat);
  await db()
    .insert(rateLimits)
    .values({ key: `paper-made:${uat.userId}`, windowStart: now(), count: 60 });
  const refused = await clerk.post(at(id, "papers"), {
    formKey: await keyIn(clerk, at(id, "papers")),
    kind: "comparison",
  });
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("Ați generat 60 de documente într-o oră");
  expect(await papersOf(id)).toEqual([]);
});
