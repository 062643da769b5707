import { and, eq, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { isPublished, publishedText, writtenBy } from "~/modules/articles/store/published.server";
import { articleSubmissions, articles } from "~/modules/articles/tables/articles.server";
import { listed, notWithdrawn } from "~/modules/library/store/resources.server";
import { acts } from "~/modules/library/tables/acts.server";
import { resources } from "~/modules/library/tables/resources.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";
import type { SourceKey } from "../sources";

const abrogatedOn = sql<LocalDate | null>`(select l.since::text from act_links l where l.to_id = acts.id and l.kind = 'abrogates')`;

/** The day from which the last amendment of an act holds. */
const changedOn = (today: LocalDate) =>
  sql<LocalDate | null>`(select max(l.since)::text from act_links l where l.to_id = acts.id and l.kind = 'amends' and l.since <= ${today}::date)`;

/** The documents, acts and articles of these that can be read now. */
export async function readableNow(keys: readonly SourceKey[], today: LocalDate) {
  const ids = (kind: SourceKey["kind"]) => [
    ...new Set(keys.filter((key) => key.kind === kind).map((key) => key.subjectId)),
  ];
  const [resource, act, article] = [ids("resource"), ids("act"), ids("article")];
  const [readable, dated, published] = await Promise.all([
    resource.length === 0 ? [] : listed().where(and(notWithdrawn, among(resources.id, resource))),
    act.length === 0
      ? []
      : db()
          .select({
            ...pick(acts, "id", "kind", "number", "inForceFrom", "verifiedOn"),
            abrogatedOn,
            changedOn: changedOn(today),
          })
          .from(acts)
          .where(among(acts.id, act)),
    article.length === 0
      ? []
      : db()
          .select({ id: articles.id, submissionId: articleSubmissions.id, publishedAt: articles.publishedAt })
          .from(articles)
          .innerJoin(articleSubmissions, publishedText)
          .innerJoin(organisations, writtenBy)
          .where(
            and(isPublished, eq(articleSubmissions.id, articles.publishedSubmissionId), among(articles.id, article)),
          ),
  ]);
  return { resources: readable, acts: dated, articles: published };
}
