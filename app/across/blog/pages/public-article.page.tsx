import { data } from "react-router";
import { BLOG, BLOG_FEED, blogFeedTitle } from "~/modules/articles/rules/blog";
import { originOf, pageMeta, socialPicture } from "~/platform/page-meta";
import { settings } from "~/platform/settings.server";
import { Crumb } from "~/ui/crumb/crumb";
import { Stack } from "~/ui/layout/layout";
import { articleFound } from "../article.server";
import { articleFacts } from "../article-facts";
import { ArticleMissing, ArticleView, NewsletterBox } from "../parts/article-view";
import type { Route } from "./+types/public-article.page";

/** The page has a box of its own for the newsletter. */
export const handle = { newsletter: false };

export async function loader({ params }: Route.LoaderArgs) {
  const found = await articleFound(params.id);
  if (!found) return data({ found: null, url: "" }, { status: 404 });
  return data({ found, url: settings().origin + found.article.path });
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
    facts: articleFacts(originOf(matches), article),
    feed: { path: BLOG_FEED, title: blogFeedTitle(null) },
  });
};

export default function ArticlePage({ loaderData: { found, url } }: Route.ComponentProps) {
  if (!found) return <ArticleMissing />;
  return (
    <Stack gap={3}>
      <Crumb href={BLOG}>Blog</Crumb>
      <ArticleView found={found} url={url} after={<NewsletterBox />} />
    </Stack>
  );
}
