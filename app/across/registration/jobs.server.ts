import { forgetUnconfirmed } from "~/modules/accounts/verbs/unconfirmed.server";
import { deletePartner } from "~/modules/partners/verbs.server";
import type { Job } from "~/platform/jobs/jobs.server";

/** Before the job that deletes the documents which nothing holds any more. */
export const sweepRegistrations: Job = {
  name: "sweep-registrations",
  schedule: "20 4 * * *",
  run: () => forgetUnconfirmed(deletePartner),
};
