import type { Actor } from "~/modules/accounts/rules/actor";
import { cleanBody } from "./clean-body.server";
import { htmlOf } from "./rules/body-html";
import { categoriesFor } from "./rules/categories";
import { type ArticleRecord, articleById } from "./store/own.server";
import { type SubmissionRecord, submissionById, submissionsOf } from "./store/submissions.server";
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
  const [newest] = await submissionsOf(articleId);
  return newest?.id ?? "";
}

export async function articleRow(id: string): Promise<ArticleRecord> {
  const article = await articleById(id);
  if (!article) throw new Error("The article is gone");
  return article;
}

export async function submissionRow(id: string): Promise<SubmissionRecord> {
  const submission = await submissionById(id);
  if (!submission) throw new Error("The submission is gone");
  return submission;
}
