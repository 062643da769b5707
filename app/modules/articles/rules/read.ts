import { communityPath } from "~/modules/communities/rules/paths";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import { plural } from "~/platform/language/plural";
import { tidyLine } from "~/platform/language/text";
import { blogPath } from "./blog";
import { htmlOf } from "./body-html";
import { bodyOf } from "./body-read";
import { type ListedArticle, moment, readingText } from "./card";
import { ARTICLE_CATEGORIES } from "./categories";
import { articlePath } from "./paths";
import { wordCount } from "./text";

/** A published article with all that is read of it. */
export type PublishedText = ListedArticle & {
  body: string;
  approvedAt: Date | null;
  views: number;
  author: string;
  communityId: string | null;
};

/** A published article as its page shows it: every fact in words. */
export type ArticleReading = ReturnType<typeof articleReading>;

export function articleReading(article: PublishedText) {
  const { id, title, category, summary, text, body, author, publishedAt, approvedAt, organisation, cover } = article;
  return {
    ...{ id, title, author },
    path: articlePath(id),
    category: { label: ARTICLE_CATEGORIES[category], href: blogPath({ category }) },
    /** What its author wrote above it; empty where there is no summary. */
    lead: tidyLine(summary),
    html: body,
    cover: cover && pictureOf(cover),
    organisation: { ...organisation, href: pageOf(article) },
    published: moment(publishedAt),
    /** When another text took the place of the first one. */
    updated: approvedAt !== null && approvedAt > publishedAt ? moment(approvedAt) : null,
    reading: readingText(text),
    /** "de 12 ori"; a stranger is not told that nobody has read it. */
    times: article.views === 0 ? null : timesText(article.views),
    words: wordCount(text),
  };
}

/** Where whoever wrote it presents itself; an authority need not have a page. */
const pageOf = ({ organisation: { id, kind }, communityId }: PublishedText): string | null => {
  if (kind === "FIRMA") return `/partener/${id}`;
  return communityId && communityPath(communityId);
};

const READ = /^\/(?:blog|uat\/article)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.data)?$/;

/** The article that is read at this address, by its document or by what a page of the framework asks for; null elsewhere. */
export const articleReadAt = (path: string): string | null => READ.exec(path)?.[1] ?? null;

/** How often it was read, under the word "Citit": "de 12 ori". Its own people are not among the readers. */
export function timesText(views: number): string {
  if (views === 0) return "încă nu";
  return views === 1 ? "o dată" : `de ${plural(views, "dată", "ori")}`;
}

/** The same as a fact among others: "citit de 12 ori". */
export const viewsText = (views: number): string => (views === 0 ? "încă necitit" : `citit ${timesText(views)}`);

type Told = { body: string; cover: Image | null };

/** The text with its cover, for programs that read it elsewhere: read again, and every address of ours whole. */
export function wholeHtml({ body, cover }: Told, origin: string): string {
  const above = cover ? htmlOf([{ kind: "picture", ...cover }]) : "";
  return `${above}${htmlOf(bodyOf(body))}`.replace(OUR_ADDRESS, (start) => `${start.slice(0, -1)}${origin}/`);
}

/** In a tag: what people write has no "<" left. */
const OUR_ADDRESS = /<(?:img src|a href)="\//g;
