import type { Hono } from "hono";
import { cachedAddresses } from "./cached-addresses";
import { sessionCookieName } from "./modules/accounts/cookies.server";
import { FLASH_COOKIE } from "./platform/flash/flash-cookie";
import { PageCache } from "./platform/page-cache/page-cache.server";
import { settings } from "./platform/settings.server";
import { visits } from "./visits.server";

/** The page cache in front of the application: the server asks it first, and so do the tests of what strangers are sent. */
export function cachedPages(application: Hono, trusted: () => boolean): PageCache {
  const { origin, pageCacheBytes } = settings();
  return new PageCache({
    addresses: cachedAddresses,
    privateCookies: [sessionCookieName(), FLASH_COOKIE],
    origin,
    bytes: pageCacheBytes,
    trusted,
    render: (request, environment) => application.fetch(request, environment),
    visited: (path, reader) => visits.note(path, reader),
  });
}
