import { and, asc, count, eq, gt, type Placeholder, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { firstRow } from "~/platform/database/rows.server";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";

type Partner = { partnerId: string };
type Asked = Partner & { now: Date };

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

const about = { id: requests.id, title: requests.title };

const toConfirm = prepared((at: Places<Asked>) =>
  db()
    .select({ ...about, deadlineAt: requests.deadlineAt })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .where(
      and(
        eq(responses.partnerId, at.partnerId),
        sql`${responses.status} = 'to_confirm'`,
        sql`${requests.status} = 'sent'`,
        gt(requests.deadlineAt, at.now),
      ),
    )
    .orderBy(asc(requests.deadlineAt), asc(requests.id))
    .limit(1),
);

/** The response to be confirmed with the earliest deadline; null when there is none. */
export const nextToConfirm = (partnerId: string, now: Date) => firstRow(toConfirm({ partnerId, now }));
