import { Feed } from "feed";

/** One thing as a feed tells of it. Everything in it is plain text, but for `content`. */
export type FeedEntry = {
  /** Ours: the entry keeps it whatever happens to its title, its address or the product's name. */
  id: string;
  title: string;
  /** One sentence each. */
  summary: readonly string[];
  /** The whole of it, as clean HTML with whole addresses. */
  content?: string;
  path: string;
  author: string;
  categories: readonly { term: string; label: string }[];
  publishedAt: Date;
  updatedAt: Date;
};

export type FeedDocument = {
  /** Its own address, with the parameters that make it another feed. */
  path: string;
  title: string;
  subtitle: string;
  /** The page that shows the same things. */
  page: string;
  entries: readonly FeedEntry[];
};

/** How many things a feed tells of. */
export const NEWEST = 50;

/** A feed that tells of nothing yet has to say when it changed: before everything. */
const NEVER = new Date(0);

/**
 * RFC 4287. The library marks titles and summaries as HTML, so what people wrote is escaped before it is given to it; of
 * the language it writes nothing.
 */
export function atom({ path, title, subtitle, page, entries }: FeedDocument, origin: string): string {
  const changed = entries.map(({ updatedAt }) => updatedAt.getTime());
  const feed = new Feed({
    id: `tag:${new URL(origin).hostname},2026:${path}`,
    title: plain(title),
    description: plain(subtitle),
    link: origin + page,
    feedLinks: { atom: origin + path },
    generator: false,
    updated: new Date(Math.max(NEVER.getTime(), ...changed)),
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
  title: asHtml(title),
  link: origin + path,
  description: summary.map((sentence) => `<p>${asHtml(sentence)}</p>`).join(""),
  ...(content === undefined ? {} : { content: plain(content) }),
  author: [{ name: plain(author) }],
  category: categories.map(({ term, label }) => ({ term, name: label })),
  published: publishedAt,
  date: updatedAt,
});

/** Without the characters that XML cannot hold, however they came into the database. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const plain = (text: string) => text.toWellFormed().replace(NOT_XML, "");

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const asHtml = (text: string) => plain(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
