import type { ReactNode } from "react";
import { Prose } from "~/modules/writing/parts/prose";
import { Differences } from "~/modules/writing/parts/text-difference";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Corner } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Cluster } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { Tag, Tags } from "~/ui/tag/tag";
import { Moment } from "~/ui/text/text";
import { editionPath } from "../rules/paths";
import { EXAMPLE } from "../rules/verification";
import type { ResourceView } from "../views/resource-view.server";
import { ActBadge } from "./act-rows";
import { ResourceFiles } from "./resource-files";
import { VerificationNotice } from "./verification-notice";

type ResourceReadingProps = {
  view: ResourceView;
  /** Further rows of the corner. */
  counts?: readonly { term: string; detail: string }[];
  /** Under the title. */
  actions?: ReactNode;
};

/** A document as it is read, in one of its editions. */
export function ResourceReading({ view, counts = [], actions }: ResourceReadingProps) {
  const { title, summary, kind, category, topics, author, published, number, latest, page, difference } = view;
  const isLatest = number === latest;
  return (
    <article className="article stack stack--3">
      <header className="stack">
        <Cluster tight>
          <Tag>{kind}</Tag>
          <Tag>{category}</Tag>
          {topics.map((topic) => (
            <Tag key={topic}>{topic}</Tag>
          ))}
        </Cluster>
        <h1>{title}</h1>
        {summary === "" ? null : <p className="lead muted">{summary}</p>}
        <Corner
          inline
          rows={[
            { term: "Ediția", detail: String(number) },
            { term: "Publicată", detail: <Moment at={published.at}>{published.words}</Moment> },
            { term: "Autor", detail: author },
            ...counts,
          ]}
        />
        {actions}
      </header>
      {isLatest ? (
        <VerificationNotice {...view.verification} />
      ) : (
        <Notice tone="yellow">
          <p>
            Citiți ediția {number}. <Anchor href={page}>Cea de acum este ediția {latest}</Anchor>.
            {view.isExample ? ` ${EXAMPLE}.` : null}
          </p>
        </Notice>
      )}
      {difference === null && number > 1 ? (
        <p className="screen-only">
          <Anchor href={editionPath(page, number)}>Ce s-a schimbat față de ediția {number - 1}</Anchor>
        </p>
      ) : null}
      {difference === null ? null : (
        <Card className="difference screen-only" heading={`Ce s-a schimbat față de ediția ${number - 1}`}>
          <Differences pair={difference} />
        </Card>
      )}
      {view.files.length > 0 ? <ResourceFiles files={view.files} /> : null}
      {view.html === "" ? null : <Prose html={view.html} />}
      {view.basis.length > 0 ? (
        <section className="stack" aria-labelledby="temei">
          <h2 id="temei" className="h3">
            Temeiul legal
          </h2>
          <Rows>
            {view.basis.map(({ id, name, href, articles, state, words }) => (
              <Row
                key={`${id}-${articles}`}
                title={href === null ? name : <Anchor href={href}>{name}</Anchor>}
                facts={[articles]}
                end={state === "in-force" ? null : <ActBadge state={state}>{words}</ActBadge>}
              />
            ))}
          </Rows>
        </section>
      ) : null}
      {view.tags.length > 0 ? <Tags tags={view.tags} /> : null}
    </article>
  );
}

/** All editions, each at its permanent address. */
export function Editions({ editions, number }: Pick<ResourceView, "editions" | "number">) {
  return (
    <Card heading="Edițiile documentului" className="screen-only">
      <Rows>
        {editions.map((edition) => (
          <Row
            key={edition.number}
            href={edition.href}
            title={`Ediția ${edition.number}${edition.number === number ? ", cea deschisă" : ""}`}
            facts={[edition.on, edition.note]}
          />
        ))}
      </Rows>
    </Card>
  );
}
