import type { ReactNode } from "react";
import { ArticleBody } from "~/modules/articles/parts/article-body";
import { ArticleCards } from "~/modules/articles/parts/article-cards";
import type { ArticleReading } from "~/modules/articles/rules/read";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Corner } from "~/ui/fisa/fisa";
import { Stack } from "~/ui/layout/layout";
import { Picture } from "~/ui/picture/picture";
import { Tag } from "~/ui/tag/tag";
import { Moment } from "~/ui/text/text";
import type { ArticleFound } from "../article.server";
import { Share } from "./share";

type ArticleViewProps = {
  found: ArticleFound;
  /** The public address, whole: what is passed on. */
  url: string;
  /** Beside the title: keeping it among the favourites. */
  action?: ReactNode;
};

/** An article to be read, and what to read next. */
export function ArticleView({ found: { article, related }, url, action }: ArticleViewProps) {
  const { title, lead, html, cover } = article;
  return (
    <Stack gap={3}>
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
      {related.length > 0 ? (
        <section className="stack" aria-labelledby="de-citit">
          <h2 id="de-citit">De citit mai departe</h2>
          <ArticleCards articles={related} />
        </section>
      ) : null}
    </Stack>
  );
}

/** Whose it is, and the facts in the corner that articles borrow from the registry. */
function Byline({ article }: { article: ArticleReading }) {
  const { organisation, author, published, updated, reading, views } = article;
  const { id, kind, name, href } = organisation;
  const rows = [
    { term: "Publicat", detail: <Moment at={published.at}>{published.text}</Moment> },
    ...(updated ? [{ term: "Actualizat", detail: <Moment at={updated.at}>{updated.text}</Moment> }] : []),
    { term: "Lungime", detail: reading },
    ...(views ? [{ term: "Cititori", detail: views }] : []),
  ];
  return (
    <div className="split">
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
    </div>
  );
}
