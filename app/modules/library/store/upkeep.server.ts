import { and, asc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { active } from "~/modules/accounts/store/person.server";
import { users } from "~/modules/accounts/tables.server";
import { addDays, atHour, type LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { OVERDUE_DAYS, SOON_DAYS, type Upkeep } from "../rules/upkeep";
import { resourceProposals } from "../tables/feedback.server";
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

/** Whether a verification does not know a change `l` of an act: it was written down later, or holds from a later day. */
export const isUnknownTo = (verifiedAt: SQL | typeof resourceVerifications.verifiedAt): SQL =>
  sql`greatest(l.recorded_at, l.since::timestamp at time zone 'Europe/Bucharest') > ${verifiedAt}`;

/** Changes of the acts of the current edition that its last verification does not know. */
export const unknownChanges = sql`from (select distinct act_id from edition_acts where edition_id = ${resources.editionId}) b
  join act_links l on l.to_id = b.act_id
  where case when ${resourceVerifications.id} is null then l.kind = 'abrogates'
    else ${isUnknownTo(resourceVerifications.verifiedAt)} end`;

/** Documents with a change of an act that holds on this day. */
export const hasChangedActs = (today: LocalDate) =>
  sql`exists (select ${unknownChanges} and l.since <= ${today}::date)`;

const isUnkept = (): SQL =>
  sql`not exists ${db()
    .select()
    .from(users)
    .where(and(eq(users.id, resources.ownerId), mayKeep))}`;

/** Conditions on `resources`, joined with their last verification. */
export const upkeepOn = (today: LocalDate): Readonly<Record<Upkeep, SQL>> => ({
  acts: hasChangedActs(today),
  soon: sql`${term} > ${today}::date and ${term} <= ${addDays(today, SOON_DAYS)}::date`,
  overdue: sql`${term} <= ${addDays(today, -OVERDUE_DAYS)}::date`,
  unkept: isUnkept(),
  objected: sql`exists (select from ${resourceProposals} p where p.resource_id = ${resources.id} and p.decided_at is null)`,
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

/** Ids of documents that rest on a changed act; with `actId` only on this one. */
export async function resourcesWithChangedActs(today: LocalDate, actId: string | null): Promise<string[]> {
  const rows = await db()
    .select({ id: resources.id })
    .from(resources)
    .leftJoin(resourceVerifications, eq(resourceVerifications.id, resources.verificationId))
    .where(
      and(
        isNull(resources.deletedAt),
        hasChangedActs(today),
        actId === null
          ? undefined
          : sql`exists (select from edition_acts e where e.edition_id = ${resources.editionId} and e.act_id = ${actId})`,
      ),
    )
    .orderBy(asc(resources.id));
  return rows.map(({ id }) => id);
}

/** False when it was already sent. */
export async function claimNotice(row: typeof resourceNotices.$inferInsert): Promise<boolean> {
  const rows = await db().insert(resourceNotices).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** What waits longest for any ADMIN: documents long past their term, and those whose owner is gone, of each at most `limit`. */
export async function neglectedResources(today: LocalDate, limit: number) {
  const { overdue, unkept } = upkeepOn(today);
  const found = (what: "overdue" | "unkept", condition: SQL, order: SQL) =>
    db()
      .select({
        what: sql<typeof what>`${what}::text`.as("what"),
        id: resources.id,
        about: resources.title,
        name: users.name,
        term,
        count: sql<number>`count(*) over ()`.mapWith(Number).as("alike"),
        left: sql<Date>`coalesce(${users.suspendedAt}, ${users.updatedAt})`.mapWith(users.updatedAt),
      })
      .from(resources)
      .innerJoin(users, eq(users.id, resources.ownerId))
      .leftJoin(resourceVerifications, eq(resourceVerifications.id, resources.verificationId))
      .where(and(isNull(resources.deletedAt), condition))
      .orderBy(order, asc(resources.id))
      .limit(limit);
  const rows = await unionAll(
    found("overdue", overdue, sql`${term}`),
    found("unkept", unkept, sql`coalesce(${users.suspendedAt}, ${users.updatedAt})`),
  );
  return rows.map((one) => ({ ...one, since: one.what === "overdue" ? atHour(one.term, "00:00") : one.left }));
}
