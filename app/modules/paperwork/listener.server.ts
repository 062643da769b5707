import { detach } from "~/modules/media/verbs/attachment.server";
import { listenerOf } from "~/platform/journal/journal.server";
import { filesWithoutPaper } from "./store/papers.server";

/** The papers of a deleted draft went with it; lets go of their files. A second delivery finds none. */
export const paperworkListener = listenerOf("paperwork", {
  async "request.deleted"({ organisationId }) {
    if (organisationId !== null) await detach(await filesWithoutPaper(organisationId));
  },
});
