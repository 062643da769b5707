import { sql } from "drizzle-orm";
import { articleReadAt } from "~/modules/articles/rules/read";
import { discussionReadAt } from "~/modules/forum/rules/paths";
import { codesOf } from "~/platform/codes";
import { addressResolver } from "~/platform/http/address.server";
import { settings } from "~/platform/settings.server";
import { countVisits } from "~/platform/visits/count.server";
import { Visits } from "~/platform/visits/visits.server";

/** What is counted: the id in the address of its page, and when its row is shown at all. */
const counted = {
  article: { at: articleReadAt, isShown: sql`thing.published_submission_id is not null and thing.deleted_at is null` },
  discussion: { at: discussionReadAt, isShown: sql`true` },
} as const;
const NOUNS = codesOf(counted);

let resolver: ReturnType<typeof addressResolver> | null = null;

/** Counts readers: reported by the application for pages it renders, and by the page cache for cached ones. */
export const visits = new Visits({
  subjectAt(path) {
    for (const noun of NOUNS) {
      const id = counted[noun].at(path);
      if (id !== null) return `${noun}/${id}`;
    }
    return null;
  },
  addressOf(peer, forwarded) {
    resolver ??= addressResolver(settings().trustedProxies);
    return resolver(peer, forwarded);
  },
  async count(subject, given) {
    const [noun, id = ""] = subject.split("/") as [(typeof NOUNS)[number], string];
    await countVisits(noun, id, { visits: given, isShown: counted[noun].isShown });
  },
});
