import * as build from "virtual:react-router/server-build";
import { publicPages } from "~/across/home/rules/public-pages";
import { opportunityFeed, sitemapPart } from "~/across/open-data/rules/entries";
import { BLOG_FEED, blogFeed } from "~/modules/articles/rules/blog";
import { forumFeed } from "~/modules/forum/rules/discussion-query";
import type { CachedAddress } from "~/platform/page-cache/address";

/** What a page reads from the query, from its `handle`; the cache removes everything else. */
function readBy(file: string): Pick<CachedAddress, "query"> {
  const { handle } = build.routes[file.replace(".tsx", "")]?.module ?? {};
  const { reads } = (handle ?? {}) as { reads?: CachedAddress["query"] };
  return reads ? { query: reads } : {};
}

/** What the page cache keeps: the public pages, and files that are identical for all visitors. */
export const cachedAddresses: readonly CachedAddress[] = [
  ...publicPages.map(({ path, file, visits = false }) => ({ path, ...readBy(file), visits })),
  { path: "/opensearch.xml" },
  { path: "/comunitati.atom" },
  { path: "/parteneri.atom" },
  { path: BLOG_FEED, query: blogFeed },
  { path: "/forum.atom", query: forumFeed },
  { path: "/oportunitati.atom", query: opportunityFeed },
  { path: "/sitemap.xml", query: sitemapPart, seconds: 600 },
  { path: "/robots.txt" },
];
