import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias, type PgUpdateSetSource } from "drizzle-orm/pg-core";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import type { SubmissionOutcome } from "../rules/status";
import { articleSubmissions, articles } from "../tables/articles.server";

const submitter = alias(users, "submitter");
const author = alias(users, "author");
const decider = alias(users, "decider");

/** The columns that the moderation policy needs. */
export const decisionColumns = {
  isVerified: eq(organisations.verification, "verified").mapWith(Boolean) as SQL<boolean>,
  /** The article has a published text, which this submission would replace. */
  revises: isNotNull(articles.publishedSubmissionId).mapWith(Boolean) as SQL<boolean>,
  /** This submission is the published text. */
  isPublished: sql<boolean>`${articles.publishedSubmissionId} is not distinct from ${articleSubmissions.id}`,
  article: pick(articles, "organisationId", "status", "revision", "deletedAt"),
};

/** A submission with its people and the columns of the policy. */
export type SubmissionRecord = NonNullable<Awaited<ReturnType<typeof submissionById>>>;

const recordsWhere = (where: SQL | undefined) =>
  db()
    .select({
      ...getTableColumns(articleSubmissions),
      organisationName: organisationName(),
      organisationKind: organisations.kind,
      ...decisionColumns,
      ...pick(articles, "publishedSubmissionId", "rejectedReason", "authorId"),
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

export const submissionById = (id: string) => firstRow(recordsWhere(eq(articleSubmissions.id, id)));

/** The submission a journal entry is about, found by the moment it was sent or decided. Null when there is none. */
export async function submissionAt(articleId: string, when: { submittedAt: Date } | { decidedAt: Date }) {
  const moment =
    "submittedAt" in when
      ? eq(articleSubmissions.submittedAt, when.submittedAt)
      : eq(articleSubmissions.decidedAt, when.decidedAt);
  return firstRow(recordsWhere(and(eq(articleSubmissions.articleId, articleId), moment)));
}

/** All submissions of an article without their texts, newest first. */
export async function submissionsOf(articleId: string) {
  return db()
    .select({
      ...pick(
        articleSubmissions,
        "id",
        "title",
        "status",
        "submittedAt",
        "submittedBy",
        "baseSubmissionId",
        "recalledAt",
        "decidedAt",
        "adminNotes",
      ),
      submitterName: submitter.name,
    })
    .from(articleSubmissions)
    .innerJoin(submitter, eq(submitter.id, articleSubmissions.submittedBy))
    .where(eq(articleSubmissions.articleId, articleId))
    .orderBy(desc(articleSubmissions.submittedAt), desc(articleSubmissions.id));
}

/** The text of a submission, for the diff. Null when there is none. */
export const textOf = (submissionId: string) =>
  firstRow(
    db()
      .select(pick(articleSubmissions, "title", "category", "summary", "body", "bodyText", "coverImageId", "coverAlt"))
      .from(articleSubmissions)
      .where(eq(articleSubmissions.id, submissionId)),
  );

type Decided = { decidedAt: Date; decidedBy: string; outcome: SubmissionOutcome; adminNotes: string | null };

/** Returns no row when the submission is no longer pending. */
export async function decideSubmission(id: string, values: Decided): Promise<{ id: string }[]> {
  return db()
    .update(articleSubmissions)
    .set(values)
    .where(and(eq(articleSubmissions.id, id), eq(articleSubmissions.status, "pending")))
    .returning({ id: articleSubmissions.id });
}

/** The pending submission of an article, or null. */
export async function pendingSubmissionId(articleId: string): Promise<string | null> {
  const [row] = await db()
    .select({ id: articleSubmissions.id })
    .from(articleSubmissions)
    .where(and(eq(articleSubmissions.articleId, articleId), eq(articleSubmissions.status, "pending")));
  return row?.id ?? null;
}

/** Updates the article after a decision. Returns no row when it is in the bin. */
export async function moveArticle(articleId: string, values: PgUpdateSetSource<typeof articles>) {
  return db()
    .update(articles)
    .set(values)
    .where(and(eq(articles.id, articleId), isNull(articles.deletedAt)))
    .returning({ id: articles.id });
}

/** Makes the approved submission the published text; the date of the first publication is kept. */
export async function publishSubmission(id: string, articleId: string, at: Date): Promise<{ id: string }[]> {
  return moveArticle(articleId, {
    publishedSubmissionId: id,
    publishedAt: sql`coalesce(${articles.publishedAt}, ${at.toISOString()}::timestamptz)`,
    submittedAt: null,
    rejectedAt: null,
    rejectedReason: null,
    revisedAt: null, // a pending text is locked, so nothing was edited meanwhile
  });
}
