import { enqueue, type Job } from "~/platform/jobs/jobs.server";
import { sweep } from "~/platform/jobs/sweep.server";
import { sweepKept } from "~/platform/retention/sweep.server";
import { DIGESTS_KEPT_DAYS } from "./rules/kept";
import { digests, notifications } from "./tables.server";
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
export const sweepDigests = sweep("sweep-digests", "35 4 * * *", { column: digests.madeAt, days: DIGESTS_KEPT_DAYS });

/** Read or not: what it told stands on the page of its thing. */
export const sweepNotifications = sweepKept("sweep-notifications", "15 1 * * *", {
  id: notifications.id,
  column: notifications.createdAt,
  setting: "NOTIFICATIONS_MONTHS",
});
