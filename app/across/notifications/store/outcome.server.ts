import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { organisations, users } from "~/modules/accounts/tables.server";
import { articleSubmissions, articles } from "~/modules/articles/tables/articles.server";
import { communities, communityClaims } from "~/modules/communities/tables.server";
import { conversationReads, messages } from "~/modules/conversations/tables.server";
import { requestChanges } from "~/modules/requests/tables/changes.server";
import { questions } from "~/modules/requests/tables/questions.server";
import { requests } from "~/modules/requests/tables/requests.server";
import { responses } from "~/modules/requests/tables/responses.server";
import { reviews } from "~/modules/requests/tables/reviews.server";
import { journal } from "~/platform/journal/tables.server";
import type { Happening } from "~/platform/journal/visibility";
import type { Outcome } from "../outcomes";
import { NOTIFICATION_TYPE_CODES, type NotificationType } from "../rules";
import { notifications } from "../tables.server";

type Moment = Date | Placeholder<string, Date>;

/** Qualified with its table: in a subquery an unqualified column would be the inner table's. */
const own = (column: string): SQL => sql`${notifications}.${sql.identifier(column)}`;
const subject = own("subject_id");
const organisation = own("organisation_id");
const entry = (column: "what" | "at"): SQL =>
  sql`(select j.${sql.identifier(column)} from ${journal} j where j.id = ${own("event_id")})`;

const is = (outcome: Outcome): SQL => sql.raw(`'${outcome}'`);
const about = (what: Happening): SQL => sql`${entry("what")} = ${sql.raw(`'${what}'`)}`;

/** `r` is the request; `chosen`: the outcome once an offer is accepted. */
const ended = (chosen: Outcome): SQL =>
  sql`case r.status when 'in_progress' then ${is(chosen)} when 'completed' then ${is(chosen)} when 'cancelled' then ${is("request_cancelled")} end`;

const responseWith = (outcome: SQL): SQL =>
  sql`select ${outcome} from ${responses} a join ${requests} r on r.id = a.request_id where a.id = ${subject}`;

/** The request, or the one of the question, with the reader's own offer (`a`). */
const opportunityWith = (outcome: SQL): SQL =>
  sql`select ${outcome} from ${requests} r left join ${responses} a on a.request_id = r.id and a.partner_id = ${organisation}
    where r.id = coalesce((select q.request_id from ${questions} q where q.id = ${subject}), ${subject})`;
const opportunityMoved = opportunityWith(
  sql`coalesce(case a.status when 'withdrawn' then ${is("own_withdrawn")} end, ${ended("request_decided")})`,
);

/** Hidden by an ADMIN, or shown again, since somebody was told the opposite. */
const reviewMoved = sql`select case when v.hidden_at is null and ${about("review.hidden")} then ${is("review_shown")}
  when v.hidden_at is not null and ${about("review.shown")} then ${is("review_hidden")} end from ${reviews} v where v.id = ${subject}`;

const articleWith = (outcome: SQL): SQL =>
  sql`case when exists (select from ${articles} x where x.id = ${subject}) then (${outcome}) else ${is("article_gone")} end`;

/** Why an article that was published is not: by its author, or by an ADMIN. */
const offBlog = sql`(select case j.what when 'article.withdrawn' then ${is("article_withdrawn")} else ${is("article_unpublished")} end
  from ${journal} j where j.subject_id = x.id and j.what in ('article.withdrawn', 'article.unpublished') order by j.at desc limit 1)`;

const stillAsks = (place: SQL): SQL =>
  sql`exists (select from ${users} u where u.id = ${subject} and u.membership = 'applicant' and ${place})`;

/**
 * For each type, the fact that settles a notification: a query of its `Outcome`, null while it stands. A type without one is
 * news, which only reading settles.
 */
const outcomes = (now: Moment): Readonly<Record<NotificationType, SQL | null>> => ({
  response_received: responseWith(
    sql`coalesce(case a.status when 'withdrawn' then ${is("offer_withdrawn")} when 'accepted' then ${is("offer_accepted")} end, ${ended("offer_chosen")})`,
  ),
  response_moved: responseWith(ended("offer_chosen")),
  question_asked: sql`select case when q.answered_at is not null then ${is("question_answered")} else coalesce(${ended("offer_chosen")},
    case when r.answers_until <= ${now} then ${is("answers_closed")} end) end
    from ${questions} q join ${requests} r on r.id = q.request_id where q.id = ${subject}`,
  request_deadline: sql`select coalesce(${ended("offer_chosen")}, case when r.deadline_at > ${now} then ${is("deadline_extended")}
    when exists (select from ${requestChanges} c where c.request_id = r.id and c.kind = 'still_evaluating' and c.made_at >= ${own("created_at")})
    then ${is("still_evaluating")} end) from ${requests} r where r.id = ${subject}`,
  request_left: null,
  partner_left: responseWith(
    sql`case when r.status = 'cancelled' then ${is("request_cancelled")} when r.status = 'completed' then ${is("request_completed")}
      when exists (select from ${responses} b where b.request_id = r.id and b.status = 'accepted') then ${is("other_chosen")} end`,
  ),
  review_replied: reviewMoved,
  opportunity: opportunityWith(
    sql`case when a.id is not null and a.withdrawn_at is null then ${is("offer_sent")} else coalesce(${ended("request_decided")},
      case when r.deadline_at <= ${now} then ${is("deadline_passed")} end) end`,
  ),
  opportunity_changed: opportunityMoved,
  question_answered: opportunityMoved,
  response_to_confirm: responseWith(
    sql`case a.status when 'submitted' then ${is("own_confirmed")} when 'withdrawn' then ${is("own_withdrawn")}
      when 'accepted' then ${is("own_accepted")} when 'declined' then ${is("own_declined")} else ${ended("request_decided")} end`,
  ),
  response_outcome: null,
  collaboration: null,
  review_written: sql`coalesce((${reviewMoved}), (select case when v.hidden_at is not null then ${is("review_hidden")}
    when v.replied_at is not null then ${is("review_replied")} end
    from ${reviews} v where v.id = ${subject} and ${about("review.written")}))`,
  message: sql`select ${is("message_read")} from ${messages} m
    join ${conversationReads} c on c.conversation_id = m.conversation_id and c.user_id = ${own("user_id")}
    where m.id = ${subject} and c.last_read_at >= m.created_at`,
  article_approved: articleWith(
    sql`select case when x.deleted_at is not null then ${is("article_binned")} when x.published_submission_id is null then ${offBlog}
      when o.verification <> 'verified' then ${is("article_unlisted")} end
      from ${articles} x join ${organisations} o on o.id = x.organisation_id where x.id = ${subject}`,
  ),
  article_rejected: articleWith(
    sql`select case when x.submitted_at is not null then ${is("article_sent_again")} when x.rejected_at is null then ${is("article_changed")} end
      from ${articles} x where x.id = ${subject}`,
  ),
  organisation: sql`select case when ${about("organisation.rejected")} and o.verification <> 'rejected' then ${is("verification_asked")}
    when ${about("organisation.suspended")} and o.verification <> 'suspended' then ${is("suspension_lifted")} end
    from ${organisations} o where o.id = ${subject}`,
  colleague: sql`select ${is("join_answered")} where ${about("membership.requested")} and not ${stillAsks(sql`u.organisation_id = ${organisation}`)}`,
  community: sql`select ${is("community_restored")} from ${communities} c where c.id = ${subject} and c.deleted_at is null and ${about("community.deleted")}`,
  organisation_waiting: sql`select case when ${about("membership.requested")} then case when not ${stillAsks(sql`true`)} then ${is("join_answered")} end
    else (select ${is("organisation_decided")} from ${organisations} o where o.verification <> 'pending'
      and o.id = coalesce((select u.organisation_id from ${users} u where u.id = ${subject}), ${subject})) end`,
  article_waiting: articleWith(
    sql`select case s.status when 'approved' then ${is("text_approved")} when 'rejected' then ${is("text_rejected")} else
      case when x.deleted_at is not null then ${is("article_binned")} when s.status = 'recalled' then ${is("text_recalled")} end end
      from ${articleSubmissions} s join ${articles} x on x.id = s.article_id where s.article_id = ${subject} and s.submitted_at = ${entry("at")}`,
  ),
  claim_waiting: sql`select ${is("claim_decided")} from ${communityClaims} c where c.id = ${subject} and c.outcome is not null`,
});

/** What the notification of a row led to; null while it stands. */
export function outcomeAt(now: Moment): SQL<Outcome | null> {
  const facts = outcomes(now);
  const cases = NOTIFICATION_TYPE_CODES.flatMap((type) => {
    const outcome = facts[type];
    return outcome === null ? [] : [sql`when ${sql.raw(`'${type}'`)} then (${outcome})`];
  });
  return sql<Outcome | null>`(case ${own("type")} ${sql.join(cases, sql` `)} end)`;
}
