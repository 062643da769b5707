import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import { innerArticlePath } from "~/modules/articles/rules/blog";
import { dropFavourite, keepFavourite } from "~/modules/articles/verbs/favourites.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { badRequest } from "~/platform/refusal";
import type { Route } from "./+types/article-favourite.page";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(innerArticlePath(idFromPath(params.id)));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  switch ((await readForm(request)).get("kept")) {
    case "yes":
      await keepFavourite(actor, id);
      return goTo(innerArticlePath(id), { tone: "green", title: "Adăugat la favorite" });
    case "no":
      await dropFavourite(actor, id);
      return goTo(innerArticlePath(id), { tone: "green", title: "Eliminat din favorite" });
    default:
      throw badRequest();
  }
}

export default function Favourite() {
  return null;
}
