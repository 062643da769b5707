import type { Job } from "~/platform/jobs/jobs.server";
import type { Listener } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/sight";
import { purgeOldCommunities, settleKind } from "./verbs/administration.server";

export const sweepCommunityBin: Job = {
  name: "sweep-community-bin",
  schedule: "10 5 * * *",
  run: purgeOldCommunities,
};

const VERIFIED: Happening = "organisation.verified";

/** What an ADMIN found an authority to be, its page says too. Heard twice, it finds nothing to change. */
export const communitiesListener: Listener = {
  name: "communities",
  async hear({ what, subjectId }) {
    if (what === VERIFIED) await settleKind(subjectId);
  },
};
