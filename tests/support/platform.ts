import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { jobs, listeners } from "~/listeners.server";
import { setClock } from "~/platform/clock";
import { closeJobs, createQueues, openJobs } from "~/platform/jobs/jobs.server";
import { entriesAfter, listenerJobs } from "~/platform/journal/journal.server";
import { settingsFor } from "./app";
import { ownDatabase } from "./postgres";

/** Everything a test of whole requests stands on: an own database, settings, and jobs that can be enqueued but do not run. */
export function ownPlatform(): ReturnType<typeof ownDatabase> {
  const own = ownDatabase();
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "psp-test-"));
    settingsFor(folder);
    await openJobs(own(), false);
    const heard = listenerJobs(listeners);
    await createQueues(jobs);
    await createQueues(heard.jobs, heard.topic);
  });
  afterAll(async () => {
    setClock(null);
    await closeJobs();
    await rm(folder, { recursive: true, force: true });
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
