import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { seenVersion } from "~/platform/form/version.server";
import { recallArticle, restoreArticle, submitArticle } from "../verbs/writing.server";
import { SENT } from "./article-save.server";
import { articleHere } from "./writing-desk.server";

const buttons = buttonSteps({
  submission: {
    back: articleHere,
    done: SENT,
    failed: "Nu s-a putut trimite la revizie.",
    work: ({ actor, id, form }) => submitArticle(actor, id, seenVersion(form)),
  },
  recall: {
    back: articleHere,
    done: {
      title: "Articolul nu mai este în revizie.",
      text: "Textul se poate modifica din nou; îl trimiteți când este gata.",
    },
    failed: "Articolul nu s-a putut retrage din revizie.",
    work: ({ actor, id }) => recallArticle(actor, id),
  },
  restoration: {
    back: articleHere,
    done: {
      title: "Articolul a fost restaurat.",
      text: "Este la locul lui, cum era. Dacă aștepta revizia, trimiteți-l din nou.",
    },
    failed: "Articolul nu s-a putut restaura.",
    work: ({ actor, id }) => restoreArticle(actor, id),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function ArticleButton() {
  return null;
}
