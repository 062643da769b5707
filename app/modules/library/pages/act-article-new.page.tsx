import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { writingView } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { orNotFound } from "~/platform/refusal";
import { ActArticleForm } from "../parts/act-article-form";
import { ARTICLE } from "../rules/act-article-fields";
import { actName } from "../rules/acts";
import { adminArticlesPath } from "../rules/paths";
import { actById } from "../store/acts.server";
import { writeArticle } from "../verbs/act-articles.server";
import type { Route } from "./+types/act-article-new.page";
import { readArticle } from "./act-article-input.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { userId } = adminOf(context);
  const act = orNotFound(await actById(idFromPath(params.id)));
  const view = await writingView(request, userId, ARTICLE, null, { address: act.address });
  return { ...view, act: { id: act.id, name: actName(act) } };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const act = orNotFound(await actById(idFromPath(params.id)));
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: await readArticle(form, { actId: act.id, id: null }),
    kept: null,
    save: (value) => writeArticle(actor, act.id, value),
    stored: null,
    back: adminArticlesPath(act.id),
    done: { tone: "green", title: "Articolul este pe pagina actului." },
  });
}

export default function ActArticleNew({ loaderData, actionData }: Route.ComponentProps) {
  return <ActArticleForm heading="Articol nou" view={loaderData} answered={actionData} />;
}
