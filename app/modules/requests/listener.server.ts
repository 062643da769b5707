import type { Listener } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/visibility";
import { releaseQueued } from "./verbs/sending.server";

const VERIFIED: ReadonlySet<string> = new Set<Happening>(["organisation.verified", "organisation.restored"]);

/** Sends the requests that were queued until the verification. Idempotent: a second run finds an empty queue. */
export const requestsListener: Listener = {
  name: "requests",
  async hear({ what, subjectId }) {
    if (VERIFIED.has(what)) await releaseQueued(subjectId);
  },
};
