import { and, asc, desc, eq, gt, gte, isNull, sql } from "drizzle-orm";
import type { LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import type { Claim } from "../rules/claims";
import type { WritingFault, WritingOutcome } from "../rules/writing";
import {
  assistantChats,
  assistantClaims,
  assistantMeter,
  assistantQuestions,
  assistantQuotes,
  assistantWritings,
} from "../tables.server";

type NewWriting = { questionId: string; model: string; host: string; fault: WritingFault | null; at: Date };

/** With a fault it has ended before it began. */
export async function insertWriting({ at, ...writing }: NewWriting): Promise<void> {
  await db()
    .insert(assistantWritings)
    .values({ ...writing, endedAt: writing.fault && at });
}

const isOpen = and(isNull(assistantWritings.startedAt), isNull(assistantWritings.endedAt));

/** Takes the writing; null when it was taken or has ended: it is asked for once, whatever happens. */
export async function startWriting(questionId: string, startedAt: Date) {
  const [taken] = await db()
    .update(assistantWritings)
    .set({ startedAt })
    .where(and(eq(assistantWritings.questionId, questionId), isOpen))
    .returning({ id: assistantWritings.questionId });
  if (!taken) return null;
  const question = await firstRow(
    db()
      .select({ ...pick(assistantQuestions, "text", "askedAt", "chatId"), userId: assistantChats.userId })
      .from(assistantQuestions)
      .innerJoin(assistantChats, eq(assistantChats.id, assistantQuestions.chatId))
      .where(eq(assistantQuestions.id, questionId)),
  );
  if (question === null) return null;
  const quotes = await db()
    .select()
    .from(assistantQuotes)
    .where(eq(assistantQuotes.questionId, questionId))
    .orderBy(asc(assistantQuotes.rank));
  return { ...question, quotes };
}

export async function insertClaim(questionId: string, rank: number, { text, sources }: Claim): Promise<void> {
  await db().insert(assistantClaims).values({ questionId, rank, text, sources });
}

/** With a fault nothing of what was written is kept. */
export async function endWriting(questionId: string, fault: WritingFault | null, endedAt: Date): Promise<void> {
  if (fault !== null) await db().delete(assistantClaims).where(eq(assistantClaims.questionId, questionId));
  await db().update(assistantWritings).set({ fault, endedAt }).where(eq(assistantWritings.questionId, questionId));
}

const ofChat = (chatId: string) => eq(assistantQuestions.chatId, chatId);

/** What a model wrote in a chat, or why it did not, with the claims of each. */
export async function writingsOf(chatId: string) {
  const writings = await db()
    .select({ writing: assistantWritings })
    .from(assistantWritings)
    .innerJoin(assistantQuestions, eq(assistantQuestions.id, assistantWritings.questionId))
    .where(ofChat(chatId));
  if (writings.length === 0) return [];
  const claims = await db()
    .select({ claim: assistantClaims })
    .from(assistantClaims)
    .innerJoin(assistantQuestions, eq(assistantQuestions.id, assistantClaims.questionId))
    .where(ofChat(chatId))
    .orderBy(asc(assistantClaims.rank));
  return writings.map(({ writing }) => ({
    ...writing,
    claims: claims.filter(({ claim }) => claim.questionId === writing.questionId).map(({ claim }) => claim),
  }));
}

/** Whether a model writes an answer of this chat that was asked for since then. */
export async function isWriting(chatId: string, since: Date): Promise<boolean> {
  const open = await firstRow(
    db()
      .select({ id: assistantWritings.questionId })
      .from(assistantWritings)
      .innerJoin(assistantQuestions, eq(assistantQuestions.id, assistantWritings.questionId))
      .where(and(ofChat(chatId), isNull(assistantWritings.endedAt), gt(assistantQuestions.askedAt, since)))
      .limit(1),
  );
  return open !== null;
}

type Metered = { day: LocalDate; outcome: WritingOutcome; tokens: { in: number; out: number }; cost: number };

/** Adds one question. */
export async function meter({ day, outcome, tokens, cost }: Metered): Promise<void> {
  await db()
    .insert(assistantMeter)
    .values({ day, outcome, questions: 1, tokensIn: tokens.in, tokensOut: tokens.out, cost })
    .onConflictDoUpdate({
      target: [assistantMeter.day, assistantMeter.outcome],
      set: {
        questions: sql`assistant_meter.questions + 1`,
        tokensIn: sql`assistant_meter.tokens_in + excluded.tokens_in`,
        tokensOut: sql`assistant_meter.tokens_out + excluded.tokens_out`,
        cost: sql`assistant_meter.cost + excluded.cost`,
      },
    });
}

/** By day and outcome, the last day first. */
export const meteredSince = async (day: LocalDate) =>
  db()
    .select()
    .from(assistantMeter)
    .where(gte(assistantMeter.day, day))
    .orderBy(desc(assistantMeter.day), asc(assistantMeter.outcome));

/** In millionths of a ban. */
export async function costSince(day: LocalDate): Promise<number> {
  const sum = sql<string>`coalesce(sum(${assistantMeter.cost}), 0)`;
  const row = await firstRow(db().select({ sum }).from(assistantMeter).where(gte(assistantMeter.day, day)));
  return Number(row?.sum ?? 0);
}
