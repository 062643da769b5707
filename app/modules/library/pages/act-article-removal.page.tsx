import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { PostPage } from "~/ui/form/form-page";
import { articleTitle } from "../rules/act-articles";
import { actName } from "../rules/acts";
import { adminArticlesPath } from "../rules/paths";
import { articleById } from "../store/act-articles.server";
import { removeArticle } from "../verbs/act-articles.server";
import type { Route } from "./+types/act-article-removal.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  adminOf(context);
  const article = orNotFound(await articleById(idFromPath(params.id)));
  return { actId: article.actId, name: actName(article.act), title: articleTitle(article) };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: async ({ context, id }) => {
      adminOf(context);
      return adminArticlesPath(orNotFound(await articleById(id)).actId);
    },
    done: { title: "Articolul a fost șters." },
    work: ({ actor, id }) => removeArticle(actor, id),
  });

export default function ActArticleRemoval({ loaderData: { actId, name, title } }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Șterge articolul"
      back={{ href: adminArticlesPath(actId), label: `Articole: ${name}` }}
      before={<p>{`${name}, ${title}. Nu mai apare pe pagina actului și nu mai este citat de asistent.`}</p>}
      submit="Șterge articolul"
      variant="danger"
      busyLabel="Se șterge…"
    />
  );
}
