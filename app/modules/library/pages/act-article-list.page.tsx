import { BadgeCheck, Plus, Trash2 } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { versionIn } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { dateLong } from "~/platform/language/dates";
import { orNotFound } from "~/platform/refusal";
import { ListPage } from "~/ui/list/list-page";
import { Row } from "~/ui/list/row";
import { ARTICLE } from "../rules/act-article-fields";
import { articleTitle, articleVerification } from "../rules/act-articles";
import { actName } from "../rules/acts";
import { adminActPath, adminArticlePath, adminArticlesPath } from "../rules/paths";
import { articlesOf } from "../store/act-articles.server";
import { actById } from "../store/acts.server";
import type { Route } from "./+types/act-article-list.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  adminOf(context);
  const act = orNotFound(await actById(idFromPath(params.id)));
  const articles = await articlesOf(act.id).catch(couldNotLoad);
  const today = localDateOf(now());
  return {
    id: act.id,
    name: actName(act),
    articles:
      articles?.map((article) => ({
        id: article.id,
        title: articleTitle(article),
        version: versionIn(ARTICLE, article),
        facts: [`stare la ${dateLong(article.asOf)}`, articleVerification(article, today)],
      })) ?? null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `Articole: ${loaderData?.name ?? "act"} – PSP` }];

export default function ActArticleList({ loaderData: { id, name, articles } }: Route.ComponentProps) {
  return (
    <ListPage
      path={adminArticlesPath(id)}
      crumb={{ href: adminActPath(id), label: name }}
      heading={`Articole: ${name}`}
      count={articles && [articles.length, "articol", "articole"]}
      actions={{ label: "Articol nou", icon: Plus, href: adminArticlesPath(id, "new"), primary: true }}
      end={<p>„Am comparat azi” spune că ați citit articolul la adresa lui oficială și că rezumatul este corect.</p>}
      shown={articles?.length ?? null}
      nothingYet={{
        title: "Niciun articol, deocamdată",
        text: "Scrieți articolele pe care le citează cel mai des primăriile.",
      }}
    >
      {articles?.map((article) => (
        <Row
          key={article.id}
          href={adminArticlePath(article.id)}
          title={article.title}
          facts={article.facts}
          menu={[
            {
              label: "Am comparat azi",
              icon: BadgeCheck,
              post: adminArticlePath(article.id, "verification"),
              fields: { version: article.version },
            },
            { label: "Șterge", icon: Trash2, href: adminArticlePath(article.id, "removal") },
          ]}
        />
      ))}
    </ListPage>
  );
}
