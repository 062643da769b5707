import { now } from "~/platform/clock";
import { differencesOf } from "~/platform/form/differences";
import { relative } from "~/platform/language/dates";
import type { OvertakenView } from "../parts/article-overtaken";
import type { Author } from "../rules/author";
import { ARTICLE_CATEGORIES } from "../rules/categories";
import { articleOf } from "../store/own.server";
import { type ArticleInput, versionOf } from "../verbs/writing.server";

const LABELS = { title: "Titlul", category: "Categoria", summary: "Rezumatul", cover: "Imaginea de deschidere" };

type Shown = { title: string; category: keyof typeof ARTICLE_CATEGORIES; summary: string; coverId: string | null };

const inWords = ({ title, category, summary, coverId }: Shown, theirs: string | null) => ({
  title,
  category: ARTICLE_CATEGORIES[category],
  summary,
  cover: coverId === null ? "" : coverId === theirs ? "imaginea salvată" : "altă imagine",
});

/** What stands now, beside what was about to be saved over it. */
export async function overtakenView(actor: Author, id: string, yours: ArticleInput): Promise<OvertakenView> {
  const at = now();
  const theirs = await articleOf(actor, id, at);
  const { coverImageId } = theirs;
  return {
    version: versionOf(theirs),
    by: theirs.updatedBy === actor.userId ? null : theirs.editorName,
    when: relative(theirs.updatedAt, at),
    differences: differencesOf(
      LABELS,
      inWords({ ...theirs, coverId: coverImageId }, coverImageId),
      inWords({ ...yours, coverId: yours.cover?.id ?? null }, coverImageId),
    ),
    body: theirs.body === yours.body ? null : { theirs: theirs.body, yours: yours.body },
  };
}
