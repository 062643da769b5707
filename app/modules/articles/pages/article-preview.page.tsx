import { isVerified } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { Notice } from "~/ui/flash/flash";
import { ReadArticle } from "../parts/article-reading";
import { deskPath } from "../rules/paths";
import { articleReading } from "../rules/read";
import { articleOf } from "../store/own.server";
import type { Route } from "./+types/article-preview.page";
import { deskOf } from "./writing-desk.server";

/** The edited text as it would be published: no views, and today's date if it is not published yet. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, base } = deskOf(context);
  const at = now();
  const article = await articleOf(actor, idFromPath(params.id), at);
  const { organisationId, organisationName, organisationKind, bodyText, authorName, publishedAt } = article;
  return {
    path: deskPath(base, article.id),
    verified: isVerified(actor),
    reading: articleReading({
      ...article,
      text: bodyText,
      author: authorName,
      organisation: { id: organisationId, name: organisationName, kind: organisationKind },
      communityId: null,
      publishedAt: publishedAt ?? at,
      approvedAt: null,
      views: 0,
    }),
  };
}

export const meta: Route.MetaFunction = () => [{ title: "Previzualizare – PSP" }];

export default function ArticlePreviewPage({ loaderData: { path, verified, reading } }: Route.ComponentProps) {
  return (
    <ReadArticle
      article={reading}
      verified={verified}
      crumb={{ href: path, label: "Înapoi la articol" }}
      above={
        <Notice>Așa va citi publicul articolul după aprobare. Pagina o vedeți numai dumneavoastră și colegii.</Notice>
      }
    />
  );
}
