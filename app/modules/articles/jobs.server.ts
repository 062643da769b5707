import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import type { Job } from "~/platform/jobs/jobs.server";
import { forgetVisitsBefore } from "./store/visits.server";

/** Who read what is forgotten when the day is over; how many they were stays. */
export const sweepArticleVisits: Job = {
  name: "sweep-article-visits",
  schedule: "10 0 * * *",
  run: async () => {
    await forgetVisitsBefore(localDateOf(now()));
  },
};
