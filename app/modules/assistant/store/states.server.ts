import { and, eq } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { isPublished, publishedText, writtenBy } from "~/modules/articles/store/published.server";
import { articleSubmissions, articles } from "~/modules/articles/tables/articles.server";
import { discussions, posts } from "~/modules/forum/tables.server";
import { actsWithIds } from "~/modules/library/store/acts.server";
import { listed, notWithdrawn } from "~/modules/library/store/resources.server";
import { resources } from "~/modules/library/tables/resources.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";
import type { SourceKey } from "../rules/sources";
import { isSolved } from "./sources.server";

/** The documents, acts, articles and solved discussions of these that can be read now. */
export async function readableNow(keys: readonly SourceKey[]) {
  const ids = (kind: SourceKey["kind"]) => [
    ...new Set(keys.filter((key) => key.kind === kind).map((key) => key.subjectId)),
  ];
  const resource = ids("resource");
  const act = ids("act");
  const article = ids("article");
  const discussion = ids("discussion");
  const [readable, dated, published, solved] = await Promise.all([
    resource.length === 0 ? [] : listed().where(and(notWithdrawn, among(resources.id, resource))),
    act.length === 0 ? [] : actsWithIds(act),
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
    discussion.length === 0
      ? []
      : db()
          .select({ ...pick(discussions, "id", "solvedAt"), solutionId: posts.id, number: posts.number })
          .from(discussions)
          .innerJoin(posts, eq(posts.id, discussions.solutionId))
          .where(and(isSolved, among(discussions.id, discussion))),
  ]);
  return { resources: readable, acts: dated, articles: published, discussions: solved };
}
