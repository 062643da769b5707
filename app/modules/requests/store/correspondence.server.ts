import { and, asc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { users } from "~/modules/accounts/tables.server";
import { conversations } from "~/modules/conversations/tables.server";
import { partnerRatings } from "~/modules/partners/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { foundRow } from "~/platform/database/rows.server";
import { inAlphabet } from "~/platform/database/words.server";
import { pick } from "~/platform/pick";
import { orNotFound } from "~/platform/refusal";
import type { Choice } from "../rules/choice-reason";
import type { OfferCount } from "../rules/offer-count";
import { isSealed } from "../rules/request";
import { missedConfirmation } from "../rules/response";
import { responsePolicy } from "../rules/response-policy";
import { requestChanges, requestFiles } from "../tables/changes.server";
import { questions } from "../tables/questions.server";
import { requests } from "../tables/requests.server";
import { medianAnswers } from "./matching.server";
import { offerColumns } from "./opportunity-status.server";
import type { RequestRecord } from "./record.server";
import { rowExtras } from "./requests.server";
import { contentsOf, firmOf, type ResponseRecord, responsesTo } from "./responses.server";

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
      ...pick(questions, "id", "text", "askedAt", "answer", "answeredAt"),
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
  const named = found.filter(({ id }) => states.get(id) !== "sealed");
  const partners = new Map((await partnersOf(named)).map((partner) => [partner.id, partner]));
  return found.map((response) => {
    const state = states.get(response.id) ?? "sealed";
    const { id, status, submittedAt, withdrawnAt, unconfirmedSince } = response;
    return {
      id,
      status,
      submittedAt,
      withdrawnAt,
      unconfirmedSince,
      state,
      /** The firm's reason for withdrawing. */
      withdrawText: state === "sealed" ? null : response.withdrawText,
      /** Not confirmed by the deadline. */
      missed: missedConfirmation(response, request, now),
      /** How the authority may choose it now; null when it may not. */
      choice: state === "readable" ? choiceOf(actor, response, now) : null,
      /** Null for a sealed response. */
      partner: partners.get(response.partnerId) ?? null,
      contents: contents.get(id) ?? null,
    };
  });
}

/** Those of them that may be accepted, with their prices. */
export const choicesIn = (responses: readonly ReceivedResponse[]): Choice[] =>
  responses.flatMap(({ id, choice, partner, contents }) =>
    choice === "accept" && partner !== null && contents !== null
      ? [{ id, partner: partner.name, priceMax: contents.priceMax, currency: contents.currency }]
      : [],
  );

/** The offers of a request, counted; discloses nothing sealed. */
export const offerCountOf = ({ id }: RequestRecord): Promise<OfferCount> =>
  foundRow(db().select(offerColumns).from(requests).where(eq(requests.id, id)));

/** Counts for the tabs and the next step of a request's page. Discloses nothing sealed. */
export function sectionCounts({ id, ownerId }: RequestRecord) {
  const about = and(eq(conversations.aboutRequestId, id), eq(conversations.uatOrganisationId, ownerId));
  return foundRow(
    db()
      .select({
        ...rowExtras,
        intrebari: db().$count(questions, eq(questions.requestId, id)),
        discutii: db().$count(conversations, about),
      })
      .from(requests)
      .where(eq(requests.id, id)),
  );
}

export function stateFor(actor: Actor, response: ResponseRecord, now: Date): ResponseVisibility {
  const { request } = response;
  if (isSealed(request)) return "sealed";
  return responsePolicy.may("readContents", actor, response, now) ? "readable" : "out";
}

function choiceOf(actor: Actor, response: ResponseRecord, now: Date): "accept" | "replace" | null {
  const may = (action: "accept" | "replace") => responsePolicy.may(action, actor, response, now);
  return may("accept") ? "accept" : may("replace") ? "replace" : null;
}

type Firm = Awaited<ReturnType<typeof firmOf>>;

/** What stands of each firm beside its offer. */
async function partnersOf(firms: readonly Firm[]) {
  if (firms.length === 0) return [];
  const ids = firms.map(({ partnerId }) => partnerId);
  const ratings = await ratingsOf(ids);
  const answers = await medianAnswers(ids);
  return firms.map(({ partnerId: id, partnerName: name, partnerVerified: verified, ...firm }) => {
    const { rating, reviewCount } = ratings.get(id) ?? { rating: null, reviewCount: 0 };
    const verifiedAt = verified ? firm.partnerVerifiedAt : null;
    const suspended = firm.partnerSuspended;
    return { id, name, verified, verifiedAt, suspended, rating, reviewCount, answerMinutes: answers.get(id) ?? null };
  });
}

export type OfferingPartner = Awaited<ReturnType<typeof partnersOf>>[number];

/** The same of a firm before it has sent an offer. */
export async function partnerOffering(partnerId: string): Promise<OfferingPartner> {
  const [partner] = await partnersOf([await firmOf(partnerId)]);
  return orNotFound(partner);
}

async function ratingsOf(partnerIds: readonly string[]) {
  const { partnerId: id, rating, reviewCount } = partnerRatings;
  const rows = await db().select({ id, rating, reviewCount }).from(partnerRatings).where(among(id, partnerIds));
  return new Map(rows.map((row) => [row.id, row]));
}
