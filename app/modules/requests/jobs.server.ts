import type { Job } from "~/platform/jobs/jobs.server";
import { releaseForgotten, remind } from "./verbs/reminders.server";

/** Every ten minutes, except in the hour that the clock change skips; reminders due in it are sent at 04:00. */
export const remindOfRequests: Job = {
  name: "remind-of-requests",
  schedule: "*/10 0-2,4-23 * * *",
  run: async () => {
    await remind();
  },
};

const sweepRequests: Job = {
  name: "sweep-requests",
  schedule: "50 4 * * *",
  run: async () => {
    await releaseForgotten();
  },
};

export const requestJobs = [remindOfRequests, sweepRequests];
