import { desc, eq } from "drizzle-orm";
import type { Actor } from "~/modules/accounts/rules/actor";
import { db } from "~/platform/database/connection.server";
import { cleanBody } from "./clean-body.server";
import { htmlOf } from "./rules/body-html";
import { categoriesFor } from "./rules/categories";
import { articles } from "./tables/articles.server";
import { articleSubmissions } from "./tables/submissions.server";
import { type ArticleInput, createArticle, saveArticle, submitArticle } from "./verbs/writing.server";

/** A text as an author would type it, whole unless said otherwise. */
export const written = (author: Actor, told: Partial<ArticleInput> = {}): ArticleInput => ({
  title: "Școala din Deal are acoperiș nou",
  category: categoriesFor(author.organisation?.kind ?? "UAT")[0] ?? "projects",
  summary: "",
  cover: null,
  ...told,
  body: htmlOf(cleanBody(told.body ?? "<p>Lucrările au ținut două luni.</p>", () => null)),
});

/** An article that waits for its review: itself and what was sent. */
export async function waitingFrom(author: Actor, told: Partial<ArticleInput> = {}) {
  const articleId = await createArticle(author, written(author, told));
  await submitArticle(author, articleId);
  return { articleId, submissionId: await newestSubmission(articleId) };
}

/** A newer text of an article that is there: saved, and sent again. */
export async function sentAgain(author: Actor, articleId: string, told: Partial<ArticleInput>): Promise<string> {
  await saveArticle(author, articleId, written(author, told), { seen: null });
  await submitArticle(author, articleId);
  return newestSubmission(articleId);
}

async function newestSubmission(articleId: string): Promise<string> {
  const [row] = await db()
    .select({ id: articleSubmissions.id })
    .from(articleSubmissions)
    .where(eq(articleSubmissions.articleId, articleId))
    .orderBy(desc(articleSubmissions.id))
    .limit(1);
  return row?.id ?? "";
}

export async function articleRow(id: string) {
  const [row] = await db().select().from(articles).where(eq(articles.id, id));
  if (!row) throw new Error("The article is gone");
  return row;
}

export async function submissionRow(id: string) {
  const [row] = await db().select().from(articleSubmissions).where(eq(articleSubmissions.id, id));
  if (!row) throw new Error("The submission is gone");
  return row;
}
