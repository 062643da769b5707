import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { deskPath } from "../rules/paths";
import { restoreArticle } from "../verbs/writing.server";
import type { Route } from "./+types/article-restoration.page";
import { deskOf, stepTaken } from "./writing-desk.server";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirect(deskPath(deskOf(context).base, idFromPath(params.id)));

export const action = (route: Route.ActionArgs) =>
  stepTaken(route, {
    failed: "Articolul nu s-a putut restaura.",
    flash: () => ({
      tone: "green",
      title: "Articolul a fost restaurat.",
      text: "Este la locul lui, cum era. Dacă aștepta revizia, trimiteți-l din nou.",
    }),
    work: (actor, id) => restoreArticle(actor, id),
  });

/** Only its refusals have a page. */
export default function ArticleRestoration() {
  return null;
}
