import type { Job } from "~/platform/jobs/jobs.server";
import { forgetPending } from "./verbs/newsletter.server";

export const sweepSubscribers: Job = {
  name: "sweep-subscribers",
  schedule: "20 4 * * *",
  run: forgetPending,
};
