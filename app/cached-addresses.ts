import * as build from "virtual:react-router/server-build";
import { publicPages } from "~/across/home/public-pages";
import { opportunityFeed, SITEMAP_PARAMETERS } from "~/across/open-data/entries";
import { BLOG_FEED, blogFeed } from "~/modules/articles/rules/blog";
import type { CachedAddress } from "~/platform/page-cache/address";

/** The query parameters that a page reads, from its `handle`; the cache removes all other parameters. */
function readBy(file: string): readonly string[] {
  const { handle } = build.routes[file.replace(".tsx", "")]?.module ?? {};
  return (handle as { reads?: readonly string[] } | undefined)?.reads ?? [];
}

/** What the page cache keeps: the public pages, and files that are identical for all visitors. */
export const cachedAddresses: readonly CachedAddress[] = [
  ...publicPages.map(({ path, file, visits = false }) => ({ path, query: readBy(file), visits })),
  { path: "/opensearch.xml", query: [] },
  { path: "/comunitati.atom", query: [] },
  { path: "/parteneri.atom", query: [] },
  { path: BLOG_FEED, query: blogFeed.parameters },
  { path: "/oportunitati.atom", query: opportunityFeed.parameters },
  { path: "/sitemap.xml", query: SITEMAP_PARAMETERS, seconds: 600 },
  { path: "/robots.txt", query: [] },
];
