import { lt, sql } from "drizzle-orm";
import type { LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { articleVisits } from "../tables/articles.server";

type Visit = { day: LocalDate; visitor: string; organisationId: string | null };

/**
 * Counts today's new readers of an article, except those of its own organisation. One statement, rows sorted: two
 * processes that count at once cannot deadlock.
 */
export async function countReaders(articleId: string, visits: readonly Visit[]): Promise<void> {
  const inOrder = [...visits].sort((one, other) => (one.visitor < other.visitor ? -1 : 1));
  const rows = inOrder.map(
    ({ day, visitor, organisationId }) => sql`(${day}::text, ${visitor}::text, ${organisationId}::uuid)`,
  );
  await db().execute(sql`
    with fresh as (
      insert into article_visits (article_id, day, visitor)
      select a.id, v.day, v.visitor
      from (values ${sql.join(rows, sql`, `)}) as v (day, visitor, organisation_id)
      join articles a on a.id = ${articleId} and a.organisation_id is distinct from v.organisation_id
        and a.published_submission_id is not null and a.deleted_at is null
      on conflict do nothing
      returning 1
    )
    update articles set views = views + (select count(*) from fresh)
    where id = ${articleId} and exists (select from fresh)`);
}

/** The pseudonyms of past days are not needed. */
export async function deleteVisitsBefore(day: LocalDate): Promise<void> {
  await db().delete(articleVisits).where(lt(articleVisits.day, day));
}
