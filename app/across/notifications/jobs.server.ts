import { enqueue, type Job } from "~/platform/jobs/jobs.server";
import { sweep } from "~/platform/jobs/sweep.server";
import { digests } from "./tables.server";
import { makeDigests } from "./verbs/digest.server";

/**
 * On Monday morning; each run makes some of the digests and enqueues the next one. The later hours, and Tuesday's, continue what was
 * interrupted: where every digest is made they find nothing to do.
 */
export const makeWeeklyDigests: Job = {
  name: "weekly-digests",
  schedule: "5 8-19 * * 1,2",
  run: async () => {
    if (await makeDigests()) await enqueue(makeWeeklyDigests, {});
  },
};

/** Which digests are made is asked only in their own week. */
export const sweepDigests = sweep("sweep-digests", "35 4 * * *", { column: digests.madeAt, days: 30 });
