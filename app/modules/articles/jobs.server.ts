import type { Job } from "~/platform/jobs/jobs.server";
import { purgeBin } from "./verbs/purge.server";

export const sweepArticleBin: Job = {
  name: "sweep-article-bin",
  schedule: "5 5 * * *",
  run: async () => {
    await purgeBin();
  },
};
