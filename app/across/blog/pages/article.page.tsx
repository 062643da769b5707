import { data } from "react-router";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { FAVOURITES, innerArticlePath } from "~/modules/articles/rules/blog";
import { favouritesAmong } from "~/modules/articles/store/favourites.server";
import { settings } from "~/platform/settings.server";
import { ButtonLink } from "~/ui/button/button";
import { ArticleMissing, ArticleView } from "../parts/article-view";
import { Favourite } from "../parts/favourite";
import type { Route } from "./+types/article.page";
import { type ArticleFound, articleFound } from "./article.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const found = await articleFound(params.id);
  if (!found) return data({ found: null, url: "", kept: false }, { status: 404 });
  const { id, path } = found.article;
  const related = found.related.map((card) => ({ ...card, href: innerArticlePath(card.id) }));
  return data({
    found: { ...found, related },
    url: settings().origin + path,
    kept: (await favouritesAmong(actor.userId, [id])).length > 0,
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.found?.article.title ?? "Articol nu a fost găsit"} – PSP` },
];

export default function InnerArticlePage({ loaderData: { found, url, kept } }: Route.ComponentProps) {
  if (!found) return <ArticleMissing />;
  return <ArticleView found={found} url={url} actions={<Actions article={found.article} kept={kept} />} />;
}

function Actions({ article, kept }: { article: ArticleFound["article"]; kept: boolean }) {
  return (
    <>
      <ButtonLink variant="quiet" href={FAVOURITES}>
        Articolele favorite
      </ButtonLink>
      <Favourite article={article} kept={kept} />
    </>
  );
}
