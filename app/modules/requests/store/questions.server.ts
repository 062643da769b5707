import { and, eq, isNull } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { foundRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { questions } from "../tables/questions.server";

/** Throws 404 when it is missing. `askedBy` is not selected: the owner must not learn it. */
export const questionById = (id: string) =>
  foundRow(
    db()
      .select(pick(questions, "id", "requestId", "text", "askedAt", "answer", "answeredAt"))
      .from(questions)
      .where(eq(questions.id, id)),
  );

export const insertQuestion = (row: typeof questions.$inferInsert): Promise<string> =>
  insertedId(db().insert(questions).values(row).returning({ id: questions.id }));

export async function saveAnswer(id: string, answer: { answer: string; answeredAt: Date; answeredBy: string }) {
  return db()
    .update(questions)
    .set(answer)
    .where(and(eq(questions.id, id), isNull(questions.answeredAt)))
    .returning({ id: questions.id });
}
