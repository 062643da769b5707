import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { users } from "~/modules/accounts/tables.server";
import { conversations } from "~/modules/conversations/tables.server";
import { partnerRatings } from "~/modules/partners/tables.server";
import { db } from "~/platform/database/connection.server";
import { inAlphabet } from "~/platform/database/words.server";
import { counts, missedConfirmation } from "../rules/response";
import { responsePolicy } from "../rules/response-policy";
import { requestChanges, requestFiles } from "../tables/changes.server";
import { questions } from "../tables/questions.server";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import type { RequestRecord } from "./record.server";
import { contentsOf, type ResponseRecord, responsesTo } from "./responses.server";

export type RequestChange = Awaited<ReturnType<typeof changesOf>>[number];

/** The changes after sending, oldest first, with their author and the names of added and removed files. */
export async function changesOf(requestId: string) {
  const changes = await db()
    .select({ change: requestChanges, madeByName: users.name })
    .from(requestChanges)
    .innerJoin(users, eq(users.id, requestChanges.madeBy))
    .where(eq(requestChanges.requestId, requestId))
    .orderBy(asc(requestChanges.madeAt), asc(requestChanges.id));
  const files = await db()
    .select({ name: requestFiles.name, addedIn: requestFiles.addedInId, removedIn: requestFiles.removedInId })
    .from(requestFiles)
    .where(eq(requestFiles.requestId, requestId))
    .orderBy(inAlphabet(requestFiles.name), asc(requestFiles.id));
  return changes.map(({ change, madeByName }) => ({
    ...change,
    madeByName,
    filesAdded: files.filter(({ addedIn }) => addedIn === change.id).map(({ name }) => name),
    filesRemoved: files.filter(({ removedIn }) => removedIn === change.id).map(({ name }) => name),
  }));
}

export type QuestionRow = Awaited<ReturnType<typeof questionsFor>>[number];

/** All questions for the owner and ADMIN; for a firm the answered ones and its own. Who asked is selected only as `isOwn`. */
export async function questionsFor(actor: Actor, request: RequestRecord) {
  const own = isFirma(actor) ? eq(questions.askedBy, actor.organisation.id) : sql`false`;
  const readable: SQL | undefined = isFirma(actor) ? or(isNotNull(questions.answeredAt), own) : undefined;
  return db()
    .select({
      id: questions.id,
      text: questions.text,
      askedAt: questions.askedAt,
      answer: questions.answer,
      answeredAt: questions.answeredAt,
      isOwn: sql<boolean>`(${own})`,
    })
    .from(questions)
    .where(and(eq(questions.requestId, request.id), readable))
    .orderBy(asc(questions.askedAt), asc(questions.id));
}

/** `sealed`: not opened yet. `out`: withdrawn, or not confirmed by the deadline. */
export type ResponseVisibility = "readable" | "sealed" | "out";

export type ReceivedResponse = Awaited<ReturnType<typeof responsesFor>>[number];

/**
 * The responses to a request as its owner or ADMIN may read them at this moment, in the order of submitting. Of sealed
 * ones only their existence is shown until `openResponses` records that they were opened.
 */
export async function responsesFor(actor: Actor, request: RequestRecord, now: Date) {
  const found = await responsesTo(request);
  const states = new Map(found.map((response) => [response.id, stateFor(actor, response, now)]));
  const contents = await contentsOf([...states].flatMap(([id, state]) => (state === "readable" ? [id] : [])));
  const ratings = await ratingsOf(request.id);
  return found.map((response) => {
    const state = states.get(response.id) ?? "sealed";
    const { id, status, submittedAt, withdrawnAt } = response;
    return {
      ...{ id, status, submittedAt, withdrawnAt, state },
      /** The firm's reason for withdrawing. */
      withdrawText: state === "sealed" ? null : response.withdrawText,
      counts: counts(response, request, now),
      /** Not confirmed by the deadline. */
      missed: missedConfirmation(response, request, now),
      canAccept: state === "readable" && responsePolicy.may("accept", actor, response, now),
      /** Null for a sealed response. */
      partner: state === "sealed" ? null : partnerOf(response, ratings),
      contents: contents.get(id) ?? null,
    };
  });
}

/** Number of responses that are not withdrawn, and of those that count. Discloses nothing sealed. */
export async function responseFigures(request: RequestRecord, now: Date): Promise<{ total: number; counting: number }> {
  const found = await responsesTo(request);
  const standing = found.filter((response) => response.withdrawnAt === null);
  return { total: standing.length, counting: standing.filter((one) => counts(one, request, now)).length };
}

/** Counts in the section tabs of a request's page. Discloses nothing sealed. */
export async function sectionCounts({ id, ownerId }: RequestRecord) {
  const about = and(eq(conversations.aboutRequestId, id), eq(conversations.uatOrganisationId, ownerId));
  const [found] = await db()
    .select({
      oferte: db().$count(responses, and(eq(responses.requestId, id), isNull(responses.withdrawnAt))),
      intrebari: db().$count(questions, eq(questions.requestId, id)),
      discutii: db().$count(conversations, about),
    })
    .from(requests)
    .where(eq(requests.id, id));
  return found;
}

export function stateFor(actor: Actor, response: ResponseRecord, now: Date): ResponseVisibility {
  const { request } = response;
  if (request.sealed && request.openedAt === null) return "sealed";
  return responsePolicy.may("readContents", actor, response, now) ? "readable" : "out";
}

type Ratings = Awaited<ReturnType<typeof ratingsOf>>;

function partnerOf({ partnerId: id, partnerName: name, ...partner }: ResponseRecord, ratings: Ratings) {
  const { rating, reviewCount } = ratings.get(id) ?? { rating: null, reviewCount: 0 };
  return { id, name, verified: partner.partnerVerified, suspended: partner.partnerSuspended, rating, reviewCount };
}

async function ratingsOf(requestId: string) {
  const { partnerId: id, rating, reviewCount } = partnerRatings;
  const rows = await db()
    .select({ id, rating, reviewCount })
    .from(partnerRatings)
    .where(sql`${id} in (select r.partner_id from responses r where r.request_id = ${requestId})`);
  return new Map(rows.map((row) => [row.id, row]));
}
