import { pictureOf } from "~/modules/media/rules/image";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { dateLong } from "~/platform/language/dates";
import { ArticlePreview } from "../parts/article-preview";
import { readingText } from "../rules/card";
import { ARTICLE_CATEGORIES } from "../rules/categories";
import { deskPath } from "../rules/paths";
import { articleOf } from "../store/own.server";
import type { Route } from "./+types/article-preview.page";
import { deskOf } from "./writing-desk.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, base } = deskOf(context);
  const at = now();
  const article = await articleOf(actor, idFromPath(params.id), at);
  const { id, title, category, summary, body, bodyText, cover, organisationId, organisationName, organisationKind } =
    article;
  return {
    ...{ title, summary, body },
    path: deskPath(base, id),
    category: ARTICLE_CATEGORIES[category],
    cover: cover && pictureOf(cover),
    organisation: { id: organisationId, name: organisationName, kind: organisationKind },
    author: article.authorName,
    date: dateLong(article.publishedAt ?? at),
    reading: readingText(bodyText),
  };
}

export const meta: Route.MetaFunction = () => [{ title: "Previzualizare – PSP" }];

export default function ArticlePreviewPage({ loaderData }: Route.ComponentProps) {
  return <ArticlePreview view={loaderData} />;
}
