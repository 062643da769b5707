import { and, asc, count, eq, isNotNull, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { isSuspended, type Member } from "~/modules/accounts/rules/actor";
import { organisations } from "~/modules/accounts/tables.server";
import { threadPath } from "~/modules/conversations/rules";
import { conversations, messages } from "~/modules/conversations/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { type OpportunityFacts, offerStepOf } from "../rules/opportunity-step";
import { messageAbout } from "../rules/paths";
import type { OfferStep } from "../rules/step-codes";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import { reviews } from "../tables/reviews.server";
import { openAt } from "./opportunity-status.server";

type Asked = { partnerId: string; now: Date };

/** A partner's dashboard counts, as a subquery. Only accepted responses are joined, as there may be hundreds of others. */
export function figuresOf(partnerId: string | Placeholder) {
  const collaborations = db()
    .select({ number: count() })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .where(
      sql`${responses.partnerId} = ${partnerId} and ${responses.status} = 'accepted' and ${requests.status} = 'in_progress'`,
    );
  return db()
    .select({
      submitted: sql<number>`count(*)`.mapWith(Number).as("submitted"),
      collaborations: sql<number>`(${collaborations})`.mapWith(Number).as("collaborations"),
    })
    .from(responses)
    .where(sql`${responses.partnerId} = ${partnerId} and ${responses.status} <> 'withdrawn'`);
}

/**
 * The conversation of this firm with the authority about the request of the row, and whether the firm has written since its
 * offer was accepted. Written out, as Drizzle omits the table of a column in queries without joins.
 */
const talkedOf = (at: { partnerId: string | Placeholder }) =>
  db()
    .select({
      id: conversations.id,
      hasWritten:
        sql<boolean>`exists (select from ${messages} m where m.conversation_id = conversations.id and m.organisation_id = ${at.partnerId} and m.created_at >= responses.accepted_at)`
          .mapWith(Boolean)
          .as("has_written"),
    })
    .from(conversations)
    .where(and(eq(conversations.aboutRequestId, requests.id), eq(conversations.firmaOrganisationId, at.partnerId)))
    .as("talked");

/** The same about one request; null without a conversation. */
export async function talkAbout(requestId: string, partnerId: string) {
  const talked = talkedOf({ partnerId });
  return firstRow(
    db()
      .select({ id: talked.id, hasWritten: talked.hasWritten })
      .from(requests)
      .leftJoin(responses, and(eq(responses.requestId, requests.id), eq(responses.partnerId, partnerId)))
      .innerJoinLateral(talked, sql`true`)
      .where(eq(requests.id, requestId)),
  );
}

/** What may still need something of the firm: offers while they can be changed, collaborations, reviews without a reply. */
const unfinished = ({ now }: Places<Asked>) =>
  or(
    sql`${responses.status} in ('submitted', 'to_confirm', 'withdrawn') and ${openAt(now)}`,
    sql`${responses.status} = 'accepted' and ${requests.status} = 'in_progress'`,
    sql`${responses.status} = 'accepted' and ${reviews.repliedAt} is null and ${reviews.hiddenAt} is null and ${reviews.id} is not null`,
  );

const waiting = prepared((at: Places<Asked>) => {
  const talked = talkedOf(at);
  return db()
    .select({
      request: {
        ...pick(
          requests,
          "id",
          "title",
          "ownerId",
          "onlyPartnerId",
          "queuedAt",
          "sentAt",
          "deadlineAt",
          "questionsUntil",
          "answersUntil",
          "sealed",
          "openedAt",
          "decidedAt",
          "completedAt",
          "cancelledAt",
          "hiddenAt",
        ),
        ownerSuspended: isNotNull(organisations.suspendedAt).mapWith(Boolean),
        acceptedPartnerId: sql<
          string | null
        >`case when ${responses.status} = 'accepted' then ${responses.partnerId} end`,
      },
      own: {
        ...pick(responses, "partnerId", "submittedAt", "unconfirmedSince", "acceptedAt", "declinedAt", "withdrawnAt"),
      },
      review: pick(reviews, "reviewedAt", "repliedAt", "hiddenAt"),
      conversation: talked.id,
      hasWritten: talked.hasWritten,
    })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .innerJoin(organisations, eq(organisations.id, requests.ownerId))
    .leftJoin(reviews, and(eq(reviews.requestId, requests.id), eq(reviews.partnerId, responses.partnerId)))
    .leftJoinLateral(talked, sql`true`)
    .where(and(eq(responses.partnerId, at.partnerId), unfinished(at)))
    .orderBy(asc(requests.deadlineAt), asc(requests.id));
});

/** The firm's opportunities whose next step is this one: those that a line of its dashboard counts. */
export async function atOfferStep(partner: Member, step: OfferStep, now: Date): Promise<SQL> {
  const found = (await unfinishedOpportunitiesOf(partner, now)).filter(
    (facts) => offerStepOf(partner, facts, now) === step,
  );
  return among(
    requests.id,
    found.map(({ request }) => request.id),
  );
}

/** The opportunities to which the firm has sent an offer and where it may have something to do, by deadline. */
export async function unfinishedOpportunitiesOf(partner: Member, now: Date): Promise<OpportunityFacts[]> {
  const partnerSuspended = isSuspended(partner);
  const rows = await waiting({ partnerId: partner.organisation.id, now });
  return rows.map(({ request, own, review, conversation, hasWritten }) => ({
    request,
    own: { ...own, partnerSuspended, request },
    review,
    hasWritten: hasWritten ?? false,
    talk: conversation === null ? messageAbout(request) : threadPath(partner, conversation),
  }));
}
