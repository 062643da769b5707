import { Feed } from "feed";
import { onlyReadable } from "~/platform/language/characters";

/** An entry of a feed. Everything is plain text, except `content`. */
export type FeedEntry = {
  /** The record's id: it never changes, unlike title and address. */
  id: string;
  title: string;
  /** One sentence each. */
  summary: readonly string[];
  /** The full text as sanitised HTML with absolute addresses. */
  content?: string;
  path: string;
  author: string;
  categories: readonly { term: string; label: string }[];
  publishedAt: Date;
  updatedAt: Date;
};

export type FeedDocument = {
  /** The feed's path with its filter. */
  path: string;
  title: string;
  subtitle: string;
  /** The page that shows the same list. */
  page: string;
  entries: readonly FeedEntry[];
};

/** The number of entries of a feed. */
export const NEWEST = 50;

/** Atom requires `updated`, also of an empty feed. */
const EPOCH = new Date(0);

/** An Atom feed (RFC 4287). The library declares titles and summaries as HTML, so plain text is escaped first; it has no option for the language. */
export function atom({ path, title, subtitle, page, entries }: FeedDocument, origin: string): string {
  const changed = entries.map(({ updatedAt }) => updatedAt.getTime());
  const feed = new Feed({
    id: `tag:${new URL(origin).hostname},2026:${path}`,
    title: plainText(title),
    description: plainText(subtitle),
    link: origin + page,
    feedLinks: { atom: origin + path },
    generator: false,
    updated: new Date(Math.max(EPOCH.getTime(), ...changed)),
    author: { name: "PSP" },
  });
  for (const entry of entries) feed.addItem(itemOf(entry, origin));
  return feed.atom1().replace("<feed ", '<feed xml:lang="ro" ');
}

const itemOf = (
  { id, title, summary, content, path, author, categories, publishedAt, updatedAt }: FeedEntry,
  origin: string,
) => ({
  id: `urn:uuid:${id}`,
  title: escapedHtml(title),
  link: origin + path,
  description: summary.map((sentence) => `<p>${escapedHtml(sentence)}</p>`).join(""),
  ...(content === undefined ? {} : { content: onlyReadable(content) }),
  author: [{ name: plainText(author) }],
  category: categories.map(({ term, label }) => ({ term, name: label })),
  published: publishedAt,
  date: updatedAt,
});

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapedHtml = (text: string) => onlyReadable(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The library takes a typed "&amp;" for an escaped sign and would write "&" alone, so every such sign is escaped first. */
const plainText = (text: string) => onlyReadable(text).replaceAll("&", "&amp;");
