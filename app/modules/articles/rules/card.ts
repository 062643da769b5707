import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import { dateLong, iso } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import type { PictureData } from "~/ui/picture/picture";
import { ARTICLE_CATEGORIES, type ArticleCategory } from "./categories";
import { articlePath } from "./paths";
import { EXCERPT, preview, readingMinutes, wordCount } from "./text";

/** A published article as lists show it: every fact in words. */
export type ArticleCardFacts = {
  id: string;
  href: string;
  title: string;
  category: string;
  excerpt: string;
  /** Whose it is, and whose cloth stands where there is no picture. */
  organisation: { id: string; name: string; kind: OrganisationKind };
  picture: PictureData | null;
  published: { at: string; text: string };
  /** "4 minute de citit" */
  reading: string;
};

type Listed = {
  id: string;
  title: string;
  category: ArticleCategory;
  summary: string;
  text: string;
  publishedAt: Date;
  organisation: { id: string; name: string; kind: OrganisationKind };
  cover: Image | null;
};

export function articleCardFacts({ text, summary, ...article }: Listed): ArticleCardFacts {
  const { id, title, category, organisation, cover, publishedAt } = article;
  return {
    id,
    href: articlePath(id),
    title,
    category: ARTICLE_CATEGORIES[category],
    excerpt: preview({ summary, bodyText: text }, EXCERPT.blog),
    organisation,
    picture: cover && pictureOf(cover),
    published: { at: iso(publishedAt), text: dateLong(publishedAt) },
    reading: readingText(text),
  };
}

/** "423 de cuvinte, 2 minute de citit" */
export const lengthText = (text: string): string =>
  `${plural(wordCount(text), "cuvânt", "cuvinte")}, ${readingText(text)}`;

/** "4 minute de citit", as long as the words take. */
export const readingText = (text: string): string => `${plural(readingMinutes(text), "minut", "minute")} de citit`;
