import { and, asc, eq, exists, not, type SQL, sql } from "drizzle-orm";
import { actorFrom } from "~/modules/accounts/rules/session";
import { active } from "~/modules/accounts/store/person.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";
import { digests } from "../tables.server";
import { hasStopped } from "./preferences.server";

/** The people of verified organisations who receive digests and whose digest of this week is not done. */
const isDue = (week: LocalDate): SQL | undefined => {
  const done = and(eq(digests.userId, users.id), eq(digests.week, week));
  return and(
    active,
    eq(organisations.verification, "verified"),
    not(hasStopped("weekly_digest")),
    not(exists(db().select({ week: digests.week }).from(digests).where(done))),
  );
};

/** Some of those whose digest of this week is due, as the actors that they would be if they were signed in. */
export async function peopleDue(week: LocalDate, limit: number) {
  const rows = await db()
    .select({
      ...pick(users, "name", "email", "role", "membership", "organisationId"),
      ...pick(organisations, "kind", "verification", "county"),
      userId: users.id,
      organisationName: organisations.name,
    })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(isDue(week))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.flatMap(({ county, ...row }) => {
    const actor = actorFrom({ ...row, id: "" }); // without a session, of which no rule asks
    return actor?.organisation ? [{ actor, county }] : [];
  });
}

/**
 * Notes that these digests are done, with how much each names; returns whose were still due. Another run that is making the same
 * waits for this transaction, and is given none of them.
 */
export async function claimDigests(
  week: LocalDate,
  items: ReadonlyMap<string, number>,
  madeAt: Date,
): Promise<Set<string>> {
  const { rows } = await db().execute<{ user_id: string }>(sql`
    insert into ${digests} (week, user_id, items, made_at)
    select ${week}::date, ${users.id}, made.items, ${madeAt}::timestamptz
    from unnest(${sql.param([...items.keys()])}::uuid[], ${sql.param([...items.values()])}::int[]) as made (user_id, items)
    join ${users} on ${users.id} = made.user_id
    join ${organisations} on ${organisations.id} = ${users.organisationId}
    where ${isDue(week)}
    order by ${users.id}
    on conflict do nothing
    returning user_id`);
  return new Set(rows.map(({ user_id }) => user_id));
}
