import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor";
import { Dotted } from "../text/text";

export type RowProps = {
  /** Makes the whole row a link. */
  href?: string;
  title: ReactNode;
  /** A small line: number, who, when. */
  note?: ReactNode;
  /** The small line as facts with dots between them. */
  facts?: readonly ReactNode[];
  /** At the end: a badge, a count. */
  end?: ReactNode;
};

/** One row of `Rows`. */
export function Row({ href, title, facts, note = facts && <Dotted facts={facts} />, end }: RowProps) {
  const words = (
    <>
      <span>
        <b>{title}</b>
        {note ? <span className="small num">{note}</span> : null}
      </span>
      {end}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <div className="row">{words}</div>
      ) : (
        <Anchor className="row" href={href}>
          {words}
        </Anchor>
      )}
    </li>
  );
}

/** Rows with hairlines between them. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="rows">{children}</ul>;
}
