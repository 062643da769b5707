import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, foundRow, insertedId } from "~/platform/database/rows.server";
import { withoutPersonalData } from "~/platform/language/mask";
import { pick } from "~/platform/pick";
import type { Answer, Stoppable } from "../rules/answers";
import { CHATS_PER_PAGE } from "../rules/chat-query";
import type { Department } from "../rules/departments";
import { assistantChats, assistantQuestions, assistantQuotes, assistantStops } from "../tables.server";

const own = (userId: string, id: string) => and(eq(assistantChats.id, id), eq(assistantChats.userId, userId));

/** One page of a person's chats, the last used first, with the number of them all. */
export async function chatsOf(userId: string, page: number) {
  const isTheirs = eq(assistantChats.userId, userId);
  const [rows, number] = await Promise.all([
    db()
      .select(pick(assistantChats, "id", "department", "title", "lastAskedAt"))
      .from(assistantChats)
      .where(isTheirs)
      .orderBy(desc(assistantChats.lastAskedAt), desc(assistantChats.id))
      .limit(CHATS_PER_PAGE)
      .offset((page - 1) * CHATS_PER_PAGE),
    db().$count(assistantChats, isTheirs),
  ]);
  return { rows, number };
}

/** Null when it is not the person's. */
export const chatOf = (userId: string, id: string) =>
  firstRow(db().select().from(assistantChats).where(own(userId, id)));

/** The questions of a chat with what their answers quote, the oldest first. */
export async function exchangesOf(chatId: string) {
  const questions = await db()
    .select()
    .from(assistantQuestions)
    .where(eq(assistantQuestions.chatId, chatId))
    .orderBy(asc(assistantQuestions.askedAt), asc(assistantQuestions.id));
  const quotes = await db()
    .select({ quote: assistantQuotes })
    .from(assistantQuotes)
    .innerJoin(assistantQuestions, eq(assistantQuestions.id, assistantQuotes.questionId))
    .where(eq(assistantQuestions.chatId, chatId))
    .orderBy(asc(assistantQuotes.rank));
  return questions.map((question) => ({
    ...question,
    quotes: quotes.filter(({ quote }) => quote.questionId === question.id).map(({ quote }) => quote),
  }));
}

export const insertChat = (row: { userId: string; department: Department; title: string; at: Date }) =>
  insertedId(
    db()
      .insert(assistantChats)
      .values({ ...pick(row, "userId", "department", "title"), createdAt: row.at, lastAskedAt: row.at })
      .returning({ id: assistantChats.id }),
  );

type Asked = { chatId: string; text: string; answer: Answer; at: Date };

/** The question with its answer; returns the question's id. */
export async function insertExchange({ chatId, text, answer, at }: Asked): Promise<string> {
  const { status, lead, quotes } = answer;
  const questionId = await insertedId(
    db()
      .insert(assistantQuestions)
      .values({ chatId, text, masked: withoutPersonalData(text), status, lead, askedAt: at })
      .returning({ id: assistantQuestions.id }),
  );
  if (quotes.length > 0)
    await db()
      .insert(assistantQuotes)
      .values(quotes.map((quote, rank) => ({ ...quote, questionId, rank })));
  await db().update(assistantChats).set({ lastAskedAt: at }).where(eq(assistantChats.id, chatId));
  return questionId;
}

/** Throws 404 when it is not the person's. */
export async function renameChat(userId: string, id: string, title: string): Promise<void> {
  await foundRow(db().update(assistantChats).set({ title }).where(own(userId, id)).returning());
}

export async function deleteChat(userId: string, id: string): Promise<void> {
  await db().delete(assistantChats).where(own(userId, id));
}

const week = sql<string>`to_char(date_trunc('week', ${assistantQuestions.askedAt} at time zone 'Europe/Bucharest'), 'YYYY-MM-DD')`;

/** The last questions of a chat, or the last before that one of it, the newest first. */
export async function lastQuestions(chatId: string, limit: number, beforeId?: string): Promise<string[]> {
  const rows = await db()
    .select({ text: assistantQuestions.text })
    .from(assistantQuestions)
    .where(
      and(
        eq(assistantQuestions.chatId, chatId),
        beforeId === undefined ? undefined : lt(assistantQuestions.id, beforeId),
        inArray(assistantQuestions.status, ["quoted", "history", "near", "unknown"]),
      ),
    )
    .orderBy(desc(assistantQuestions.askedAt), desc(assistantQuestions.id))
    .limit(limit);
  return rows.map(({ text }) => text);
}

/** Whether an answer of a person's chat helped; false when it is not theirs. */
export async function updateHelped(chatId: string, questionId: string, helped: boolean): Promise<boolean> {
  const rows = await db()
    .update(assistantQuestions)
    .set({ helped })
    .where(and(eq(assistantQuestions.id, questionId), eq(assistantQuestions.chatId, chatId)))
    .returning({ id: assistantQuestions.id });
  return rows.length > 0;
}

const isUnanswered = sql`(${assistantQuestions.status} in ('unknown', 'near') or not ${assistantQuestions.helped})
  and ${assistantQuestions.masked} <> ''`;

/** Questions that nothing answered or whose answer was of no help, by week, the last week first; who asked is not said. */
export const unansweredSince = async (since: Date) =>
  db()
    .select({
      week,
      text: assistantQuestions.masked,
      department: assistantChats.department,
      unhelped: sql<boolean>`bool_or(not coalesce(${assistantQuestions.helped}, true))`,
      times: sql<number>`count(*)::int`.as("times"),
      /** The last time that it was asked. */
      lastId: sql<string>`max(${assistantQuestions.id}::text)`,
    })
    .from(assistantQuestions)
    .innerJoin(assistantChats, eq(assistantChats.id, assistantQuestions.chatId))
    .where(and(isUnanswered, gte(assistantQuestions.askedAt, since)))
    .groupBy(sql`1`, assistantQuestions.masked, assistantChats.department)
    .orderBy(desc(sql`1`), desc(sql`times`), asc(assistantQuestions.masked));

/** The documents and acts that an answer names, by its question, the nearest first. */
export async function sourcesNamedIn(questionIds: readonly string[]) {
  if (questionIds.length === 0) return [];
  return db()
    .select({
      ...pick(assistantQuotes, "questionId", "kind", "subjectId"),
      title: sql<string>`min(${assistantQuotes.title})`,
    })
    .from(assistantQuotes)
    .where(and(among(assistantQuotes.questionId, questionIds), inArray(assistantQuotes.kind, ["resource", "act"])))
    .groupBy(assistantQuotes.questionId, assistantQuotes.kind, assistantQuotes.subjectId)
    .orderBy(sql`min(${assistantQuotes.rank})`);
}

const openStop = (what: Stoppable) => and(isNull(assistantStops.startedAt), eq(assistantStops.what, what));

/** Since when it is stopped; null while it answers. */
export async function stoppedSince(what: Stoppable = "assistant"): Promise<Date | null> {
  const stop = await firstRow(db().select({ at: assistantStops.stoppedAt }).from(assistantStops).where(openStop(what)));
  return stop?.at ?? null;
}

/** Whether either of them is stopped: no model is asked then. */
export async function isModelStopped(): Promise<boolean> {
  return (await firstRow(db().select().from(assistantStops).where(isNull(assistantStops.startedAt)).limit(1))) !== null;
}

/** Nothing changes when it is stopped already. */
export async function insertStop(what: Stoppable, stoppedBy: string, stoppedAt: Date): Promise<void> {
  await db().insert(assistantStops).values({ what, stoppedBy, stoppedAt }).onConflictDoNothing();
}

export async function endStop(what: Stoppable, startedBy: string, startedAt: Date): Promise<void> {
  await db().update(assistantStops).set({ startedBy, startedAt }).where(openStop(what));
}
