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
import { countAndLastChange, type PageKind, recordsAfter } from "../store.server";

/** The limit of the sitemap protocol; above it, an index names several sitemaps. */
const MAX_ADDRESSES = 50_000;
const BATCH = 1000;

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

/** The sitemap, or the index of its parts; null for a part that does not exist. */
export async function sitemap(part: number | null, max = MAX_ADDRESSES): Promise<string | null> {
  const kinds: KindSummary[] = [];
  for (const kind of KINDS) kinds.push({ kind, ...(await countAndLastChange(kind)) });
  const total = kinds.reduce((sum, kind) => sum + kind.total, FIXED.length + KINDS.length);
  const parts = Math.ceil(total / max);
  if (part === null && parts > 1) return indexOf(parts);
  if (part !== null && (parts === 1 || part > parts)) return null;
  return sitemapXml(await itemsBetween(addresses(kinds), ((part ?? 1) - 1) * max, max));
}

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

type KindSummary = { kind: PageKind } & Awaited<ReturnType<typeof countAndLastChange>>;

async function* addresses(kinds: readonly KindSummary[]): AsyncGenerator<SitemapItemLoose> {
  for (const url of FIXED) yield { url };
  for (const { kind, lastChange } of kinds) yield sitemapItem(LISTS[kind].list, lastChange);
  for (const { kind } of kinds) yield* pageItems(kind);
}

const sitemapItem = (url: string, at: Date | null): SitemapItemLoose =>
  at ? { url, lastmod: at.toISOString() } : { url };

async function* pageItems(kind: PageKind): AsyncGenerator<SitemapItemLoose> {
  let last: string | null = null;
  for (;;) {
    const batch: Awaited<ReturnType<typeof recordsAfter>> = await recordsAfter(kind, last, BATCH);
    for (const { id, updatedAt } of batch) yield sitemapItem(LISTS[kind].pageOf(id), updatedAt);
    if (batch.length < BATCH) return;
    last = batch.at(-1)?.id ?? null;
  }
}

/** Collects the items before writing: a stream would never end when the database fails. */
async function itemsBetween(items: AsyncIterable<SitemapItemLoose>, from: number, max: number) {
  const found: SitemapItemLoose[] = [];
  let index = 0;
  for await (const item of items) {
    if (index >= from) found.push(item);
    index += 1;
    if (found.length === max) break;
  }
  return found;
}
