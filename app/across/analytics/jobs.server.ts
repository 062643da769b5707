import type { Job } from "~/platform/jobs/jobs.server";
import { makeReports } from "./verbs/reports.server";
import { takeSnapshot } from "./verbs/snapshots.server";

/** Shortly after midnight; also enqueued by every start of a server, for the day that has no figures or no reports. */
export const countFigures: Job = {
  name: "count-figures",
  schedule: "10 0 * * *",
  async run() {
    await takeSnapshot();
    await makeReports();
  },
};
