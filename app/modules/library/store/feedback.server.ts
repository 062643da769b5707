import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations, users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, foundRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import type { Ratings } from "../rules/feedback";
import { resourceObjections, resourceRatings } from "../tables/feedback.server";
import { resourceEditions, resources } from "../tables/resources.server";

const settler = alias(users, "settler");

export const ratingsOf = (editionId: string): Promise<Ratings> =>
  foundRow(
    db()
      .select({
        number: sql<number>`count(*)`.mapWith(Number),
        mean: sql<number | null>`avg(${resourceRatings.stars})::float`,
      })
      .from(resourceRatings)
      .where(eq(resourceRatings.editionId, editionId)),
  );

/** The stars that a person gave to an edition, or null. */
export async function ownRating(editionId: string, userId: string): Promise<number | null> {
  const [found] = await db()
    .select({ stars: resourceRatings.stars })
    .from(resourceRatings)
    .where(and(eq(resourceRatings.editionId, editionId), eq(resourceRatings.userId, userId)));
  return found?.stars ?? null;
}

/** Stores the rating, in place of the person's earlier one. */
export async function saveRating(row: typeof resourceRatings.$inferInsert): Promise<void> {
  await db()
    .insert(resourceRatings)
    .values(row)
    .onConflictDoUpdate({
      target: [resourceRatings.editionId, resourceRatings.userId],
      set: pick(row, "stars", "ratedAt"),
    });
}

/** What the person has said of an edition and nobody has dealt with; null when nothing. */
export async function ownObjection(editionId: string, userId: string): Promise<string | null> {
  const { reason, settledAt, ...of } = resourceObjections;
  const [found] = await db()
    .select({ reason })
    .from(resourceObjections)
    .where(and(eq(of.editionId, editionId), eq(of.userId, userId), isNull(settledAt)));
  return found?.reason ?? null;
}

/** Stores the objection, in place of the person's earlier one that nobody has dealt with. Returns its id. */
export const saveObjection = (row: typeof resourceObjections.$inferInsert): Promise<string> =>
  insertedId(
    db()
      .insert(resourceObjections)
      .values(row)
      .onConflictDoUpdate({
        target: [resourceObjections.editionId, resourceObjections.userId],
        targetWhere: isNull(resourceObjections.settledAt),
        set: pick(row, "reason", "writtenAt"),
      })
      .returning({ id: resourceObjections.id }),
  );

const objections = () =>
  db()
    .select({
      ...pick(resourceObjections, "id", "resourceId", "reason", "writtenAt", "settledAt"),
      ...{ edition: resourceEditions.number, author: users.name, authority: organisations.name },
      ...{ settler: settler.name, title: resources.title, ownerId: resources.ownerId, deletedAt: resources.deletedAt },
    })
    .from(resourceObjections)
    .innerJoin(resources, eq(resources.id, resourceObjections.resourceId))
    .innerJoin(resourceEditions, eq(resourceEditions.id, resourceObjections.editionId))
    .innerJoin(users, eq(users.id, resourceObjections.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(settler, eq(settler.id, resourceObjections.settledBy))
    .$dynamic();

/** Null when there is none. */
export const objectionById = (id: string) => firstRow(objections().where(eq(resourceObjections.id, id)));

/** Objections to a document: first those that nobody has dealt with, then the newest. */
export const objectionsTo = async (resourceId: string, limit: number) =>
  objections()
    .where(eq(resourceObjections.resourceId, resourceId))
    .orderBy(sql`${resourceObjections.settledAt} is not null`, desc(resourceObjections.writtenAt))
    .limit(limit);

type Settlement = { settledAt: Date; settledBy: string } | { settledAt: null; settledBy: null };

export async function setSettled(id: string, settlement: Settlement): Promise<void> {
  await db().update(resourceObjections).set(settlement).where(eq(resourceObjections.id, id));
}

export async function lockObjection(id: string): Promise<void> {
  await db()
    .select({ id: resourceObjections.id })
    .from(resourceObjections)
    .where(eq(resourceObjections.id, id))
    .for("no key update");
}
