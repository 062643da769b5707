import { lt, sql } from "drizzle-orm";
import type { LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { articleVisits } from "../tables/articles.server";

type Visit = { day: LocalDate; visitor: string; organisationId: string | null };

/**
 * Adds the readers of an article that are new today, but for those of its own organisation. One statement for one
 * article, its marks in one order: two processes that count at once wait for each other and never both.
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

/** The marks of days that are over tell nothing any more. */
export async function forgetVisitsBefore(day: LocalDate): Promise<void> {
  await db().delete(articleVisits).where(lt(articleVisits.day, day));
}
