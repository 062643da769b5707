import type { ReactNode } from "react";
import { ArticleCards } from "~/modules/articles/parts/article-card";
import { ReadArticle } from "~/modules/articles/parts/article-reading";
import { BLOG } from "~/modules/articles/rules/blog";
import { NewsletterForm } from "~/modules/outreach/parts/newsletter-form";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Side, Stack } from "~/ui/layout/layout";
import { Share } from "~/ui/share/share";
import type { ArticleFound } from "../pages/article.server";

type ArticleViewProps = {
  found: ArticleFound;
  /** The absolute public address, for sharing. */
  url: string;
  /** Shown under the title: the favourite button. */
  action?: ReactNode;
  /** Shown after the related articles. */
  after?: ReactNode;
};

/** A published article with related ones beside it. */
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
    <Stack gap={3}>
      <Crumb href={BLOG}>Blog</Crumb>
      <Side label="De citit mai departe" aside={further}>
        <ReadArticle article={article} verified action={action}>
          <Share heading="Distribuiți articolul" url={url} title={article.title} />
        </ReadArticle>
      </Side>
    </Stack>
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

/** The newsletter form, instead of the one in the footer of other pages. */
export function NewsletterBox() {
  return (
    <Card heading="Articole noi, prin e-mail" className="stack stack--1">
      <NewsletterForm source="blog" />
    </Card>
  );
}
