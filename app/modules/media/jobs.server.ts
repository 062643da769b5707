import type { Job } from "~/platform/jobs/jobs.server";
import { removeOrphans } from "./verbs/attachment.server";

export const sweepAttachments: Job = {
  name: "sweep-attachments",
  schedule: "40 4 * * *",
  run: async () => {
    await removeOrphans();
  },
};
