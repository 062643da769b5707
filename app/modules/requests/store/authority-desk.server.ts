import { and, asc, eq, getTableColumns, inArray, not, or, type SQL, sql } from "drizzle-orm";
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

/** Everything of this authority that may still wait for a step of its own, what closes first at the top. */
export async function unfinishedRequestsOf(actor: Actor, now: Date) {
  if (!isUat(actor)) throw notFound();
  return db()
    .select({
      ...getTableColumns(requests),
      acceptedPartnerId: sql<
        string | null
      >`(select r.partner_id from ${responses} r where r.request_id = ${outer} and r.status = 'accepted')`,
      /** `counts` of rules/response, in SQL. */
      offers: sql<number>`(select count(*)::int from ${responses} r where r.request_id = ${outer} and r.withdrawn_at is null and (r.unconfirmed_since is null or ${outerDeadline} > ${now}))`,
      waitingQuestions: sql<number>`(select count(*)::int from ${questions} q where q.request_id = ${outer} and q.answered_at is null)`,
    })
    .from(requests)
    .where(and(eq(requests.ownerId, actor.organisation.id), or(unfinished, unreviewed)))
    .orderBy(asc(requests.deadlineAt), asc(requests.id));
}

const unfinished: SQL = inArray(requests.status, ["draft", "sent", "in_progress"]);

const unreviewed: SQL | undefined = and(
  eq(requests.status, "completed"),
  not(sql`exists (select from ${reviews} v where v.request_id = ${outer})`),
);
