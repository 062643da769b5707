import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { storedIn, writingView } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { orNotFound } from "~/platform/refusal";
import { ActArticleForm } from "../parts/act-article-form";
import { ARTICLE } from "../rules/act-article-fields";
import { actName } from "../rules/acts";
import { adminArticlesPath } from "../rules/paths";
import { articleById } from "../store/act-articles.server";
import { editArticle } from "../verbs/act-articles.server";
import type { Route } from "./+types/act-article-edit.page";
import { readArticle } from "./act-article-input.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { userId } = adminOf(context);
  const article = orNotFound(await articleById(idFromPath(params.id)));
  const view = await writingView(request, userId, ARTICLE, article);
  return { ...view, label: article.label, act: { id: article.actId, name: actName(article.act) } };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const id = idFromPath(params.id);
  const { actId } = orNotFound(await articleById(id));
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: await readArticle(form, { actId, id }),
    kept: null,
    save: (value, seen) => editArticle(actor, id, value, seen),
    stored: async (typed) => storedIn(ARTICLE, orNotFound(await articleById(id)), typed),
    back: adminArticlesPath(actId),
    done: { tone: "green", title: "Articolul a fost salvat." },
  });
}

export default function ActArticleEdit({ loaderData: { label, ...view }, actionData }: Route.ComponentProps) {
  return <ActArticleForm heading={`${view.act.name}, ${label}`} view={view} answered={actionData} />;
}
