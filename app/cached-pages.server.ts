import type { Hono } from "hono";
import { cachedAddresses } from "./cached-addresses";
import { onStandby } from "./platform/database/connection.server";
import { cookieName } from "./platform/http/cookie.server";
import { PageCache } from "./platform/page-cache/page-cache.server";
import { settings } from "./platform/settings.server";
import { visits } from "./visits.server";

/** The page cache in front of the application, for the server and for tests of public pages. */
export function cachedPages(application: Hono, trusted: () => boolean): PageCache {
  const { origin, pageCacheBytes } = settings();
  const pages: PageCache = new PageCache({
    addresses: cachedAddresses,
    privateCookies: [cookieName("session"), cookieName("flash")],
    origin,
    bytes: pageCacheBytes,
    trusted,
    render: (request, environment) =>
      environment.forEveryone
        ? forEveryone(pages, () => application.fetch(request, environment))
        : application.fetch(request, environment),
    visited: (path, reader) => visits.note(path, reader),
  });
  return pages;
}

/** From a standby that has everything public, where one may be read from; what it cannot do is done with the primary. */
async function forEveryone(pages: PageCache, render: () => Response | Promise<Response>): Promise<Response> {
  const answer = await onStandby(pages.purgedAt, async () => render());
  if (answer === null || answer.status >= FAILED) return render();
  pages.counts.standby += 1;
  return answer;
}

const FAILED = 500;
