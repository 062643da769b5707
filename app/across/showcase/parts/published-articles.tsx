import { ArticleCard } from "~/modules/articles/parts/article-card";
import type { ArticleCardFacts } from "~/modules/articles/rules/card";

/** What an authority has published, on its own page; nothing where there is nothing. */
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
