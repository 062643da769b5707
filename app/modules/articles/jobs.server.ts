import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import type { Job } from "~/platform/jobs/jobs.server";
import { deleteVisitsBefore } from "./store/visits.server";

/** Deletes the readers of past days; the number of views stays. */
export const sweepArticleVisits: Job = {
  name: "sweep-article-visits",
  schedule: "10 0 * * *",
  run: () => deleteVisitsBefore(localDateOf(now())),
};
