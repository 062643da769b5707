import type { Listener } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/visibility";
import { releaseQueued } from "./verbs/sending.server";

const VERIFIED: ReadonlySet<string> = new Set<Happening>(["organisation.verified", "organisation.restored"]);

/** What waited for the verification of its organisation leaves now. Heard twice, it finds nothing that waits. */
export const requestsListener: Listener = {
  name: "requests",
  async hear({ what, subjectId }) {
    if (VERIFIED.has(what)) await releaseQueued(subjectId);
  },
};
