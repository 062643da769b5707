import type { ReactNode } from "react";
import { Card } from "~/ui/card/card";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Corner } from "~/ui/fisa/fisa";
import { Split } from "~/ui/layout/layout";
import { Picture, type PictureData } from "~/ui/picture/picture";
import { Tag } from "~/ui/tag/tag";
import { Moment } from "~/ui/text/text";
import type { ArticleReading } from "../rules/read";
import { ArticleBody } from "./article-body";

type ReadArticleProps = {
  article: ArticleReading;
  /** Whether its organisation is: of what the public reads, always. */
  verified: boolean;
  /** Under the title: what its reader may do with it. */
  action?: ReactNode;
  /** After the text. */
  children?: ReactNode;
};

/** An article as it is read: by the public, and before that by its author. */
export function ReadArticle({ article, verified, action, children }: ReadArticleProps) {
  const { title, category, lead, html, cover } = article;
  return (
    <article className="article stack stack--3">
      <header className="stack">
        <div>
          <Tag href={category.href}>{category.label}</Tag>
        </div>
        <h1>{title}</h1>
        {lead ? <p className="lead muted">{lead}</p> : null}
        <Byline article={article} verified={verified} />
        {action}
      </header>
      {cover ? (
        <div className="cover">
          <Picture picture={cover} sizes="(min-width: 50rem) 48rem, 100vw" eager />
        </div>
      ) : null}
      <ArticleBody html={html} />
      {children}
    </article>
  );
}

/** Whose it is, and the facts in the corner that articles borrow from the registry. */
function Byline({ article, verified }: Pick<ReadArticleProps, "article" | "verified">) {
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
        verified={verified}
        verifiedWord={kind === "UAT" ? "Instituție verificată" : "Verificată"}
        name={name}
        {...(href ? { href } : {})}
        note={`Scris de ${author}`}
      />
      <Corner rows={rows} inline />
    </Split>
  );
}

type ArticleTextProps = {
  heading: string;
  text: { category: string; summary: string; body: string; cover: PictureData | null };
};

/** A whole text at a desk: what its author filled in, in the order in which it is read. */
export function ArticleText({ heading, text }: ArticleTextProps) {
  const { category, summary, body, cover } = text;
  return (
    <Card heading={heading} className="stack" action={<span className="small muted">{category}</span>}>
      {cover === null ? null : (
        <div className="cover cover--wide">
          <Picture picture={cover} sizes="(min-width: 64rem) 48rem, 100vw" eager />
        </div>
      )}
      {summary === "" ? null : (
        <p>
          <b>{summary}</b>
        </p>
      )}
      <ArticleBody html={body} />
    </Card>
  );
}
