import type { ReactNode } from "react";
import { Prose } from "~/modules/writing/parts/prose";
import { contentsOf } from "~/modules/writing/rules/contents";
import { Card } from "~/ui/card/card";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Toc } from "~/ui/document/toc";
import { Head, type HeadProps } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { Photo } from "~/ui/photo/photo";
import type { PictureData } from "~/ui/photo/picture";
import { Dotted } from "~/ui/text/text";
import type { ArticleReading } from "../rules/read";

type ReadArticleProps = Pick<HeadProps, "crumb" | "actions"> & {
  article: ArticleReading;
  /** Whether its organisation is verified; always true for published articles. */
  verified: boolean;
  /** Between the head and the text. */
  above?: ReactNode;
  /** Beside the text, after its author and its contents. */
  aside?: ReactNode;
  /** After the text. */
  children?: ReactNode;
};

/** An article as the public reads it; also its author's preview. */
export function ReadArticle({ article, verified, crumb, actions, above, aside, children }: ReadArticleProps) {
  const { title, lead, html, cover } = article;
  const contents = contentsOf(html);
  return (
    <>
      <Head heading={title} crumb={crumb} actions={actions} facts={<Written article={article} />} />
      {above}
      <Side
        label="Despre articol"
        aside={
          <>
            <Author article={article} verified={verified} />
            {contents.length > 0 ? <Toc heading="În articol" entries={contents} /> : null}
            {aside}
          </>
        }
      >
        <Stack>
          <article className="card article">
            {cover ? <Photo picture={cover} sizes="(min-width: 64rem) 50rem, 100vw" /> : null}
            {lead ? (
              <p className="article__lead">
                <b>{lead}</b>
              </p>
            ) : null}
            <Prose html={html} parts />
          </article>
          {children}
        </Stack>
      </Side>
    </>
  );
}

const Written = ({ article: { category, published, updated, reading, times } }: { article: ArticleReading }) => (
  <Dotted
    facts={[
      category.label,
      published,
      updated && { before: "actualizat la", ...updated },
      reading,
      times && `citit ${times}`,
    ]}
  />
);

function Author({ article, verified }: Pick<ReadArticleProps, "article" | "verified">) {
  const { id, kind, name, href } = article.organisation;
  return (
    <Card>
      <OrganisationMark
        seed={id}
        kind={kind}
        verified={verified}
        verifiedWord={kind === "UAT" ? "Instituție verificată" : "Verificată"}
        name={name}
        {...(href ? { href } : {})}
        note={`Scris de ${article.author}`}
      />
    </Card>
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
    <Card heading={heading} action={<span className="small muted">{category}</span>}>
      {cover === null ? null : <Photo picture={cover} sizes="(min-width: 64rem) 48rem, 100vw" />}
      {summary === "" ? null : (
        <p>
          <b>{summary}</b>
        </p>
      )}
      <Prose html={body} />
    </Card>
  );
}
