import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { happenings } from "~/happenings";
import { jobs, listeners } from "~/listeners.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { closeJobs, createQueues, openJobs } from "~/platform/jobs/jobs.server";
import { entriesAfter, listenerJobs } from "~/platform/journal/journal.server";
import { declareHappenings } from "~/platform/journal/sight";
import { journal } from "~/platform/journal/tables.server";
import { settingsFor } from "./app";
import { ownDatabase } from "./postgres";

/** Everything a test of whole requests stands on: an own database, settings, and jobs that can be enqueued but do not run. */
export function ownPlatform(): ReturnType<typeof ownDatabase> {
  const own = ownDatabase();
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "psp-test-"));
    settingsFor(folder);
    declareHappenings(happenings);
    await openJobs(own(), false);
    const heard = listenerJobs(listeners);
    await createQueues(jobs);
    await createQueues(heard.jobs, heard.topic);
  });
  afterAll(async () => {
    setClock(null);
    const said = await db().selectDistinct({ what: journal.what }).from(journal);
    await closeJobs();
    await rm(folder, { recursive: true, force: true });
    // whether strangers see it must be said of everything that a verb writes, under a name put together too
    expect(said.map(({ what }) => what).filter((what) => !(what in happenings))).toEqual([]);
  });
  return own;
}

/** Lets every listener hear what the journal holds after `since`, as its jobs would; returns the newest entry's id. */
export async function deliverJournal(since = "00000000-0000-7000-8000-000000000000"): Promise<string> {
  let last = since;
  for (const entry of await entriesAfter(since)) {
    for (const listener of listeners) await listener.hear(entry);
    last = entry.id;
  }
  return last;
}
