import { listenerOf } from "~/platform/journal/journal.server";
import { settleKind } from "./verbs/administration.server";

/** Copies the kind found at verification to the authority's community. A second delivery changes nothing. */
export const communitiesListener = listenerOf("communities", {
  "organisation.verified": ({ subjectId }) => settleKind(subjectId),
});
