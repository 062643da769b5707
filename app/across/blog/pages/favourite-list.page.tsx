import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { ArticleRow } from "~/modules/articles/parts/article-row";
import { BLOG, FAVOURITES, innerArticlePath } from "~/modules/articles/rules/blog";
import { articleCardFacts } from "~/modules/articles/rules/card";
import { favouritesOf } from "~/modules/articles/store/favourites.server";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { ListPage } from "~/ui/list/list-page";
import { Favourite } from "../parts/favourite";
import type { Route } from "./+types/favourite-list.page";

export async function loader({ context }: Route.LoaderArgs) {
  const found = await favouritesOf(actorOf(context).userId).catch(couldNotLoad);
  return { cards: found?.map(articleCardFacts).map((card) => ({ ...card, href: innerArticlePath(card.id) })) ?? null };
}

export const meta: Route.MetaFunction = () => [{ title: "Articole favorite – PSP" }];

export default function FavouriteList({ loaderData: { cards } }: Route.ComponentProps) {
  const shown = cards?.length ?? 0;
  return (
    <ListPage
      heading="Articole favorite"
      count={shown > 0 && [shown, "articol", "articole"]}
      actions={{ label: "Blog", href: BLOG }}
      end={<p>Lista nu o vede altcineva.</p>}
      shown={cards && shown}
      path={FAVOURITES}
      nothingYet={{
        title: "Niciun articol favorit, deocamdată",
        text: "Deschideți un articol și apăsați „Adaugă la favorite”: îl găsiți apoi aici.",
        action: { label: "Vezi articolele", href: BLOG, primary: true },
      }}
    >
      {cards?.map((article) => (
        <ArticleRow
          key={article.id}
          article={article}
          menu={[<Favourite key="favourite" article={article} kept listed back={FAVOURITES} />]}
        />
      ))}
    </ListPage>
  );
}
