import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import { readingMinutes, wordCount } from "~/modules/writing/rules/words";
import { dateLong, iso } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { ARTICLE_CATEGORIES, type ArticleCategory } from "./categories";
import { articlePath } from "./paths";
import { EXCERPT, preview } from "./text";

/** What a card needs of a published article. */
export type ListedArticle = {
  id: string;
  title: string;
  category: ArticleCategory;
  summary: string;
  text: string;
  publishedAt: Date;
  organisation: { id: string; name: string; kind: OrganisationKind };
  cover: Image | null;
};

/** A date for `<time>`: ISO and in words. */
export const dated = (when: Date) => ({ at: iso(when), text: dateLong(when) });

/** A published article as its card shows it, dates and lengths in words. */
export type ArticleCardFacts = ReturnType<typeof articleCardFacts>;

export const articleCardFacts = ({ text, summary, ...article }: ListedArticle) => ({
  id: article.id,
  href: articlePath(article.id),
  title: article.title,
  category: ARTICLE_CATEGORIES[article.category],
  excerpt: preview({ summary, bodyText: text }, EXCERPT.blog),
  /** Its generated pattern is shown when there is no cover. */
  organisation: article.organisation,
  picture: article.cover && pictureOf(article.cover),
  published: dated(article.publishedAt),
  reading: readingText(text),
});

/** "423 de cuvinte, 2 minute de citit" */
export const lengthText = (text: string): string =>
  `${plural(wordCount(text), "cuvânt", "cuvinte")}, ${readingText(text)}`;

/** "4 minute de citit" */
export const readingText = (text: string): string => `${plural(readingMinutes(text), "minut", "minute")} de citit`;
