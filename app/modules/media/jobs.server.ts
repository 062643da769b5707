import type { Job } from "~/platform/jobs/jobs.server";
import { removeOrphans } from "./verbs/attachment.server";
import { removeImageOrphans } from "./verbs/image.server";

export const sweepAttachments: Job = {
  name: "sweep-attachments",
  schedule: "40 4 * * *",
  run: async () => {
    await removeOrphans();
  },
};

export const sweepImages: Job = {
  name: "sweep-images",
  schedule: "50 4 * * *",
  run: async () => {
    await removeImageOrphans();
  },
};
