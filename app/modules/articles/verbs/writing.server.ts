import type { Actor } from "~/modules/accounts/rules/actor";
import { altText } from "~/modules/media/rules/image-upload";
import { describeImages } from "~/modules/media/verbs/image.server";
import { bodyText, pictureIds } from "~/modules/writing/rules/body";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { badRequest } from "~/platform/refusal";
import { type ArticleCategory, categoriesFor } from "../rules/categories";
import { blankArticle, textState } from "../rules/moves";
import { articlePolicy } from "../rules/policy";
import type { ArticleRecord } from "../store/own.server";
import { insertArticle, insertSubmission, recallSubmissions, updateArticle } from "../store/own-writes.server";
import { textOf } from "../store/submissions.server";
import { onArticle } from "./guard.server";
import { attachNew, deleteUnusedPictures } from "./pictures.server";

/** A text to be saved. The body is sanitised HTML (`cleanedFor`); `pictures` are uploaded but not placed in it yet. */
export type ArticleInput = {
  title: string;
  category: ArticleCategory;
  summary: string;
  body: string;
  cover: { id: string; alt: string } | null;
  pictures?: readonly { id: string; alt: string }[];
};

/** Creates a draft; returns its id. */
export async function createArticle(actor: Actor, input: ArticleInput): Promise<string> {
  const { organisation } = actor;
  return transaction(async () => {
    const at = now();
    articlePolicy.allow("create", actor, blankArticle(organisation?.id ?? ""), at);
    if (!organisation || !categoriesFor(organisation.kind).includes(input.category)) throw badRequest();
    const by = { authorId: actor.userId, createdAt: at, updatedAt: at, updatedBy: actor.userId };
    const { coverImageId, ...text } = columnsOf(input);
    const id = await insertArticle({ ...text, organisationId: organisation.id, ...by });
    await attachNew(actor, id, imagesIn(input), at);
    if (coverImageId !== null) await updateArticle(id, { coverImageId });
    await describeImages(altTextsIn(input));
    await record({ what: "article.created", subjectId: id, by: actor, at, to: "draft" });
    return id;
  });
}

/** A hash of the edited fields, to detect that somebody else saved meanwhile. */
export const versionOf = ({ title, category, summary, body, coverImageId, coverAlt }: Text): string =>
  contentVersion([title, category, summary, body, coverImageId, coverAlt]);

type Text = Pick<ArticleRecord, "title" | "category" | "summary" | "body" | "coverImageId" | "coverAlt">;
type Saving = { seen: string | null; auto?: boolean };

/**
 * Saves the edited text; for a published article this is its revision. Autosave (`auto`) deletes no pictures, since their
 * removal may be undone. Returns the new version.
 */
export async function saveArticle(actor: Actor, id: string, input: ArticleInput, saving: Saving): Promise<string> {
  return onArticle(actor, id, async (article, { at, allow, log }) => {
    allow("edit");
    if (!categoriesFor(article.organisationKind).includes(input.category)) throw badRequest();
    const values = columnsOf(input);
    const version = versionOf(values);
    const changed = version !== versionOf(article);
    if (changed) notOvertaken(saving.seen, versionOf(article)); // saving an identical text overwrites nothing
    await attachNew(actor, id, imagesIn(input), at);
    if (changed) await storeText(article, values, { actor, at });
    await describeImages(altTextsIn(input));
    if (!saving.auto)
      await deleteUnusedPictures(
        id,
        (input.pictures ?? []).map((picture) => picture.id),
      );
    const from = textState(article);
    if (changed && (!saving.auto || from !== "draft")) {
      await log("article.edited", { from, to: "draft" });
    }
    return version;
  });
}

type Values = ReturnType<typeof columnsOf>;

/** When the text equals the published one again, the article has no revision. */
async function storeText(article: ArticleRecord, values: Values, { actor, at }: { actor: Actor; at: Date }) {
  const published = article.publishedSubmissionId === null ? null : await textOf(article.publishedSubmissionId);
  const revised = published !== null && versionOf(published) !== versionOf(values);
  await updateArticle(article.id, {
    ...values,
    rejectedAt: null, // the reason stays visible until the text is sent again
    revisedAt: revised ? at : null,
    updatedAt: at,
    updatedBy: actor.userId,
  });
}

function columnsOf({ title, category, summary, body: html, cover }: ArticleInput) {
  const body = bodyOf(html);
  return {
    title,
    category,
    summary,
    body: htmlOf(body),
    bodyText: bodyText(body),
    coverImageId: cover?.id ?? null,
    coverAlt: altText(cover?.alt ?? ""),
  };
}

const imagesIn = ({ body, cover, pictures = [] }: ArticleInput): string[] => [
  ...(cover === null ? [] : [cover.id]),
  ...pictures.map(({ id }) => id),
  ...pictureIds(bodyOf(body)),
];

/** Alt texts of the pictures, stored with each image so that it is offered when the picture is placed again; the picture's own field overrides the text. */
function altTextsIn({ body, pictures = [] }: ArticleInput): { id: string; alt: string }[] {
  const shown = bodyOf(body).flatMap((block) => (block.kind === "picture" ? [{ id: block.id, alt: block.alt }] : []));
  const described = [...shown, ...pictures].filter(({ alt }) => alt !== "");
  return [...new Map(described.map((one) => [one.id, one])).values()];
}

/** Sends the text for review. `seen`: the version that the author saw; a newer one is refused with 409. */
export async function submitArticle(actor: Actor, id: string, seen: string | null = null): Promise<void> {
  await onArticle(actor, id, async (article, { at, allow, log, refusal }) => {
    allow("submit");
    if (seen !== null && seen !== versionOf(article)) throw refusal(UNREAD);
    await insertSubmission(article, { userId: actor.userId, at });
    await updateArticle(id, { submittedAt: at, rejectedAt: null, rejectedReason: null });
    await log("article.submitted", { from: textState(article), to: "pending" });
  });
}

const UNREAD = "Textul s-a schimbat de când l-ați deschis. Recitiți-l, apoi trimiteți-l la revizie.";

/** Recalls the pending text, so that it can be edited again. */
export async function recallArticle(actor: Actor, id: string): Promise<void> {
  await onArticle(actor, id, async (article, { at, allow, log }) => {
    allow("recall");
    await recallSubmissions(id, at);
    await updateArticle(id, { submittedAt: null, ...revisionColumns(article, at) });
    await log("article.recalled", { from: "pending", to: "draft" });
  });
}

/** A recalled revision still differs from the published text. */
const revisionColumns = ({ publishedSubmissionId, revisedAt }: ArticleRecord, at: Date) =>
  publishedSubmissionId === null ? {} : { revisedAt: revisedAt ?? at };

/** Unpublishes the own article; its text, with any revision, becomes a draft. */
export async function withdrawArticle(actor: Actor, id: string): Promise<void> {
  await onArticle(actor, id, async (_article, { at, allow, log }) => {
    allow("withdraw");
    await recallSubmissions(id, at);
    const waits = { submittedAt: null, rejectedAt: null, revisedAt: null }; // the reason of a rejection stays visible
    await updateArticle(id, { ...waits, publishedSubmissionId: null, updatedAt: at, updatedBy: actor.userId });
    await deleteUnusedPictures(id);
    await log("article.withdrawn", { from: "published", to: "draft" });
  });
}

/** Moves the article to the bin; a pending text is recalled. */
export async function deleteArticle(actor: Actor, id: string): Promise<void> {
  await onArticle(actor, id, async (article, { at, allow, log }) => {
    allow("delete");
    const recalled = await recallSubmissions(id, at);
    const waits = recalled.length > 0 ? { submittedAt: null, ...revisionColumns(article, at) } : {};
    await updateArticle(id, { ...waits, deletedAt: at, deletedBy: actor.userId });
    await log("article.deleted", { from: article.status, note: article.title });
  });
}

/** Restores the article from the bin; a published one is public again at once. */
export async function restoreArticle(actor: Actor, id: string): Promise<void> {
  await onArticle(actor, id, async (article, { allow, log }) => {
    allow("restore");
    await updateArticle(id, { deletedAt: null, deletedBy: null });
    await log("article.restored", { to: article.status, note: article.title });
  });
}
