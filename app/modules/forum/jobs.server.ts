import type { Job } from "~/platform/jobs/jobs.server";
import { remindAuthors } from "./verbs/discussions.server";

/** Every morning; what was missed while the server was down is sent at the next one. */
export const remindOfDiscussions: Job = {
  name: "remind-of-discussions",
  schedule: "40 7 * * *",
  run: async () => {
    await remindAuthors();
  },
};
