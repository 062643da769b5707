import type { Job } from "~/platform/jobs/jobs.server";
import { purgeOldCommunities } from "./verbs/administration.server";

export const sweepCommunityBin: Job = {
  name: "sweep-community-bin",
  schedule: "10 5 * * *",
  run: purgeOldCommunities,
};
