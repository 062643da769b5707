import { type Heard, listenerOf } from "~/platform/journal/journal.server";
import { releaseQueued } from "./verbs/sending.server";

/** Idempotent: a second run finds an empty queue. */
const release: Heard = async ({ subjectId }) => {
  await releaseQueued(subjectId);
};

/** Sends the requests that were queued until the verification. */
export const requestsListener = listenerOf("requests", {
  "organisation.verified": release,
  "organisation.restored": release,
});
