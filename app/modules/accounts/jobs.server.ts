import type { Job } from "~/platform/jobs/jobs.server";
import { forgetWhatExpired } from "./verbs/expiry.server";

export const sweepAccounts: Job = {
  name: "sweep-accounts",
  schedule: "10 4 * * *",
  run: forgetWhatExpired,
};
