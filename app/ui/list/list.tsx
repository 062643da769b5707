import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Heading } from "../head/heading";
import { Pager, type PagerProps } from "./pager";
import { RowLevel } from "./row";

type ListLook = {
  /** Rows of 56 px instead of 64. */
  tight?: boolean;
  /** Two rows side by side where there is room. */
  pairs?: boolean;
  /** The width of the column of verbs, and of the cells, where the usual ones (124 and 128 px) do not fit. */
  verbs?: "short" | "long";
  narrow?: boolean;
  /** Each row ends with `<Tiers>`. */
  tiers?: boolean;
  /** Steps in their order, on a thread: rows have knots instead of slots. */
  chain?: boolean;
};

export type FrameProps = ListLook & {
  /** What the rows are, for screen readers, where the list has no heading. */
  label?: string | undefined;
  heading?: ReactNode;
  /** The level of the heading, and of the states'; titles of rows are one below it. */
  level?: 2 | 3;
  id?: string;
  /** At the other end of the heading: a link to all of them. */
  action?: ReactNode;
  /** `<Filters>`. */
  filters?: ReactNode;
  pages?: PagerProps | undefined;
  /** A last line: where there are more of them, or what else can be done. */
  end?: ReactNode;
};

export type ListProps = FrameProps & {
  /** Rows. */
  children: ReactNode;
};

/** Rows in one bordered card, with a heading or filters above them and pages below. */
export function List({ children, ...frame }: ListProps) {
  return (
    <Frame {...frame}>
      <RowLevel value={levelBelow(frame)}>
        <ul>{children}</ul>
      </RowLevel>
    </Frame>
  );
}

const levelBelow = ({ heading, level = 2 }: FrameProps): 2 | 3 | 4 => (heading ? (level === 2 ? 3 : 4) : level);

/** Rows in a card that has more than them. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="rows">{children}</ul>;
}

/** The card of a list, without its rows. */
export function Frame(props: FrameProps & { children: ReactNode; busy?: boolean }) {
  const { label, heading, level = 2, id, action, filters, pages, end } = props;
  const { tight, pairs, verbs, narrow, tiers, chain } = props;
  const look = [
    tight && "tight",
    pairs && "2",
    verbs && `do-${verbs}`,
    narrow && "narrow",
    tiers && "tiers",
    chain && "chain",
  ];
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classNames("list", ...look.map((one) => one && `list--${one}`))}
      aria-label={label}
      aria-busy={props.busy ? "true" : undefined}
    >
      {heading ? (
        <div className="list__h">
          <Heading level={level}>{heading}</Heading>
          {action}
        </div>
      ) : null}
      {filters}
      {props.children}
      {pages ? <Pager {...pages} /> : null}
      {end ? <div className="list__end">{end}</div> : null}
    </section>
  );
}
