import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Heading, type HeadingLevel } from "../head/heading";
import { unbroken } from "../text/unbroken";

export type CornerRow = {
  term: string;
  detail: ReactNode /** The registration number: larger, never broken. */;
  number?: boolean;
};

/** The ruled corner: number, date, deadline. */
export function Corner({ rows }: { rows: readonly CornerRow[] }) {
  return (
    <dl className="corner">
      {rows.map(({ term, detail, number }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={number ? "no" : undefined}>{unbroken(detail)}</dd>
        </div>
      ))}
    </dl>
  );
}

export type Fact = { term: string; detail: ReactNode };

export type FactsProps = { rows: readonly Fact[]; stack?: boolean };

/** Facts as a definition table. `stack`: each term above its detail, for narrow columns. */
export function Facts({ rows, stack }: FactsProps) {
  return (
    <dl className={classNames("facts", stack && "facts--stack")}>
      {rows.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{unbroken(detail)}</dd>
        </div>
      ))}
    </dl>
  );
}

export type FisaProps = {
  corner?: readonly CornerRow[];
  /** Its organisation: `<Letterhead …>`. */
  letterhead?: ReactNode;
  heading: ReactNode;
  level?: HeadingLevel;
  /** Badges, and small facts beside them. */
  status?: ReactNode;
  /** The few facts that matter most, in a ruled strip of four. */
  strip?: readonly Fact[];
  /** Where it stands: `<Knots …>`. */
  knots?: ReactNode;
  /** Words and `<Facts>`. */
  children?: ReactNode;
  /** Puts the corner above the heading at every width, as on a phone. */
  narrow?: boolean;
  className?: string;
};

/** A registry file, for records with a registration number only. */
export function Fisa(props: FisaProps) {
  const { corner, letterhead, heading, level = 2, status, strip, knots, children, narrow, className } = props;
  return (
    <section className={classNames("fisa", corner && !narrow && "fisa--corner", className)}>
      {corner ? <Corner rows={corner} /> : null}
      <div className="fisa__head stack stack--1">
        {letterhead}
        <Heading level={level}>{heading}</Heading>
        {status ? <div className="cluster">{status}</div> : null}
      </div>
      {strip ? (
        <dl className="fisa__facts">
          {strip.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{unbroken(detail)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {knots}
      {children ? <div className="fisa__body stack">{children}</div> : null}
    </section>
  );
}
