import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { OwnArticle } from "../parts/own-article";
import { articleOf } from "../store/own.server";
import type { Route } from "./+types/article.page";
import { ownArticleView } from "./own-article-view.server";
import { deskOf } from "./writing-desk.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const desk = deskOf(context);
  const at = now();
  return ownArticleView(desk, await articleOf(desk.actor, idFromPath(params.id), at), at);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.title ?? "Articol"} – PSP` }];

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <OwnArticle view={loaderData} />;
}
