import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import type { Job } from "~/platform/jobs/jobs.server";
import { deleteUsesBefore } from "./store/hub.server";

/** Forgets who read what on past days; the numbers stay. */
export const sweepResourceUses: Job = {
  name: "sweep-resource-uses",
  schedule: "15 0 * * *",
  run: () => deleteUsesBefore(localDateOf(now())),
};
