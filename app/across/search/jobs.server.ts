import type { Job } from "~/platform/jobs/jobs.server";
import { log } from "~/platform/log.server";
import { rebuildSearchIndex } from "./index.server";

/** What the journal did not tell, or told while nobody heard: each night the index is compared with what is public. */
export const repairSearchIndex: Job = {
  name: "repair-search-index",
  schedule: "40 4 * * *",
  retries: 2,
  run: async () => {
    const { written, removed } = await rebuildSearchIndex();
    if (written + removed > 0) log.info({ written, removed }, "search index repaired");
  },
};
