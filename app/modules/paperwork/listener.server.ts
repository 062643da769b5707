import { detach } from "~/modules/media/verbs/attachment.server";
import type { Listener } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/visibility";
import { filesWithoutPaper } from "./store/papers.server";

const DELETED: Happening = "request.deleted";

/** The papers of a deleted draft went with it; lets go of their files. A second delivery finds none. */
export const paperworkListener: Listener = {
  name: "paperwork",
  async hear({ what, organisationId }) {
    if (what === DELETED && organisationId !== null) await detach(await filesWithoutPaper(organisationId));
  },
};
