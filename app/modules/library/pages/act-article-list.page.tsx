import { BadgeCheck, Plus } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { versionIn } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { dateLong } from "~/platform/language/dates";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Stack } from "~/ui/layout/layout";
import { ListPage } from "~/ui/list-page/list-page";
import { Row, Rows } from "~/ui/rows/rows";
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
    <Stack gap={3}>
      <Crumb href={adminActPath(id)}>{name}</Crumb>
      <ListPage
        heading={`Articole: ${name}`}
        lead="Pe scurt, pe articole, cu data la care textul este adevărat. „Am comparat azi” spune că ați citit articolul la adresa lui oficială și că rezumatul este corect."
        count={articles ? { value: articles.length, words: "articole" } : undefined}
        action={
          <ButtonLink variant="primary" icon={Plus} href={adminArticlesPath(id, "new")}>
            Articol nou
          </ButtonLink>
        }
        boxed
        shown={articles?.length ?? null}
        nothingYet={{
          title: "Niciun articol, deocamdată",
          text: "Scrieți articolele pe care le citează cel mai des primăriile.",
        }}
        nothingMatches={{ resetHref: adminArticlesPath(id) }}
      >
        <Rows>
          {articles?.map((article) => (
            <Row
              key={article.id}
              title={<Anchor href={adminArticlePath(article.id)}>{article.title}</Anchor>}
              facts={article.facts}
              end={
                <Cluster tight>
                  <PostButton
                    small
                    variant="quiet"
                    icon={BadgeCheck}
                    action={adminArticlePath(article.id, "verification")}
                    fields={{ version: article.version }}
                  >
                    Am comparat azi<span className="vh">: {article.title}</span>
                  </PostButton>
                  <ButtonLink small variant="quiet" href={adminArticlePath(article.id, "removal")}>
                    Șterge<span className="vh">: {article.title}</span>
                  </ButtonLink>
                </Cluster>
              }
            />
          ))}
        </Rows>
      </ListPage>
    </Stack>
  );
}
