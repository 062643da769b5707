import type { Listener } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/visibility";
import { settleKind } from "./verbs/administration.server";

const VERIFIED: Happening = "organisation.verified";

/** Copies the kind found at verification to the authority's community. A second delivery changes nothing. */
export const communitiesListener: Listener = {
  name: "communities",
  async hear({ what, subjectId }) {
    if (what === VERIFIED) await settleKind(subjectId);
  },
};
