import { db } from "~/platform/database/connection.server";
import type { ArticleCategory } from "./rules/categories";
import { updateArticle } from "./store/own-writes.server";
import { articleSubmissions, articles } from "./tables/articles.server";

type Told = {
  title?: string;
  category?: ArticleCategory;
  summary?: string;
  body?: string;
  text?: string;
  coverImageId?: string | null;
  coverAlt?: string;
  deletedAt?: Date | null;
};

/** Inserts a published article with its approved submission. */
export async function publishedBy(
  author: { userId: string; organisation: { id: string } | null },
  at: Date,
  told: Told = {},
): Promise<string> {
  const { deletedAt = null, text = "Despre un drum, o școală și o fântână.", ...given } = told;
  const content = {
    title: "Drumul de la deal",
    category: "local-news" as const,
    summary: "",
    body: `<p>${text}</p>`,
    bodyText: text,
    coverImageId: null,
    ...given,
  };
  const [article] = await db()
    .insert(articles)
    .values({
      ...content,
      organisationId: author.organisation?.id ?? "",
      authorId: author.userId,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: articles.id });
  const articleId = article?.id ?? "";
  const decided = { submittedAt: at, decidedAt: at, outcome: "approved" as const };
  const [submission] = await db()
    .insert(articleSubmissions)
    .values({ ...content, articleId, submittedBy: author.userId, ...decided })
    .returning({ id: articleSubmissions.id });
  await updateArticle(articleId, { publishedSubmissionId: submission?.id ?? null, publishedAt: at, deletedAt });
  return articleId;
}
