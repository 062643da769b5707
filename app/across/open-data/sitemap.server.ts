import { Readable } from "node:stream";
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { BLOG } from "~/modules/articles/rules/blog";
import { articlePath } from "~/modules/articles/rules/paths";
import { communityPath } from "~/modules/communities/rules/listing";
import { settings } from "~/platform/settings.server";
import {
  articlePages,
  articlesExtent,
  communitiesExtent,
  communityPages,
  type Extent,
  type PublicPage,
  partnerPages,
  partnersExtent,
} from "./store.server";

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

/** The sitemap, or the index of several; null for a part that there is not. */
export async function sitemap(part: number | null, most = MOST_ADDRESSES): Promise<string | null> {
  const extents = {
    communities: await communitiesExtent(),
    partners: await partnersExtent(),
    articles: await articlesExtent(),
  };
  const lists = Object.values(extents);
  const total = lists.reduce((sum, extent) => sum + extent.total, FIXED.length + lists.length);
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

type Extents = Record<"communities" | "partners" | "articles", Extent>;

async function* addresses({ communities, partners, articles }: Extents): AsyncGenerator<SitemapItemLoose> {
  for (const url of FIXED) yield { url };
  yield changed("/comunitati", communities.lastChange);
  yield changed("/parteneri", partners.lastChange);
  yield changed(BLOG, articles.lastChange);
  yield* each(communityPages, communityPath);
  yield* each(partnerPages, (id) => `/partener/${id}`);
  yield* each(articlePages, articlePath);
}

const changed = (url: string, at: Date | null): SitemapItemLoose => (at ? { url, lastmod: at.toISOString() } : { url });

type Pages = (afterId: string | null, limit: number) => Promise<PublicPage[]>;

async function* each(pages: Pages, pathOf: (id: string) => string): AsyncGenerator<SitemapItemLoose> {
  let last: string | null = null;
  for (;;) {
    const piece: PublicPage[] = await pages(last, PIECE);
    for (const { id, updatedAt } of piece) yield changed(pathOf(id), updatedAt);
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
