import type { Hono } from "hono";
import { cachedAddresses } from "./cached-addresses";
import { cookieName } from "./platform/http/cookie.server";
import { PageCache } from "./platform/page-cache/page-cache.server";
import { settings } from "./platform/settings.server";
import { visits } from "./visits.server";

/** The page cache in front of the application, for the server and for tests of public pages. */
export function cachedPages(application: Hono, trusted: () => boolean): PageCache {
  const { origin, pageCacheBytes } = settings();
  return new PageCache({
    addresses: cachedAddresses,
    privateCookies: [cookieName("session"), cookieName("flash")],
    origin,
    bytes: pageCacheBytes,
    trusted,
    render: (request, environment) => application.fetch(request, environment),
    visited: (path, reader) => visits.note(path, reader),
  });
}
