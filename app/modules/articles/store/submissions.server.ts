import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias, type PgUpdateSetSource } from "drizzle-orm/pg-core";
import { organisations, users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import type { SubmissionOutcome } from "../rules/status";
import { articleSubmissions, articles } from "../tables/articles.server";

const submitter = alias(users, "submitter");
const author = alias(users, "author");
const decider = alias(users, "decider");

/** What decides about a text that was sent. */
export const decisive = {
  isVerified: eq(organisations.verification, "verified").mapWith(Boolean) as SQL<boolean>,
  /** The article has a published text, which stays until this one is approved. */
  revises: isNotNull(articles.publishedSubmissionId).mapWith(Boolean) as SQL<boolean>,
  /** It is this text that the public reads. */
  isPublished: sql<boolean>`${articles.publishedSubmissionId} is not distinct from ${articleSubmissions.id}`,
  article: {
    organisationId: articles.organisationId,
    status: articles.status,
    revision: articles.revision,
    deletedAt: articles.deletedAt,
  },
};

/** A text that was sent for review, with what decides about it and who stands behind it. */
export type SubmissionRecord = NonNullable<Awaited<ReturnType<typeof submissionById>>>;

const recordsWhere = (where: SQL | undefined) =>
  db()
    .select({
      ...getTableColumns(articleSubmissions),
      organisationName: organisations.name,
      organisationKind: organisations.kind,
      organisationCounty: organisations.county,
      ...decisive,
      publishedSubmissionId: articles.publishedSubmissionId,
      rejectedReason: articles.rejectedReason,
      authorId: articles.authorId,
      authorName: author.name,
      submitterName: submitter.name,
      deciderName: decider.name,
    })
    .from(articleSubmissions)
    .innerJoin(articles, eq(articles.id, articleSubmissions.articleId))
    .innerJoin(organisations, eq(organisations.id, articles.organisationId))
    .innerJoin(author, eq(author.id, articles.authorId))
    .innerJoin(submitter, eq(submitter.id, articleSubmissions.submittedBy))
    .leftJoin(decider, eq(decider.id, articleSubmissions.decidedBy))
    .where(where)
    .$dynamic();

export async function submissionById(id: string) {
  const [record] = await recordsWhere(eq(articleSubmissions.id, id));
  return record ?? null;
}

/** The one that an entry of the journal tells of: what was sent, or decided, at that moment. */
export async function submissionAt(
  articleId: string,
  when: { submittedAt: Date } | { decidedAt: Date },
): Promise<SubmissionRecord | null> {
  const moment =
    "submittedAt" in when
      ? eq(articleSubmissions.submittedAt, when.submittedAt)
      : eq(articleSubmissions.decidedAt, when.decidedAt);
  const [record] = await recordsWhere(and(eq(articleSubmissions.articleId, articleId), moment));
  return record ?? null;
}

/** Everything that was sent of one article, the newest first. What was taken back is there without its text. */
export async function submissionsOf(articleId: string) {
  return db()
    .select({
      id: articleSubmissions.id,
      title: articleSubmissions.title,
      status: articleSubmissions.status,
      submittedAt: articleSubmissions.submittedAt,
      submittedBy: articleSubmissions.submittedBy,
      submitterName: submitter.name,
      recalledAt: articleSubmissions.recalledAt,
      decidedAt: articleSubmissions.decidedAt,
      deciderName: decider.name,
      adminNotes: articleSubmissions.adminNotes,
      baseSubmissionId: articleSubmissions.baseSubmissionId,
    })
    .from(articleSubmissions)
    .innerJoin(submitter, eq(submitter.id, articleSubmissions.submittedBy))
    .leftJoin(decider, eq(decider.id, articleSubmissions.decidedBy))
    .where(eq(articleSubmissions.articleId, articleId))
    .orderBy(desc(articleSubmissions.submittedAt), desc(articleSubmissions.id));
}

/** The words of another text of the same article, for the difference. */
export async function textOf(submissionId: string) {
  const [text] = await db()
    .select({
      title: articleSubmissions.title,
      category: articleSubmissions.category,
      summary: articleSubmissions.summary,
      body: articleSubmissions.body,
      coverImageId: articleSubmissions.coverImageId,
      coverAlt: articleSubmissions.coverAlt,
    })
    .from(articleSubmissions)
    .where(eq(articleSubmissions.id, submissionId));
  return text ?? null;
}

type Decided = { decidedAt: Date; decidedBy: string; outcome: SubmissionOutcome; adminNotes: string | null };

/** The guarded update of a decision: no row when somebody was faster. */
export async function decideSubmission(id: string, values: Decided): Promise<{ id: string }[]> {
  return db()
    .update(articleSubmissions)
    .set(values)
    .where(and(eq(articleSubmissions.id, id), eq(articleSubmissions.status, "pending")))
    .returning({ id: articleSubmissions.id });
}

/** What waits of an article, if anything does. */
export async function waitingSubmissionId(articleId: string): Promise<string | null> {
  const [row] = await db()
    .select({ id: articleSubmissions.id })
    .from(articleSubmissions)
    .where(and(eq(articleSubmissions.articleId, articleId), eq(articleSubmissions.status, "pending")));
  return row?.id ?? null;
}

/** The article follows the decision about its text. Not from the bin: no row then. */
export async function moveArticle(
  articleId: string,
  values: PgUpdateSetSource<typeof articles>,
): Promise<{ id: string }[]> {
  return db()
    .update(articles)
    .set(values)
    .where(and(eq(articles.id, articleId), isNull(articles.deletedAt)))
    .returning({ id: articles.id });
}

/** The approved text is the one that the public reads; the first time counts as the article's date. */
export async function publishSubmission(id: string, articleId: string, at: Date): Promise<{ id: string }[]> {
  return moveArticle(articleId, {
    publishedSubmissionId: id,
    publishedAt: sql`coalesce(${articles.publishedAt}, ${at.toISOString()}::timestamptz)`,
    submittedAt: null,
    rejectedAt: null,
    rejectedReason: null,
    revisedAt: null, // what waited was locked: nothing newer can have been written
  });
}
