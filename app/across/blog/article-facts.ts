import type { Article, Graph, ImageObject } from "schema-dts";
import { BLOG } from "~/modules/articles/rules/blog";
import type { ArticleReading } from "~/modules/articles/rules/read";
import { breadcrumbs } from "~/platform/page-meta";
import type { PictureData } from "~/ui/picture/picture";

/** The article as search engines read it: what its page shows. */
export function articleFacts(origin: string, article: ArticleReading): Graph {
  const steps = [["Blog", BLOG] as const, [article.title, article.path] as const];
  return { "@context": "https://schema.org", "@graph": [told(origin, article), breadcrumbs(origin, steps)] };
}

function told(origin: string, article: ArticleReading): Article {
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
    ...(cover ? { image: pictured(origin, cover) } : {}),
  };
}

const pictured = (origin: string, { src, width, height, alt }: PictureData): ImageObject => ({
  "@type": "ImageObject",
  url: origin + src,
  width: `${width}`,
  height: `${height}`,
  ...(alt ? { caption: alt } : {}),
});
