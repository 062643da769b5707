import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Crumb } from "~/ui/crumb/crumb";
import { Corner } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Split, Stack } from "~/ui/layout/layout";
import { Picture, type PictureData } from "~/ui/picture/picture";
import { Tag } from "~/ui/tag/tag";
import { ArticleBody } from "./article-body";

export type ArticlePreviewView = {
  path: string;
  title: string;
  category: string;
  summary: string;
  body: string;
  cover: PictureData | null;
  organisation: { id: string; name: string; kind: OrganisationKind };
  author: string;
  date: string;
  reading: string;
};

/** The text that is being written, as the public would read it. */
export function ArticlePreview({ view }: { view: ArticlePreviewView }) {
  const { path, title, category, summary, body, cover, organisation, author, date, reading } = view;
  const rows = [
    { term: "Publicat", detail: date },
    { term: "Lungime", detail: reading },
  ];
  return (
    <Stack gap={3}>
      <Crumb href={path}>Înapoi la articol</Crumb>
      <Notice>Așa va citi publicul articolul după aprobare. Pagina o vedeți numai dumneavoastră și colegii.</Notice>
      <article className="article stack stack--3">
        <header className="stack">
          <div>
            <Tag>{category}</Tag>
          </div>
          <h1>{title}</h1>
          {summary === "" ? null : <p className="lead muted">{summary}</p>}
          <Split center>
            <OrganisationMark
              seed={organisation.id}
              kind={organisation.kind}
              name={organisation.name}
              note={`Scris de ${author}`}
            />
            <Corner rows={rows} inline />
          </Split>
        </header>
        {cover === null ? null : (
          <div className="cover">
            <Picture picture={cover} sizes="(min-width: 50rem) 48rem, 100vw" eager />
          </div>
        )}
        <ArticleBody html={body} />
      </article>
    </Stack>
  );
}
