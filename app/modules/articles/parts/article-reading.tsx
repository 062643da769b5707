import type { ReactNode } from "react";
import { Prose } from "~/modules/writing/parts/prose";
import { Card } from "~/ui/card/card";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Corner } from "~/ui/fisa/fisa";
import { Split } from "~/ui/layout/layout";
import { Picture, type PictureData } from "~/ui/picture/picture";
import { Tag } from "~/ui/tag/tag";
import { Moment } from "~/ui/text/text";
import type { ArticleReading } from "../rules/read";

type ReadArticleProps = {
  article: ArticleReading;
  /** Whether its organisation is verified; always true for published articles. */
  verified: boolean;
  /** Shown under the title. */
  action?: ReactNode;
  /** Shown after the text. */
  children?: ReactNode;
};

/** An article as the public reads it; also its author's preview. */
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
      <Prose html={html} />
      {children}
    </article>
  );
}

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

/** The text of an article at the writing or review desk. */
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
      <Prose html={body} />
    </Card>
  );
}
