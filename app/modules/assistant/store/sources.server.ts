import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations } from "~/modules/accounts/tables.server";
import { isPublished, publishedText, writtenBy } from "~/modules/articles/store/published.server";
import { articleSubmissions, articles } from "~/modules/articles/tables/articles.server";
import { isPublicDiscussion, isStanding } from "~/modules/forum/store/discussions.server";
import { discussions, posts } from "~/modules/forum/tables.server";
import { notWithdrawn } from "~/modules/library/store/resources.server";
import { actNames } from "~/modules/library/store/sought.server";
import { resources } from "~/modules/library/tables/resources.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";

const opening = alias(posts, "opening");
const solution = [posts, eq(posts.id, discussions.solutionId)] as const;
export const isSolved = and(isPublicDiscussion, isStanding);

/** The ids of everything that may be a source now, by kind. */
export const sourceIds = {
  resource: async () =>
    idsOf(db().select({ id: resources.id }).from(resources).where(notWithdrawn).orderBy(asc(resources.id))),
  act: async () => (await actNames()).map(({ id }) => id),
  article: async () =>
    idsOf(
      db()
        .select({ id: articles.id })
        .from(articles)
        .innerJoin(organisations, writtenBy)
        .where(and(isPublished, sql`${articles.publishedSubmissionId} is not null`)),
    ),
  discussion: async () =>
    idsOf(
      db()
        .select({ id: discussions.id })
        .from(discussions)
        .innerJoin(...solution)
        .where(isSolved),
    ),
};

const idsOf = async (rows: PromiseLike<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

/** The published text of an article; null when it is not published. */
export const publishedArticle = (id: string) =>
  firstRow(
    db()
      .select({
        id: articles.id,
        submissionId: articleSubmissions.id,
        ...pick(articleSubmissions, "title", "summary", "body"),
        organisation: organisations.name,
      })
      .from(articles)
      .innerJoin(articleSubmissions, publishedText)
      .innerJoin(organisations, writtenBy)
      .where(and(eq(articles.id, id), isPublished)),
  );

/** The question and the solution of a public discussion; null while it has none that may be read. */
export const solvedDiscussion = (id: string) =>
  firstRow(
    db()
      .select({
        title: discussions.title,
        question: opening.bodyText,
        solution: posts.body,
        solutionId: posts.id,
        organisation: organisations.name,
      })
      .from(discussions)
      .innerJoin(...solution)
      .innerJoin(opening, and(eq(opening.discussionId, discussions.id), eq(opening.number, 1)))
      .innerJoin(organisations, eq(organisations.id, posts.organisationId))
      .where(and(eq(discussions.id, id), isSolved)),
  );
