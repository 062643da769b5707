import { partnerProfile } from "~/across/marketplace/rules";
import { partnerShowcase } from "~/across/marketplace/showcase";
import { opportunityFeed, SITEMAP_PARAMETERS } from "~/across/open-data/entries";
import { SEARCH, searchQuery } from "~/across/search/rules";
import { BLOG, BLOG_FEED, blogFeed, blogList } from "~/modules/articles/rules/blog";
import { communityList } from "~/modules/communities/rules/listing";
import { communityShowcase } from "~/modules/communities/rules/showcase";
import { partnerList } from "~/modules/partners/rules/listing";
import { offerList } from "~/modules/partners/rules/offer-list";
import type { CachedAddress } from "~/platform/page-cache/address";

/**
 * The pages that are identical for all signed-out visitors, with the query parameters that each reads; the cache removes
 * all other parameters. A page whose text depends on the visitor must not be in this list.
 */
export const cachedAddresses: readonly CachedAddress[] = [
  { path: "/", query: [] },
  { path: "/comunitati", query: communityList.parameters },
  { path: "/comunitati/:id", query: [] },
  { path: "/features/community-showcase", query: communityShowcase.parameters },
  { path: "/features/marketplace", query: partnerShowcase.parameters },
  { path: "/marketplace", query: offerList.parameters },
  { path: "/parteneri", query: partnerList.parameters },
  { path: "/partener/:id", query: partnerProfile.parameters },
  { path: BLOG, query: blogList.parameters },
  { path: `${BLOG}/:id`, query: [], visits: true },
  { path: SEARCH, query: searchQuery.parameters },
  { path: "/opensearch.xml", query: [] },
  { path: "/support", query: [] },
  { path: "/abonare", query: [] },
  { path: "/abonare/trimisa", query: [] },
  { path: "/abonare/confirmata", query: [] },
  { path: "/abonare/dezabonat", query: [] },
  { path: "/comunitati.atom", query: [] },
  { path: "/parteneri.atom", query: [] },
  { path: BLOG_FEED, query: blogFeed.parameters },
  { path: "/oportunitati.atom", query: opportunityFeed.parameters },
  { path: "/sitemap.xml", query: SITEMAP_PARAMETERS, seconds: 600 },
  { path: "/robots.txt", query: [] },
  { path: "/confidentialitate", query: [] },
  { path: "/termeni", query: [] },
  { path: "/gdpr", query: [] },
  { path: "/accesibilitate", query: [] },
];
