import { redirect } from "react-router";
import { safePath } from "~/modules/accounts/rules/safe-path";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { innerArticlePath } from "~/modules/articles/rules/blog";
import { deleteFavourite, insertFavourite } from "~/modules/articles/store/favourites.server";
import { publishedArticle } from "~/modules/articles/store/published.server";
import { now } from "~/platform/clock";
import { RETURN_TO } from "~/platform/form/hidden-fields";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { badRequest, notFound } from "~/platform/refusal";
import type { Route } from "./+types/article-favourite.page";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(innerArticlePath(idFromPath(params.id)));
}

/** Not journalled, since a favourite concerns only the person. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  const back = safePath(String(form.get(RETURN_TO) ?? "")) ?? innerArticlePath(id);
  switch (form.get("kept")) {
    case "yes":
      if (!(await publishedArticle(id))) throw notFound();
      await insertFavourite(actor.userId, id, now());
      return goTo(back, { tone: "green", title: "Adăugat la favorite" });
    case "no":
      await deleteFavourite(actor.userId, id); // also when the article is no longer published
      return goTo(back, { tone: "green", title: "Eliminat din favorite" });
    default:
      throw badRequest();
  }
}

export default function Favourite() {
  return null;
}
