import type { Listener } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/visibility";
import { settleKind } from "./verbs/administration.server";

const VERIFIED: Happening = "organisation.verified";

/** What an ADMIN found an authority to be, its page says too. Heard twice, it finds nothing to change. */
export const communitiesListener: Listener = {
  name: "communities",
  async hear({ what, subjectId }) {
    if (what === VERIFIED) await settleKind(subjectId);
  },
};
