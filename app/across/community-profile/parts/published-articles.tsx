import type { ArticleCardFacts } from "~/modules/articles/rules/card";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { Moment } from "~/ui/text/text";

/** Articles published by the authority of a community; nothing when there are none. */
export function PublishedArticles({ articles }: { articles: readonly ArticleCardFacts[] }) {
  if (articles.length === 0) return null;
  return (
    <List heading="Articole" tight>
      {articles.map(({ id, href, title, category, published }) => (
        <Row
          key={id}
          href={href}
          title={title}
          facts={[
            category,
            <Moment key="published" at={published.at}>
              {published.text}
            </Moment>,
          ]}
        />
      ))}
    </List>
  );
}
