import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect } from "vitest";
import { quotesStand } from "~/across/notifications/verbs/deliver.server";
import { happenings } from "~/happenings";
import { jobs, listeners } from "~/listeners.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { closeJobs, createQueues, openJobs } from "~/platform/jobs/jobs.server";
import { entriesAfter, listenerJobs, subscribeListeners } from "~/platform/journal/journal.server";
import { journal } from "~/platform/journal/tables.server";
import { declareHappenings } from "~/platform/journal/visibility";
import { checkMailQuotes } from "~/platform/mail/mail.server";
import { settingsFor } from "./app";
import { temporaryFolder } from "./folders";
import { ownDatabase } from "./postgres";

/** For tests of whole requests: a database of their own, settings, and jobs that are enqueued but do not run. */
export function ownPlatform(): ReturnType<typeof ownDatabase> {
  const own = ownDatabase();
  let folder = "";
  beforeAll(async () => {
    folder = temporaryFolder();
    settingsFor(folder);
    declareHappenings(happenings);
    checkMailQuotes(quotesStand);
    await openJobs(own(), false);
    await createQueues([...jobs, ...listenerJobs(listeners)]);
    await subscribeListeners(listeners, happenings);
  });
  afterAll(async () => {
    setClock(null);
    const said = await db().selectDistinct({ what: journal.what }).from(journal);
    await closeJobs();
    await rm(folder, { recursive: true, force: true });
    // every event that is written must be declared as public or not, also when its name is composed
    expect(said.map(({ what }) => what).filter((what) => !(what in happenings))).toEqual([]);
  });
  return own;
}

/** Passes the journal entries after `since` to every listener, as its jobs would; returns the newest entry's id. */
export async function deliverJournal(since = "00000000-0000-7000-8000-000000000000"): Promise<string> {
  let last = since;
  for (const entry of await entriesAfter(since)) {
    for (const listener of listeners) await listener.hear(entry);
    last = entry.id;
  }
  return last;
}
