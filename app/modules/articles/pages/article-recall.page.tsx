import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { deskPath } from "../rules/paths";
import { recallArticle } from "../verbs/writing.server";
import type { Route } from "./+types/article-recall.page";
import { deskOf, stepTaken } from "./writing-desk.server";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirect(deskPath(deskOf(context).base, idFromPath(params.id)));

export const action = (route: Route.ActionArgs) =>
  stepTaken(route, {
    failed: "Articolul nu s-a putut retrage din revizie.",
    flash: () => ({
      tone: "green",
      title: "Articolul nu mai este în revizie.",
      text: "Textul se poate modifica din nou; îl trimiteți când este gata.",
    }),
    work: (actor, id) => recallArticle(actor, id),
  });

/** Only its refusals have a page. */
export default function ArticleRecall() {
  return null;
}
