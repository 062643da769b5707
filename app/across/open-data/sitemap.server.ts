import { Readable } from "node:stream";
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { BLOG } from "~/modules/articles/rules/blog";
import { articlePath } from "~/modules/articles/rules/paths";
import { communityPath } from "~/modules/communities/rules/paths";
import { codesOf } from "~/platform/codes";
import { settings } from "~/platform/settings.server";
import { extentOf, type PageKind, pagesOf } from "./store.server";

/** More than this no sitemap may hold; beyond it there are several, named by an index. */
const MOST_ADDRESSES = 50_000;
const PIECE = 1000;

/** What does not come from a table. Pages that are being built, filtered or somebody's are not for search engines. */
const FIXED = [
  "/",
  "/features/community-showcase",
  "/features/marketplace",
  "/marketplace",
  "/support",
  "/abonare",
  "/confidentialitate",
  "/termeni",
  "/gdpr",
  "/accesibilitate",
];

/** What comes from a table: the list of each kind, and the page of each thing in it. */
const LISTS: Readonly<Record<PageKind, { list: string; pageOf: (id: string) => string }>> = {
  communities: { list: "/comunitati", pageOf: communityPath },
  partners: { list: "/parteneri", pageOf: (id) => `/partener/${id}` },
  articles: { list: BLOG, pageOf: articlePath },
};
const KINDS = codesOf(LISTS);

/** The sitemap, or the index of several; null for a part that there is not. */
export async function sitemap(part: number | null, most = MOST_ADDRESSES): Promise<string | null> {
  const extents: Extent[] = [];
  for (const kind of KINDS) extents.push({ kind, ...(await extentOf(kind)) });
  const total = extents.reduce((sum, extent) => sum + extent.total, FIXED.length + KINDS.length);
  const parts = Math.ceil(total / most);
  if (part === null && parts > 1) return indexOf(parts);
  if (part !== null && (parts === 1 || part > parts)) return null;
  return written(await stretch(addresses(extents), ((part ?? 1) - 1) * most, most));
}

function written(items: readonly SitemapItemLoose[]): Promise<string> {
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

type Extent = { kind: PageKind } & Awaited<ReturnType<typeof extentOf>>;

async function* addresses(extents: readonly Extent[]): AsyncGenerator<SitemapItemLoose> {
  for (const url of FIXED) yield { url };
  for (const { kind, lastChange } of extents) yield changed(LISTS[kind].list, lastChange);
  for (const { kind } of extents) yield* each(kind);
}

const changed = (url: string, at: Date | null): SitemapItemLoose => (at ? { url, lastmod: at.toISOString() } : { url });

async function* each(kind: PageKind): AsyncGenerator<SitemapItemLoose> {
  let last: string | null = null;
  for (;;) {
    const piece: Awaited<ReturnType<typeof pagesOf>> = await pagesOf(kind, last, PIECE);
    for (const { id, updatedAt } of piece) yield changed(LISTS[kind].pageOf(id), updatedAt);
    if (piece.length < PIECE) return;
    last = piece.at(-1)?.id ?? null;
  }
}

/** Read to its end before anything is written: a stream would wait for ever for a database that has gone. */
async function stretch(
  items: AsyncIterable<SitemapItemLoose>,
  from: number,
  most: number,
): Promise<SitemapItemLoose[]> {
  const found: SitemapItemLoose[] = [];
  let index = 0;
  for await (const item of items) {
    if (index >= from) found.push(item);
    index += 1;
    if (found.length === most) break;
  }
  return found;
}
