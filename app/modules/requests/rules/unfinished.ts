import { pageOfDraft, type WaitingDraft } from "~/platform/form/draft-view";
import { NEW_REQUEST } from "./paths";

/** What the forms of requests and opportunities are called, by the end of their address. */
const FORMS: Readonly<Record<string, string>> = {
  changes: "Modificarea unei solicitări",
  extension: "Prelungirea unui termen",
  review: "Recenzie",
  response: "Ofertă",
};

/** The draft, with the name of its form. */
export function unfinishedForm(draft: WaitingDraft): WaitingDraft & { form: string } {
  const [page = ""] = pageOfDraft(draft.path).split("?");
  const form = page === NEW_REQUEST ? "Solicitare nouă" : (FORMS[page.split("/").at(-1) ?? ""] ?? "Formular");
  return { ...draft, form };
}
