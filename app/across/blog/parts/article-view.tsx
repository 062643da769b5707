import type { ReactNode } from "react";
import { ArticleCards } from "~/modules/articles/parts/article-cards";
import { ReadArticle } from "~/modules/articles/parts/article-reading";
import { Side } from "~/ui/layout/layout";
import type { ArticleFound } from "../article.server";
import { Share } from "./share";

type ArticleViewProps = {
  found: ArticleFound;
  /** The public address, whole: what is passed on. */
  url: string;
  /** Under the title: keeping it among the favourites. */
  action?: ReactNode;
  /** After what can be read next. */
  after?: ReactNode;
};

/** An article to be read, and beside it what to read next. */
export function ArticleView({ found: { article, related }, url, action, after }: ArticleViewProps) {
  const further = (
    <div className="screen-only stack stack--3">
      {related.length > 0 ? (
        <section className="stack" aria-labelledby="de-citit">
          <h2 id="de-citit" className="h3">
            De citit mai departe
          </h2>
          <ArticleCards articles={related} />
        </section>
      ) : null}
      {after}
    </div>
  );
  return (
    <Side label="De citit mai departe" aside={further}>
      <ReadArticle article={article} verified action={action}>
        <Share url={url} title={article.title} />
      </ReadArticle>
    </Side>
  );
}
