import type { Job } from "~/platform/jobs/jobs.server";
import { takeSnapshot } from "./verbs/snapshots.server";

/** Shortly after midnight; also enqueued by every start of a server, for the day that has none. */
export const countFigures: Job = { name: "count-figures", schedule: "10 0 * * *", run: takeSnapshot };
