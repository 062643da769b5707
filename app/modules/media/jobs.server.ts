import { sweepAside } from "~/platform/http/aside.server";
import type { Job } from "~/platform/jobs/jobs.server";
import { deleteRemoved, removeImageOrphans, removeOrphans } from "./verbs/sweep.server";

const sweep = (name: string, schedule: string, remove: () => Promise<number>): Job => ({
  name,
  schedule,
  run: async () => {
    await remove();
  },
});

export const sweepAttachments = sweep("sweep-attachments", "40 4 * * *", async () => {
  await sweepAside();
  return removeOrphans();
});
export const sweepImages = sweep("sweep-images", "50 4 * * *", removeImageOrphans);
export const sweepRemovedFiles = sweep("sweep-removed-files", "55 4 * * *", deleteRemoved);
