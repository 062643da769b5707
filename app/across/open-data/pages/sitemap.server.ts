import { Readable } from "node:stream";
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { BLOG } from "~/modules/articles/rules/blog";
import { articlePath } from "~/modules/articles/rules/paths";
import { communityPath } from "~/modules/communities/rules/paths";
import { PUBLIC_CATEGORIES } from "~/modules/forum/rules/categories";
import { categoryPath } from "~/modules/forum/rules/category-pages";
import { discussionPath, FORUM } from "~/modules/forum/rules/paths";
import { EXCHANGE, projectPath } from "~/modules/projects/rules/paths";
import { codesOf } from "~/platform/codes";
import { settings } from "~/platform/settings.server";
import { publicPages } from "../../home/rules/public-pages";
import { countOf, lastChangeOf, type PageKind, records } from "../store.server";

/**
 * In one sitemap; above it, an index names several. The protocol allows ten times as many, which the database would be asked
 * for at once.
 */
const MOST_ADDRESSES = 5_000;

/** For each kind of record, the page of its list and of one record. */
const LISTS: Readonly<Record<PageKind, { list: string; pageOf: (id: string) => string }>> = {
  communities: { list: "/comunitati", pageOf: communityPath },
  partners: { list: "/parteneri", pageOf: (id) => `/partener/${id}` },
  articles: { list: BLOG, pageOf: articlePath },
  projects: { list: EXCHANGE, pageOf: projectPath },
  discussions: { list: FORUM, pageOf: discussionPath },
};
const KINDS = codesOf(LISTS);

/** Pages without records. Unfinished, filtered and private pages are not listed. */
const FIXED = [
  ...publicPages
    .filter(({ path, isFound }) => isFound && !KINDS.some((kind) => LISTS[kind].list === path))
    .map(({ path }) => path),
  ...PUBLIC_CATEGORIES.map((category) => categoryPath(category)),
];

type Counted = { kind: PageKind; total: number };
/** A part of a split sitemap: the pages without records, or as many records of a kind as it holds. */
type Part = { kind: PageKind; from: number } | "fixed";

/** The sitemap, or the index of its parts; null for a part that does not exist. */
export async function sitemap(part: number | null, max = MOST_ADDRESSES): Promise<string | null> {
  const kinds: Counted[] = [];
  for (const kind of KINDS) kinds.push({ kind, total: await countOf(kind) });
  const total = kinds.reduce((sum, kind) => sum + kind.total, FIXED.length + KINDS.length);
  const parts = total > max ? partsOf(kinds, max) : [];
  if (part === null) return parts.length > 0 ? indexOf(parts.length) : sitemapXml(await whole(max));
  const asked = parts[part - 1];
  if (!asked) return null;
  return sitemapXml(asked === "fixed" ? await fixedItems() : await recordItems(asked.kind, asked.from, max));
}

const partsOf = (kinds: readonly Counted[], max: number): Part[] => [
  "fixed",
  ...kinds.flatMap(({ kind, total }) =>
    Array.from({ length: Math.ceil(total / max) }, (_, index) => ({ kind, from: index * max })),
  ),
];

async function whole(max: number): Promise<SitemapItemLoose[]> {
  const items = await fixedItems();
  for (const kind of KINDS) items.push(...(await recordItems(kind, 0, max)));
  return items;
}

async function fixedItems(): Promise<SitemapItemLoose[]> {
  const items: SitemapItemLoose[] = FIXED.map((url) => ({ url }));
  for (const kind of KINDS) items.push(sitemapItem(LISTS[kind].list, await lastChangeOf(kind)));
  return items;
}

const recordItems = async (kind: PageKind, from: number, limit: number): Promise<SitemapItemLoose[]> =>
  (await records(kind, from, limit)).map(({ id, updatedAt }) => sitemapItem(LISTS[kind].pageOf(id), updatedAt));

const sitemapItem = (url: string, at: Date | null): SitemapItemLoose =>
  at ? { url, lastmod: at.toISOString() } : { url };

function sitemapXml(items: readonly SitemapItemLoose[]): Promise<string> {
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  return textOf(Readable.from(items).pipe(new SitemapStream({ hostname: settings().origin, xmlns })));
}

function indexOf(parts: number): Promise<string> {
  const urls = Array.from({ length: parts }, (_, index) => ({
    url: `${settings().origin}/sitemap.xml?parte=${index + 1}`,
  }));
  return textOf(Readable.from(urls).pipe(new SitemapIndexStream()));
}

const textOf = async (stream: Readable): Promise<string> => (await streamToPromise(stream)).toString("utf8");
