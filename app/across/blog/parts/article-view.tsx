import type { ReactNode } from "react";
import { ArticleBody } from "~/modules/articles/parts/article-body";
import { ArticleCards } from "~/modules/articles/parts/article-cards";
import type { ArticleReading } from "~/modules/articles/rules/read";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Corner } from "~/ui/fisa/fisa";
import { Side, Split } from "~/ui/layout/layout";
import { Picture } from "~/ui/picture/picture";
import { Tag } from "~/ui/tag/tag";
import { Moment } from "~/ui/text/text";
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
  const { title, lead, html, cover } = article;
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
      <article className="article stack stack--3">
        <header className="stack">
          <div>
            <Tag href={article.category.href}>{article.category.label}</Tag>
          </div>
          <h1>{title}</h1>
          {lead ? <p className="lead muted">{lead}</p> : null}
          <Byline article={article} />
          {action}
        </header>
        {cover ? (
          <div className="cover">
            <Picture picture={cover} sizes="(min-width: 50rem) 48rem, 100vw" eager />
          </div>
        ) : null}
        <ArticleBody html={html} />
        <Share url={url} title={title} />
      </article>
    </Side>
  );
}

/** Whose it is, and the facts in the corner that articles borrow from the registry. */
function Byline({ article }: { article: ArticleReading }) {
  const { organisation, author, published, updated, reading, times } = article;
  const { id, kind, name, href } = organisation;
  const rows = [
    { term: "Publicat", detail: <Moment at={published.at}>{published.text}</Moment> },
    ...(updated ? [{ term: "Actualizat", detail: <Moment at={updated.at}>{updated.text}</Moment> }] : []),
    { term: "Lungime", detail: reading },
    ...(times ? [{ term: "Citit", detail: times }] : []),
  ];
  return (
    <Split center>
      <OrganisationMark
        seed={id}
        kind={kind}
        verified
        verifiedWord={kind === "UAT" ? "Instituție verificată" : "Verificată"}
        name={name}
        {...(href ? { href } : {})}
        note={`Scris de ${author}`}
      />
      <Corner rows={rows} inline />
    </Split>
  );
}
