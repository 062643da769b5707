import { articleReadAt } from "~/modules/articles/rules/read";
import { countReaders } from "~/modules/articles/store/visits.server";
import { addressResolver } from "~/platform/http/address.server";
import { settings } from "~/platform/settings.server";
import { Visits } from "~/platform/visits/visits.server";

let resolver: ReturnType<typeof addressResolver> | null = null;

/** Counts readers of articles: reported by the application for pages it renders, and by the page cache for cached ones. */
export const visits = new Visits({
  subjectAt: articleReadAt,
  addressOf(peer, forwarded) {
    resolver ??= addressResolver(settings().trustedProxies);
    return resolver(peer, forwarded);
  },
  count: countReaders,
});
