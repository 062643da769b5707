import { adminOf } from "~/modules/accounts/http/request.server";
import { textIn } from "~/platform/form/answers";
import { differencesOf } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { orNotFound } from "~/platform/refusal";
import { ActArticleForm } from "../parts/act-article-form";
import { actName } from "../rules/acts";
import { adminArticlesPath } from "../rules/paths";
import { articleById } from "../store/act-articles.server";
import { articleInputOf, articleVersionOf, editArticle } from "../verbs/act-articles.server";
import type { Route } from "./+types/act-article-edit.page";
import { readArticle } from "./act-article-input.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { userId } = adminOf(context);
  const article = orNotFound(await articleById(idFromPath(params.id)));
  const { draft, typed, version, formKey } = await draftOnPage(request, userId);
  return {
    label: article.label,
    act: { id: article.actId, name: actName(article.act) },
    formKey,
    version: version ?? articleVersionOf(article),
    draft,
    typed,
    defaults: defaultsOf(article),
  };
}

const LABELS = {
  ...{ label: "Articolul", heading: "Despre ce este", text: "Ce prevede" },
  ...{ amendedBy: "Modificat ultima dată de", address: "Adresa textului oficial" },
};

function defaultsOf(article: Parameters<typeof articleInputOf>[0]) {
  const { amendedBy, amendedOn, ...facts } = articleInputOf(article);
  return { ...facts, amendedBy: amendedBy ?? "", amendedOn: amendedOn ?? "" };
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
    stored: async ({ values }) => {
      const article = orNotFound(await articleById(id));
      const { label, heading, text, amendedBy, address } = defaultsOf(article);
      const yours = Object.fromEntries(Object.keys(LABELS).map((name) => [name, textIn(values, name)]));
      const differences = differencesOf(LABELS, { label, heading, text, amendedBy, address }, yours);
      return { version: articleVersionOf(article), last: null, differences };
    },
    back: adminArticlesPath(actId),
    done: { tone: "green", title: "Articolul a fost salvat." },
  });
}

export default function ActArticleEdit({ loaderData: { label, ...view }, actionData }: Route.ComponentProps) {
  return <ActArticleForm heading={`${view.act.name}, ${label}`} view={view} answered={actionData} />;
}
