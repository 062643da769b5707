import { BIN_PATH } from "~/modules/accounts/rules/bin";
import { buttonSteps, type PostedStep } from "~/modules/accounts/signed-in/posted-step.server";
import { restorePerson } from "~/modules/accounts/verbs/admin.server";
import { askForVerification } from "~/modules/accounts/verbs/organisation.server";
import { showReview } from "~/modules/requests/verbs/reviews.server";
import { BINNED, type Binned } from "../verbs/bin.server";
import { backToOrganisation, backToPeople, backToReviews, organisationFlash, personFlash } from "./decision.server";

/** Out of the bin as it went in: from there, or taken back at once where it was deleted. */
const restoration = (kind: Binned): PostedStep => ({
  back: async ({ id, form }) => {
    await kind.head(id);
    return form ? kind.sentFrom(form) : BIN_PATH;
  },
  done: (_given, did) => ({
    title: kind.restored.title,
    ...(typeof did === "object" && did && "title" in did ? { text: String(did.title) } : {}),
  }),
  ...(kind.restored.failed ? { failed: kind.restored.failed } : {}),
  work: async ({ actor, id }) => {
    const { title } = await kind.head(id);
    await kind.restore(actor, id);
    return { title };
  },
});

const buttons = buttonSteps({
  "bin/articles/:id/restoration": restoration(BINNED.articles),
  "communities/:id/restoration": restoration(BINNED.communities),
  "library/:id/restoration": restoration(BINNED.resources),
  "people/:id/restoration": {
    back: backToPeople,
    done: personFlash("Suspendarea a fost ridicată."),
    work: ({ actor, id }) => restorePerson(actor, id),
  },
  "reviews/:id/showing": {
    back: backToReviews,
    done: { title: "Recenzia este din nou publică.", text: "Autoritatea și firma sunt anunțate." },
    work: ({ actor, id }) => showReview(actor, id),
  },
  /** A rejected organisation is looked at again: it waits in the queue like any other. */
  "organisations/:id/queue": {
    back: backToOrganisation,
    done: organisationFlash("Organizația așteaptă din nou verificarea."),
    work: ({ actor, id }) => askForVerification(actor, id),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Only its refusals have a page. */
export default function AdminButton() {
  return null;
}
