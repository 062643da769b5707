import { communityPath } from "~/modules/communities/rules/paths";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { wordCount } from "~/modules/writing/rules/words";
import { plural } from "~/platform/language/plural";
import { tidyLine } from "~/platform/language/text";
import { blogPath } from "./blog";
import { dated, type ListedArticle, readingText } from "./card";
import { ARTICLE_CATEGORIES } from "./categories";
import { articlePath } from "./paths";

/** A published article with its full text. */
export type PublishedText = ListedArticle & {
  body: string;
  approvedAt: Date | null;
  views: number;
  author: string;
  communityId: string | null;
};

/** A published article as its page shows it, dates and lengths in words. */
export type ArticleReading = ReturnType<typeof articleReading>;

export function articleReading(article: PublishedText) {
  const { id, title, category, summary, text, body, author, publishedAt, approvedAt, organisation, cover } = article;
  return {
    id,
    title,
    author,
    path: articlePath(id),
    category: { label: ARTICLE_CATEGORIES[category], href: blogPath({ category }) },
    /** The summary; empty when there is none. */
    lead: tidyLine(summary),
    html: body,
    cover: cover && pictureOf(cover),
    organisation: { ...organisation, href: pageOf(article) },
    published: dated(publishedAt),
    /** When a revision replaced the first text; null before that. */
    updated: approvedAt !== null && approvedAt > publishedAt ? dated(approvedAt) : null,
    reading: readingText(text),
    /** "de 12 ori"; null for no views, which the public page does not mention. */
    times: article.views === 0 ? null : timesText(article.views),
    words: wordCount(text),
  };
}

/** The public page of the author's organisation; null for an authority without a community page. */
const pageOf = ({ organisation: { id, kind }, communityId }: PublishedText): string | null => {
  if (kind === "FIRMA") return `/partener/${id}`;
  return communityId && communityPath(communityId);
};

const ARTICLE_PATH = /^\/(?:blog|uat\/article)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.data)?$/;

/** The id of the article whose page (or its `.data` address) this path is; null for any other path. */
export const articleReadAt = (path: string): string | null => ARTICLE_PATH.exec(path)?.[1] ?? null;

/** The value beside the label "Citit": "de 12 ori". Views by the author's own organisation are not counted. */
export function timesText(views: number): string {
  if (views === 0) return "încă nu";
  return views === 1 ? "o dată" : `de ${plural(views, "dată", "ori")}`;
}

/** The same without a label: "citit de 12 ori". */
export const viewsText = (views: number): string => (views === 0 ? "încă necitit" : `citit ${timesText(views)}`);

type HtmlSource = { body: string; cover: Image | null };

/** The text with its cover for feeds: parsed again, and every local address made absolute. */
export function absoluteHtml({ body, cover }: HtmlSource, origin: string): string {
  const above = cover ? htmlOf([{ kind: "picture", ...cover }]) : "";
  return `${above}${htmlOf(bodyOf(body))}`.replace(LOCAL_ADDRESS, (start) => `${start.slice(0, -1)}${origin}/`);
}

/** Only in tags: "<" in people's text is escaped. */
const LOCAL_ADDRESS = /<(?:img src|a href)="\//g;
