import { eq } from "drizzle-orm";
import { questions } from "~/modules/requests/tables/questions.server";
import { db } from "~/platform/database/connection.server";

/** The firm that its answer is sent to. Only ever an address: it stands in no text, and goes to no page. */
export async function firmToAnswer(questionId: string): Promise<string | null> {
  const [found] = await db().select({ firm: questions.askedBy }).from(questions).where(eq(questions.id, questionId));
  return found?.firm ?? null;
}
