import type { Actor } from "~/modules/accounts/rules/actor";
import { cleanBody } from "~/modules/writing/content/clean-body.server";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { formsOf } from "../../../tests/support/forms";
import type { Person } from "../../../tests/support/people";
import { categoriesFor } from "./rules/categories";
import { type ArticleRecord, articleById } from "./store/own.server";
import { type SubmissionRecord, submissionById, submissionsOf } from "./store/submissions.server";
import { type ArticleInput, createArticle, saveArticle, submitArticle } from "./verbs/writing.server";

/** A complete text, with optional changes. */
export const written = (author: Actor, told: Partial<ArticleInput> = {}): ArticleInput => ({
  title: "Școala din Deal are acoperiș nou",
  category: categoriesFor(author.organisation?.kind ?? "UAT")[0] ?? "projects",
  summary: "",
  cover: null,
  ...told,
  body: htmlOf(cleanBody(told.body ?? "<p>Lucrările au ținut două luni.</p>", () => null)),
});

/** A pending article: its id and its submission's. */
export async function waitingFrom(author: Actor, told: Partial<ArticleInput> = {}) {
  const articleId = await createArticle(author, written(author, told));
  await submitArticle(author, articleId);
  return { articleId, submissionId: await newestSubmission(articleId) };
}

/** Saves and sends a revision of an existing article. */
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

const DESK = "/admin/articles";
/** An unknown id; an unused form key. */
export const NONE = "01890000-0000-7000-8000-00000000ffff";
export const pageOf = (id = "", part = ""): string => [DESK, id, part].filter(Boolean).join("/");

/** An ADMIN on the page of a submission, posting its forms. */
export function decisionsOf(admin: () => Person) {
  const decide = async (id: string, button: string, fields: Record<string, string | readonly string[]>) =>
    admin().post(pageOf(id), { formKey: await keyOf(admin(), pageOf(id), button), ...fields });
  return {
    approve: (id: string, notes = "") => decide(id, "Aprobă și publică", { decision: "approve", notes }),
    reject: (id: string, reason: string, reasons: readonly string[] = []) =>
      decide(id, "Respinge", { decision: "reject", reason, reasons }),
  };
}

/** The one-time key of the form with this button. */
export async function keyOf(admin: Person, path: string, button: string): Promise<string> {
  const forms = formsOf(await (await admin.get(path)).text());
  const form = forms.find(({ buttons }) => buttons.some(({ words }) => words === button));
  return form?.fields.find(([name]) => name === "formKey")?.[1] ?? "";
}
