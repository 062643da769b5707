import { and, eq, isNull } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { articles } from "../tables/articles.server";
import { articleSubmissions } from "../tables/submissions.server";

/** The text that the public reads is the submission that was approved last. */
export const publishedText = eq(articleSubmissions.id, articles.publishedSubmissionId);
export const writtenBy = eq(organisations.id, articles.organisationId);

/** `isPublished` of the rules: approved, not in the bin, of an organisation that is verified. Both joins above are needed. */
export const isPublished = and(isNull(articles.deletedAt), eq(organisations.verification, "verified"));
