import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import type { ArticleCardFacts } from "../rules/card";

type PublishedArticlesProps = {
  articles: readonly ArticleCardFacts[];
  /** With the time that reading takes. */
  reading?: boolean;
};

/** What an organisation has published on the blog, on its page; nothing when there is none. */
export function PublishedArticles({ articles, reading: isTimed }: PublishedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <List heading="Articole" tight>
      {articles.map(({ id, href, title, category, published, reading }) => (
        <Row key={id} href={href} title={title} facts={[category, published, isTimed && reading]} />
      ))}
    </List>
  );
}
