import { and, asc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { active } from "~/modules/accounts/store/person.server";
import { users } from "~/modules/accounts/tables.server";
import { addDays, atHour, type LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { OVERDUE_DAYS, SOON_DAYS, type Upkeep } from "../rules/upkeep";
import { resourceObjections } from "../tables/feedback.server";
import { resources, resourceVerifications } from "../tables/resources.server";
import { resourceNotices } from "../tables/upkeep.server";

/** Who may still open a document as an ADMIN. */
const mayKeep = and(eq(users.role, "ADMIN"), active);

/** Owner and deputy of a document, without those who are no longer administrators or may not sign in. */
export async function keepersOf(resourceId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: users.id })
    .from(resources)
    .innerJoin(users, sql`${users.id} in (${resources.ownerId}, ${resources.deputyId})`)
    .where(and(eq(resources.id, resourceId), mayKeep));
  return rows.map(({ id }) => id);
}

/** `termOf` as SQL; null for a document that was never verified. */
const term = sql<LocalDate>`(${resourceVerifications.verifiedOn} + make_interval(months => ${resources.months}))::date`;

const isUnkept = (): SQL =>
  sql`not exists ${db()
    .select()
    .from(users)
    .where(and(eq(users.id, resources.ownerId), mayKeep))}`;

/** Conditions on `resources`, joined with their last verification. */
export const upkeepOn = (today: LocalDate): Readonly<Record<Upkeep, SQL>> => ({
  soon: sql`${term} > ${today}::date and ${term} <= ${addDays(today, SOON_DAYS)}::date`,
  overdue: sql`${term} <= ${addDays(today, -OVERDUE_DAYS)}::date`,
  unkept: isUnkept(),
  objected: sql`exists (select from ${resourceObjections} o where o.resource_id = ${resources.id} and o.settled_at is null)`,
});

/** Ids of documents that may have a notice due on a day, after `afterId`. */
export async function resourcesNearTerm(today: LocalDate, afterId: string | null, most: number): Promise<string[]> {
  const rows = await db()
    .select({ id: resources.id })
    .from(resources)
    .innerJoin(resourceVerifications, eq(resourceVerifications.id, resources.verificationId))
    .where(
      and(
        isNull(resources.deletedAt),
        afterId === null ? undefined : gt(resources.id, afterId),
        gt(term, sql`${addDays(today, -OVERDUE_DAYS)}::date`),
        lte(term, sql`${addDays(today, SOON_DAYS)}::date`),
      ),
    )
    .orderBy(asc(resources.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** False when it was already sent. */
export async function claimNotice(row: typeof resourceNotices.$inferInsert): Promise<boolean> {
  const rows = await db().insert(resourceNotices).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** What waits longest for any ADMIN: a document long past its term, and one whose owner is gone, where there are any. */
export async function neglectedResources(today: LocalDate) {
  const { overdue, unkept } = upkeepOn(today);
  const found = (what: "overdue" | "unkept", condition: SQL, order: SQL) =>
    db()
      .select({
        what: sql<typeof what>`${what}::text`.as("what"),
        ...{ id: resources.id, about: resources.title, name: users.name, term },
        count: sql<number>`count(*) over ()`.mapWith(Number).as("alike"),
        left: sql<Date>`coalesce(${users.suspendedAt}, ${users.updatedAt})`.mapWith(users.updatedAt),
      })
      .from(resources)
      .innerJoin(users, eq(users.id, resources.ownerId))
      .leftJoin(resourceVerifications, eq(resourceVerifications.id, resources.verificationId))
      .where(and(isNull(resources.deletedAt), condition))
      .orderBy(order, asc(resources.id))
      .limit(1);
  const rows = await unionAll(
    found("overdue", overdue, sql`${term}`),
    found("unkept", unkept, sql`coalesce(${users.suspendedAt}, ${users.updatedAt})`),
  );
  return rows.map((one) => ({ ...one, since: one.what === "overdue" ? atHour(one.term, "00:00") : one.left }));
}
