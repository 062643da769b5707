import { asc, eq, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { foundRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { preparedAnswers } from "../tables.server";

const columns = pick(
  preparedAnswers,
  ...(["id", "question", "answer", "isPublic", "position", "helped", "notHelped"] as const),
);

const answers = () => db().select(columns).from(preparedAnswers);

/** All of them, in the order of the support page. */
export const preparedList = () => answers().orderBy(asc(preparedAnswers.position), asc(preparedAnswers.id));
export type PreparedAnswer = Awaited<ReturnType<typeof preparedList>>[number];

/** Throws 404 when there is none. */
export const preparedById = (id: string) => foundRow(answers().where(eq(preparedAnswers.id, id)));

/** The same, locked until the transaction ends. */
export const lockedPrepared = (id: string) => foundRow(answers().where(eq(preparedAnswers.id, id)).for("update"));

type NewAnswer = typeof preparedAnswers.$inferInsert;

export const insertPrepared = (values: NewAnswer): Promise<string> =>
  insertedId(db().insert(preparedAnswers).values(values).returning({ id: preparedAnswers.id }));

export async function updatePrepared(id: string, values: Partial<NewAnswer>): Promise<void> {
  await db().update(preparedAnswers).set(values).where(eq(preparedAnswers.id, id));
}

export async function deletePrepared(id: string): Promise<void> {
  await db().delete(preparedAnswers).where(eq(preparedAnswers.id, id));
}

/** Adds one reader's opinion. */
export async function countOpinion(id: string, helps: boolean): Promise<void> {
  const { helped, notHelped } = preparedAnswers;
  const more = helps ? { helped: sql`${helped} + 1` } : { notHelped: sql`${notHelped} + 1` };
  await db().update(preparedAnswers).set(more).where(eq(preparedAnswers.id, id));
}
