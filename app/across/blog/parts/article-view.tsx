import { Mail, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { ArticleCards } from "~/modules/articles/parts/article-card";
import { ReadArticle } from "~/modules/articles/parts/article-reading";
import { NewsletterForm } from "~/modules/outreach/parts/newsletter-form";
import { Button, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { CopyText } from "~/ui/copy-text/copy-text";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Cluster, Side } from "~/ui/layout/layout";
import type { ArticleFound } from "../article.server";

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

/** Never there, not published, taken back, in the bin, of an organisation that is suspended: all the same to a reader. */
export function ArticleMissing() {
  return (
    <EmptyState
      reason="nothing-matches"
      level={1}
      title="Articol nu a fost găsit"
      action={<ButtonLink href="/blog">Toate articolele</ButtonLink>}
    >
      Adresa este greșită sau articolul nu mai este publicat.
    </EmptyState>
  );
}

/** The newsletter, where somebody has just read: in the place of the one at the foot of other pages. */
export function NewsletterBox() {
  return (
    <Card heading="Ce apare nou, prin e-mail" className="stack stack--1">
      <NewsletterForm source="blog" />
    </Card>
  );
}

/** Ways to pass an article on, none of which tells anybody else of it. `url`: the public address, whole. */
function Share({ url, title }: { url: string; title: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <section className="screen-only stack stack--1" aria-labelledby="distribuire">
      <h2 id="distribuire" className="h3">
        Distribuiți articolul
      </h2>
      <CopyText text={url} label="Copiază legătura" />
      <Cluster tight>
        <ButtonLink href={mail} small icon={Mail}>
          Trimite prin e-mail
        </ButtonLink>
        <Button type="button" small icon={Share2} className="share__native" data-share={url} data-share-title={title}>
          Distribuie
        </Button>
      </Cluster>
    </section>
  );
}
