import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import { dateLong, iso } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { ARTICLE_CATEGORIES, type ArticleCategory } from "./categories";
import { articlePath } from "./paths";
import { EXCERPT, preview, readingMinutes, wordCount } from "./text";

/** A published article as lists read it. */
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

/** A day as a machine reads it and as people do. */
export const moment = (when: Date) => ({ at: iso(when), text: dateLong(when) });

/** A published article as lists show it: every fact in words. */
export type ArticleCardFacts = ReturnType<typeof articleCardFacts>;

export const articleCardFacts = ({ text, summary, ...article }: ListedArticle) => ({
  id: article.id,
  href: articlePath(article.id),
  title: article.title,
  category: ARTICLE_CATEGORIES[article.category],
  excerpt: preview({ summary, bodyText: text }, EXCERPT.blog),
  /** Whose it is, and whose cloth stands where there is no picture. */
  organisation: article.organisation,
  picture: article.cover && pictureOf(article.cover),
  published: moment(article.publishedAt),
  reading: readingText(text),
});

/** "423 de cuvinte, 2 minute de citit" */
export const lengthText = (text: string): string =>
  `${plural(wordCount(text), "cuvânt", "cuvinte")}, ${readingText(text)}`;

/** "4 minute de citit", as long as the words take. */
export const readingText = (text: string): string => `${plural(readingMinutes(text), "minut", "minute")} de citit`;
