import { redirect } from "react-router";
import { adminOf } from "~/modules/accounts/request.server";
import { BACK, BIN_PATH, FROM_BIN } from "~/modules/accounts/rules/places";
import { articleInQuestion } from "~/modules/articles/store/bin.server";
import { restoreArticle } from "~/modules/articles/verbs/writing.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { notFound } from "~/platform/refusal";
import type { Route } from "./+types/article-restoration.page";

export function loader({ context, params }: Route.LoaderArgs) {
  adminOf(context);
  idFromPath(params.id);
  return redirect(BIN_PATH);
}

/** Out of the bin as it was; from there, or taken back at once from the dashboard. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const article = await articleInQuestion(idFromPath(params.id));
  if (!article) throw notFound();
  const form = await readForm(request);
  await restoreArticle(actor, article.id);
  const back = form.get(BACK) === FROM_BIN ? BIN_PATH : "/admin/dashboard";
  return goTo(back, { tone: "green", title: "Articolul a fost pus la loc.", text: article.title });
}

export default function ArticleRestoration() {
  return null;
}
