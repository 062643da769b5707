import { and, asc, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import { type Actor, isUat } from "~/modules/accounts/rules/actor";
import { db } from "~/platform/database/connection.server";
import { notFound } from "~/platform/refusal";
import { questions } from "../tables/questions.server";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import { reviews } from "../tables/reviews.server";

/** Named with its table: inside a subquery a bare column would be the inner table's. */
const outer = sql`${requests}.${sql.identifier("id")}`;
const outerDeadline = sql`${requests}.${sql.identifier("deadline_at")}`;

/** What the next step is decided by; the long texts of hundreds of requests stay where they are. */
const facts = (now: Date) => ({
  id: requests.id,
  title: requests.title,
  queuedAt: requests.queuedAt,
  sentAt: requests.sentAt,
  deadlineAt: requests.deadlineAt,
  questionsUntil: requests.questionsUntil,
  answersUntil: requests.answersUntil,
  sealed: requests.sealed,
  openedAt: requests.openedAt,
  decidedAt: requests.decidedAt,
  completedAt: requests.completedAt,
  cancelledAt: requests.cancelledAt,
  updatedAt: requests.updatedAt,
  acceptedPartnerId: sql<
    string | null
  >`(select r.partner_id from ${responses} r where r.request_id = ${outer} and r.status = 'accepted')`,
  /** `counts` of rules/response, in SQL. */
  offers: sql<number>`(select count(*)::int from ${responses} r where r.request_id = ${outer} and r.withdrawn_at is null and (r.unconfirmed_since is null or ${outerDeadline} > ${now}))`,
  waitingQuestions: sql<number>`(select count(*)::int from ${questions} q where q.request_id = ${outer} and q.answered_at is null)`,
});

/**
 * Everything of this authority that may still wait for a step of its own, what closes first at the top; of what only waits
 * for a review, which may be hundreds, the first.
 */
export async function unfinishedRequestsOf(actor: Actor, now: Date) {
  if (!isUat(actor)) throw notFound();
  const own = (which: SQL | undefined) =>
    db()
      .select(facts(now))
      .from(requests)
      .where(and(eq(requests.ownerId, actor.organisation.id), which))
      .orderBy(asc(requests.deadlineAt), asc(requests.id));
  return [...(await own(unfinished)), ...(await own(unreviewed).limit(1))];
}

const unfinished: SQL = inArray(requests.status, ["draft", "sent", "in_progress"]);

const unreviewed: SQL | undefined = and(
  eq(requests.status, "completed"),
  not(sql`exists (select from ${reviews} v where v.request_id = ${outer})`),
);
