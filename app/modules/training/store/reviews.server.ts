import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { alias } from "drizzle-orm/pg-core";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { programReviews, programs } from "../tables.server";

const reviewed = alias(programs, "reviewed");

/** Of the same title by the same provider: the program itself, and how it went before. */
const isSameProgram = and(
  eq(reviewed.title, programs.title),
  eq(reviewed.kind, programs.kind),
  sql`${reviewed.providerId} is not distinct from ${programs.providerId}`,
);

const read = () =>
  db()
    .select({
      ...pick(programReviews, "id", "programId", "userId", "stars", "text", "writtenAt", "hiddenAt", "hiddenReason"),
      organisation: organisations.name,
      title: reviewed.title,
      heldAt: reviewed.startsAt,
    })
    .from(programReviews)
    .innerJoin(reviewed, eq(reviewed.id, programReviews.programId))
    .innerJoin(organisations, eq(organisations.id, programReviews.organisationId));

export type ReviewRecord = Awaited<ReturnType<typeof read>>[number];

export const reviewById = (id: string): Promise<ReviewRecord | null> =>
  firstRow(read().where(eq(programReviews.id, id)));

export async function lockedReview(id: string): Promise<ReviewRecord | null> {
  await db().select({ id: programReviews.id }).from(programReviews).where(eq(programReviews.id, id)).for("update");
  return reviewById(id);
}

export const ownReview = (programId: string, userId: string): Promise<ReviewRecord | null> =>
  firstRow(read().where(and(eq(programReviews.programId, programId), eq(programReviews.userId, userId))));

/** Those of a program and of the earlier ones with its title by its provider, the newest first. */
export const reviewsLike = (programId: string, { hidden, limit }: { hidden: boolean; limit: number }) =>
  read()
    .innerJoin(programs, isSameProgram)
    .where(and(eq(programs.id, programId), hidden ? undefined : isNull(programReviews.hiddenAt)))
    .orderBy(desc(programReviews.writtenAt), desc(programReviews.id))
    .limit(limit);

/** For the columns of programs: the mean of the stars and how many reviews there are; both of the same programs as above. */
export const programRating = () => {
  const of = (what: string) =>
    sql`(select ${sql.raw(what)} from ${programReviews} v join ${programs} reviewed on reviewed.id = v.program_id
      where v.hidden_at is null and reviewed.title = ${programs}.title and reviewed.kind = ${programs}.kind
        and reviewed.provider_id is not distinct from ${programs}.provider_id)`;
  return {
    rating: sql<number | null>`${of("avg(v.stars)")}`.mapWith(Number),
    reviewCount: sql<number>`${of("count(*)")}`.mapWith(Number),
  };
};

export const insertReview = (row: typeof programReviews.$inferInsert): Promise<string> =>
  insertedId(db().insert(programReviews).values(row).returning({ id: programReviews.id }));

export async function updateReview(id: string, values: PgUpdateSetSource<typeof programReviews>): Promise<void> {
  await db().update(programReviews).set(values).where(eq(programReviews.id, id));
}
