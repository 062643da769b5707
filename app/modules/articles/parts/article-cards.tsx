import type { ArticleCardFacts } from "../rules/card";
import { ArticleCard } from "./article-card";

type ArticleCardsProps = {
  articles: readonly ArticleCardFacts[];
  /** The first stands larger than the others. */
  featured?: boolean;
  /** On their organisation's own page its name is said already. */
  anonymous?: boolean;
};

/** Published articles, in their order. */
export function ArticleCards({ articles, featured = false, anonymous = false }: ArticleCardsProps) {
  return (
    <ul className={featured ? "grid3 articles articles--featured" : "grid3 articles"}>
      {articles.map((article, place) => (
        <li key={article.id}>
          <ArticleCard article={article} anonymous={anonymous} large={featured && place === 0} />
        </li>
      ))}
    </ul>
  );
}
