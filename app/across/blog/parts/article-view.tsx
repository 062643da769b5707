import type { ReactNode } from "react";
import { ReadArticle } from "~/modules/articles/parts/article-reading";
import { ArticleRow } from "~/modules/articles/parts/article-row";
import { BLOG } from "~/modules/articles/rules/blog";
import { ButtonLink } from "~/ui/button/button";
import { Share } from "~/ui/button/share";
import { EmptyState } from "~/ui/list/empty-state";
import { List } from "~/ui/list/list";
import type { ArticleFound } from "../pages/article.server";

type ArticleViewProps = {
  found: ArticleFound;
  /** The absolute public address, for sharing. */
  url: string;
  /** Beside the title: the favourite button. */
  actions?: ReactNode;
  /** Beside the text, after everything else. */
  after?: ReactNode;
};

/** A published article with its author, its contents and related ones. */
export function ArticleView({ found: { article, related }, url, actions, after }: ArticleViewProps) {
  const { category, title } = article;
  return (
    <ReadArticle
      article={article}
      verified
      crumb={{ href: category.href, label: `Blog, ${category.label}` }}
      actions={actions}
      aside={
        <>
          <div className="card screen-only">
            <Share heading="Distribuiți articolul" url={url} title={title} />
          </div>
          {after}
        </>
      }
    >
      {related.length > 0 ? (
        <div className="screen-only">
          <List heading="De citit mai departe">
            {related.map((one) => (
              <ArticleRow key={one.id} article={one} short />
            ))}
          </List>
        </div>
      ) : null}
    </ReadArticle>
  );
}

/** The same page for missing, unpublished and deleted articles and those of suspended organisations. */
export function ArticleMissing() {
  return (
    <EmptyState
      reason="nothing-matches"
      level={1}
      title="Articol nu a fost găsit"
      action={<ButtonLink href={BLOG}>Toate articolele</ButtonLink>}
    >
      Adresa este greșită sau articolul nu mai este publicat.
    </EmptyState>
  );
}
