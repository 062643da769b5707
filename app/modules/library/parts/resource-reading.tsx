import type { ReactNode } from "react";
import { Prose } from "~/modules/writing/parts/prose";
import { Differences } from "~/modules/writing/parts/text-difference";
import { Anchor } from "~/ui/anchor/anchor";
import { Tags } from "~/ui/badge/tag";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { Dotted, Moment } from "~/ui/text/text";
import { editionPath } from "../rules/paths";
import { EXAMPLE } from "../rules/verification";
import type { ResourceView } from "../views/resource-view.server";
import { ActBadge } from "./act-rows";
import { ResourceFiles } from "./resource-files";
import { VerificationLine } from "./verification-notice";

type View = { view: ResourceView };

type ResourceHeadProps = View & { crumb: { href: string; label: string }; actions?: ReactNode };

export const ResourceHead = ({ view, crumb, actions }: ResourceHeadProps) => (
  <Head
    crumb={crumb}
    heading={view.title}
    facts={
      <Dotted
        facts={[
          view.kind,
          view.category,
          <>
            Ediția {view.number}, din <Moment at={view.published.at}>{view.published.words}</Moment>
          </>,
        ]}
      />
    }
    actions={actions}
  />
);

/** How far the shown edition can be relied on, or that there is a newer one. */
export const ResourceTrust = ({ view: { number, latest, page, isExample, verification } }: View) =>
  number === latest ? (
    <VerificationLine {...verification} />
  ) : (
    <Notice tone="yellow">
      <p>
        Citiți ediția {number}. <Anchor href={page}>Cea de acum este ediția {latest}</Anchor>.
        {isExample ? ` ${EXAMPLE}.` : null}
      </p>
    </Notice>
  );

/** A document as it is read, in one of its editions; a template is shown as the sheet that it is. */
export function ResourceText({ view: { page, number, difference, summary, html, isTemplate } }: View) {
  return (
    <>
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
      {summary === "" && html === "" ? null : (
        <Card as="article" className="stack">
          {summary === "" ? null : <p className="muted">{summary}</p>}
          {html === "" ? null : <Prose html={html} sheet={isTemplate} />}
        </Card>
      )}
    </>
  );
}

type ResourceFactsProps = View & {
  /** Further facts. */
  counts?: readonly { term: string; detail: string }[];
};

/** Beside a document: its files, the acts on which it rests, who wrote it, its topics. */
export function ResourceFacts({ view, counts = [] }: ResourceFactsProps) {
  const { files, basis, author, topics, tags } = view;
  return (
    <>
      {files.length > 0 ? <ResourceFiles files={files} /> : null}
      {basis.length > 0 ? (
        <List heading="Temeiul legal" tight>
          {basis.map(({ id, name, href, articles, state, words }) => (
            <Row
              key={`${id}-${articles}`}
              href={href ?? undefined}
              title={name}
              mark={state === "in-force" ? null : <ActBadge state={state}>{words}</ActBadge>}
              facts={[articles]}
            />
          ))}
        </List>
      ) : null}
      <Card heading="Despre document" className="stack">
        <Facts rows={[{ term: "Autor", detail: author }, ...counts]} />
        {topics.length + tags.length > 0 ? <Tags tags={[...topics, ...tags]} /> : null}
      </Card>
    </>
  );
}

/** All editions, each at its permanent address. */
export const Editions = ({ editions, number }: Pick<ResourceView, "editions" | "number">) => (
  <List heading="Edițiile documentului" tight>
    {editions.map((edition) => (
      <Row
        key={edition.number}
        href={edition.href}
        title={`Ediția ${edition.number}${edition.number === number ? ", cea deschisă" : ""}`}
        facts={[edition.on, edition.note]}
      />
    ))}
  </List>
);
