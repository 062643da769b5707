import { Fragment, type ReactNode } from "react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { has } from "../has";
import { unbroken } from "./unbroken";

/** Between two small facts: a comma for whoever listens or copies, drawn as a middle dot. */
export function Dot() {
  return <span className="dot">, </span>;
}

/** A small fact: words, a link, or a moment in words, which may have others before it ("trimisă la"). */
export type SmallFact = ReactNode | LinkTo | { before?: string; at: string; text: string };

/** Small facts on one line with dots between them; empty facts are left out. */
export function Dotted({ facts }: { facts: readonly SmallFact[] }) {
  const shown = facts.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== "");
  return shown.map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line have no other name and never change places
    <Fragment key={index}>
      {index > 0 ? <Dot /> : null}
      {factIn(fact)}
    </Fragment>
  ));
}

function factIn(fact: SmallFact): ReactNode {
  if (has(fact, "href")) return <Anchor href={fact.href}>{fact.label}</Anchor>;
  if (!has(fact, "text")) return unbroken(fact);
  return (
    <>
      {fact.before ? `${fact.before} ` : null}
      <Moment at={fact.at}>{fact.text}</Moment>
    </>
  );
}

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>;
}

export type MomentProps = { at: string; children: ReactNode; className?: string };

/** A moment in words, with its exact form (`at`: ISO) for machines. */
export function Moment({ at, children, className }: MomentProps) {
  return (
    <time dateTime={at} className={className}>
      {unbroken(children)}
    </time>
  );
}

/** Small facts, each after its name. */
export const Labelled = ({ facts }: { facts: readonly { term: string; detail: ReactNode }[] }) => (
  <span>
    <Dotted
      facts={facts.map(({ term, detail }) => (
        <span key={term}>
          {term}: {detail}
        </span>
      ))}
    />
  </span>
);
