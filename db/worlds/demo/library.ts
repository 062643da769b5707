import { eq } from "drizzle-orm";
import { resources } from "~/modules/library/tables/resources.server";
import { verifyResource } from "~/modules/library/verbs/resources.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import { fillLibrary, sourceOf } from "../../library/library";
import type { DemoPeople } from "./accounts";

const DAY = 86_400_000;

/** The library as it is written and verified through its verbs, each document at its own time, with invented readers. */
export function fillDemoLibrary({ admin }: DemoPeople, at: Date): Promise<void> {
  const on = <Result>(daysAgo: number, work: () => Promise<Result>) =>
    withClock(new Date(at.getTime() - daysAgo * DAY), work);
  return withoutListeners(async () => {
    const written = await fillLibrary(admin, on);
    for (const [place, [id, resource]] of written.entries()) {
      if (resource.verified !== null)
        await on(resource.verified, () =>
          verifyResource(admin, id, { edition: 1, source: sourceOf(resource), sourceOn: localDateOf(now()) }),
        );
      const views = (place * 37) % 90;
      // an invented verification leaves an example, which its operator has still to compare
      const told = { views, downloads: Math.floor(views / 3), isExample: true };
      await db().update(resources).set(told).where(eq(resources.id, id));
    }
  });
}
