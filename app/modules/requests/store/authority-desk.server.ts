import { and, asc, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { isVerified, type Member } from "~/modules/accounts/rules/actor";
import { organisations } from "~/modules/accounts/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { pick } from "~/platform/pick";
import { stepOf } from "../rules/next-step";
import type { Step } from "../rules/step-codes";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import { reviews } from "../tables/reviews.server";
import { withRegistration } from "./record.server";
import { rowExtras, UNFILLED } from "./requests.server";

/** Qualified with its table: in a subquery an unqualified column would be the inner table's. */
const outer = sql`${requests}.${sql.identifier("id")}`;

/** Without the long texts, as hundreds of rows may be read. */
const stateColumns = {
  ...pick(
    requests,
    "id",
    "title",
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
    "updatedAt",
  ),
};

/** Columns from which the dashboard's task is chosen. */
const facts = {
  ...stateColumns,
  ...rowExtras,
  /** Of a draft; what was sent is sent. */
  unfilled:
    sql<number>`case when ${requests.status} = 'draft' then regexp_count(concat_ws(chr(10), ${requests.title}, ${requests.description}, ${requests.criterion}), ${sql.raw(`'${UNFILLED}'`)}) else 0 end`.mapWith(
      Number,
    ),
  acceptedPartnerId: sql<
    string | null
  >`(select r.partner_id from ${responses} r where r.request_id = ${outer} and r.status = 'accepted')`,
};

type Asked = { organisationId: string };

const own = ({ organisationId }: Asked | Places<Asked>) => eq(requests.ownerId, organisationId);

/** Literal values, which the partial indexes require. */
const unfinished = sql`${requests.status} in ('draft', 'sent', 'in_progress')`;

const isUnreviewed = (at: Asked | Places<Asked>) =>
  and(
    own(at),
    sql`${requests.status} = 'completed'`,
    isNull(requests.hiddenAt),
    sql`not exists (select from ${reviews} v where v.request_id = ${outer})`,
  );

const unreviewed = (at: Places<Asked>) =>
  db()
    .select({ id: requests.id })
    .from(requests)
    .where(isUnreviewed(at))
    .orderBy(asc(requests.deadlineAt), asc(requests.id))
    .limit(1);

const unreviewedCount = (at: Places<Asked>) => db().select({ number: count() }).from(requests).where(isUnreviewed(at));

const waiting = prepared((at: Places<Asked>) =>
  db()
    .select({
      ...facts,
      alike: sql<number>`case when ${requests.status} = 'completed' then (${unreviewedCount(at)}) else 1 end`.mapWith(
        Number,
      ),
    })
    .from(requests)
    .where(and(own(at), sql`(${unfinished} or ${outer} = (${unreviewed(at)}))`))
    .orderBy(sql`${requests.status} = 'completed'`, asc(requests.deadlineAt), asc(requests.id)),
);

/**
 * The authority's requests that may need its action, by deadline. Of the completed ones without a review, which may be
 * hundreds, only the first, which says how many they are.
 */
export const unfinishedRequestsOf = ({ organisation }: Member) => waiting({ organisationId: organisation.id });

/** The authority's requests whose next step is this one: those that a line of its dashboard counts. */
export async function atStep(actor: Member, step: Step, now: Date): Promise<SQL | undefined> {
  const viewer = { verification: actor.organisation.verification };
  if (step === "reviewing")
    return isVerified(actor) ? isUnreviewed({ organisationId: actor.organisation.id }) : sql`false`;
  const found = (await unfinishedRequestsOf(actor)).filter((request) => stepOf(request, viewer, now) === step);
  return among(
    requests.id,
    found.map(({ id }) => id),
  );
}

const newest = prepared((at: Places<Asked & { limit: number }>) =>
  db()
    .select({
      ...stateColumns,
      ...rowExtras,
      ...pick(requests, "status", "createdAt", "registrationYear", "registrationNumber"),
      acceptedPartnerName: sql<
        string | null
      >`(select o.name from ${responses} r join ${organisations} o on o.id = r.partner_id where r.request_id = ${outer} and r.status = 'accepted')`,
    })
    .from(requests)
    .where(own(at))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(at.limit),
);

/** The authority's newest requests, with the columns of a list row. */
export const newestRequestsOf = async ({ organisation }: Member, limit: number) =>
  (await newest({ organisationId: organisation.id, limit })).map(withRegistration);
