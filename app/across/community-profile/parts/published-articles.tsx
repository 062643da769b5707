import { ArticleCard } from "~/modules/articles/parts/article-card";
import type { ArticleCardFacts } from "~/modules/articles/rules/card";

/** Articles published by the authority of a community; nothing when there are none. */
export function PublishedArticles({ articles }: { articles: readonly ArticleCardFacts[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="stack">
      <h2>Articole</h2>
      <ul className="grid3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} anonymous />
          </li>
        ))}
      </ul>
    </section>
  );
}
