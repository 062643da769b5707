import { data } from "react-router";
import type { Article, Graph, ImageObject } from "schema-dts";
import { isUat } from "~/modules/accounts/rules/actor";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { BLOG, BLOG_FEED, blogFeedTitle } from "~/modules/articles/rules/blog";
import type { ArticleReading } from "~/modules/articles/rules/read";
import { favouritesAmong } from "~/modules/articles/store/favourites.server";
import { breadcrumbs, originOf, pageMeta, socialPicture } from "~/platform/page-meta";
import { settings } from "~/platform/settings.server";
import type { PictureData } from "~/ui/photo/picture";
import { ArticleMissing, ArticleView } from "../parts/article-view";
import { Favourite } from "../parts/favourite";
import { NewsletterBox } from "../parts/newsletter-box";
import type { Route } from "./+types/public-article.page";
import { articleFound } from "./article.server";

/** The footer's newsletter form is hidden: the page has its own. */
export const handle = { newsletter: false };

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await articleFound(params.id);
  if (!found) return data({ found: null, url: "", kept: null }, { status: 404 });
  const visitor = context.get(actorContext);
  const { id, path } = found.article;
  /** Null for whoever has no favourites: the page of visitors is the same for all. */
  const kept = isUat(visitor) ? (await favouritesAmong(visitor.userId, [id])).length > 0 : null;
  return data({ found, url: settings().origin + path, kept });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const found = loaderData?.found;
  if (!found) return pageMeta(matches, { title: "Articol nu a fost găsit", path: BLOG, noindex: true });
  const { article, description } = found;
  return pageMeta(matches, {
    title: article.title,
    description,
    path: article.path,
    type: "article",
    picture: socialPicture("articol", article.id, article.title),
    facts: structuredData(originOf(matches), article),
    feed: { path: BLOG_FEED, title: blogFeedTitle(null) },
  });
};

export default function ArticlePage({ loaderData: { found, url, kept } }: Route.ComponentProps) {
  if (!found) return <ArticleMissing />;
  return (
    <ArticleView
      found={found}
      url={url}
      actions={kept === null ? undefined : <Favourite article={found.article} kept={kept} back={found.article.path} />}
      after={<NewsletterBox />}
    />
  );
}

/** Structured data (schema.org) with what the page shows. */
function structuredData(origin: string, article: ArticleReading): Graph {
  const steps = [["Blog", BLOG] as const, [article.title, article.path] as const];
  return { "@context": "https://schema.org", "@graph": [articleNode(origin, article), breadcrumbs(origin, steps)] };
}

function articleNode(origin: string, article: ArticleReading): Article {
  const { path, title, lead, category, organisation, author, published, updated, cover, words } = article;
  const { name, href } = organisation;
  return {
    "@type": "Article",
    "@id": origin + path,
    url: origin + path,
    headline: title,
    ...(lead ? { description: lead } : {}),
    inLanguage: "ro",
    articleSection: category.label,
    wordCount: words,
    datePublished: published.at,
    ...(updated ? { dateModified: updated.at } : {}),
    author: { "@type": "Person", name: author },
    publisher: { "@type": "Organization", name, ...(href ? { url: origin + href } : {}) },
    ...(cover ? { image: imageNode(origin, cover) } : {}),
  };
}

const imageNode = (origin: string, { src, width, height, alt }: PictureData): ImageObject => ({
  "@type": "ImageObject",
  url: origin + src,
  width: `${width}`,
  height: `${height}`,
  ...(alt ? { caption: alt } : {}),
});
