import { Bookmark, BookmarkCheck } from "lucide-react";
import { data, Form } from "react-router";
import { actorOf } from "~/modules/accounts/http/request.server";
import { FAVOURITES, favouritePath, innerArticlePath } from "~/modules/articles/rules/blog";
import { isFavourite } from "~/modules/articles/store/favourites.server";
import { settings } from "~/platform/settings.server";
import { Anchor } from "~/ui/anchor/anchor";
import { Button } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { Cluster, Stack } from "~/ui/layout/layout";
import { articleFound } from "../article.server";
import { ArticleMissing, ArticleView } from "../parts/article-view";
import type { Route } from "./+types/article.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const found = await articleFound(params.id);
  if (!found) return data({ found: null, url: "", kept: false }, { status: 404 });
  const { id, path } = found.article;
  const related = found.related.map((card) => ({ ...card, href: innerArticlePath(card.id) }));
  return data({
    found: { ...found, related },
    url: settings().origin + path,
    kept: await isFavourite(actor.userId, id),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.found?.article.title ?? "Articol nu a fost găsit"} – PSP` },
];

export default function InnerArticlePage({ loaderData: { found, url, kept } }: Route.ComponentProps) {
  if (!found) return <ArticleMissing />;
  return (
    <Stack gap={3}>
      <Crumb href={FAVOURITES}>Articole favorite</Crumb>
      <ArticleView found={found} url={url} action={<Favourite id={found.article.id} kept={kept} />} />
    </Stack>
  );
}

function Favourite({ id, kept }: { id: string; kept: boolean }) {
  return (
    <Cluster>
      <Form method="post" action={favouritePath(id)} preventScrollReset>
        <input type="hidden" name="kept" value={kept ? "no" : "yes"} />
        <Button icon={kept ? BookmarkCheck : Bookmark}>{kept ? "Scoate din favorite" : "Adaugă la favorite"}</Button>
      </Form>
      {kept ? <Anchor href={FAVOURITES}>Toate articolele favorite</Anchor> : null}
    </Cluster>
  );
}
