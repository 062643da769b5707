import type { ReactNode } from "react";
import { ButtonLink } from "../button/button";
import { classNames } from "../class-names";
import { Heading } from "../head/heading";
import { type EmptyReason, EmptyState } from "./empty-state";
import { Pager, type PagerProps } from "./pager";
import { RowLevel } from "./row";
import { SkeletonRows } from "./skeleton";
import { useSlowNavigation } from "./use-slow-navigation";

export type EmptyWords = { title: string; text: ReactNode; action?: ReactNode };

/** What is shown where there are no rows. */
export type ListStates = {
  /** What the list contains, why it is empty, one action. */
  nothingYet: EmptyWords;
  /** The address of the reset link; words where the default ones do not fit. */
  nothingMatches: { resetHref: string; title?: string; text?: ReactNode; resetLabel?: string };
  /** Words where the default ones do not fit; the address of the list, where it is not that of its page. */
  couldNotLoad?: { retryHref?: string; title?: string; text?: ReactNode };
};

export type ListLook = {
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

type FrameProps = ListLook & {
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

function Frame(props: FrameProps & { children: ReactNode; busy?: boolean }) {
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

export type FoundListProps = ListProps &
  ListStates & {
    /** How many rows this page of the list has; null when the list could not be read. */
    shown: number | null;
    /** Whether any filter or search is on. */
    filtered?: boolean;
    /** The path of the list: a skeleton is shown while a navigation to it takes over 300 ms. */
    path?: string;
    /** A skeleton of another shape than rows. */
    loading?: ReactNode;
  };

/** The rows that were found, or the state shown instead of them. */
export function FoundList({ path, ...list }: FoundListProps) {
  return path === undefined ? <Found {...list} isSlow={false} /> : <SlowList path={path} {...list} />;
}

function SlowList({ path, ...list }: Omit<FoundListProps, "path"> & { path: string }) {
  return <Found {...list} isSlow={useSlowNavigation(path)} />;
}

function Found({ shown, filtered, isSlow, ...list }: Omit<FoundListProps, "path"> & { isSlow: boolean }) {
  return <StatedList {...list} state={listState({ shown, filtered, isSlow })} />;
}

type ListState = "rows" | "loading" | EmptyReason;
type Facts = Pick<FoundListProps, "shown" | "filtered"> & { isSlow?: boolean };

/** A failure is never shown as an empty list, and an empty search never as "nothing yet". */
export function listState({ shown, filtered = false, isSlow = false }: Facts): ListState {
  if (isSlow) return "loading";
  if (shown === null) return "could-not-load";
  if (shown > 0) return "rows";
  return filtered ? "nothing-matches" : "nothing-yet";
}

export type StatedListProps = Omit<FoundListProps, "shown" | "filtered" | "path"> & { state: ListState };

export function StatedList({ state, loading = <SkeletonRows rows={5} />, children, ...list }: StatedListProps) {
  const { nothingYet, nothingMatches, couldNotLoad, ...frame } = list;
  if (state === "rows") return <List {...frame}>{children}</List>;
  const { pages, ...rest } = frame;
  if (state === "loading")
    return (
      <Frame {...rest} busy>
        <p className="vh" role="status">
          Se încarcă
        </p>
        {loading}
      </Frame>
    );
  return (
    <Frame {...rest}>
      <EmptyList {...list} reason={state} />
    </Frame>
  );
}

type EmptyListProps = ListStates & Pick<FrameProps, "pages" | "level"> & { reason: EmptyReason };

function EmptyList({ reason, nothingYet, nothingMatches, couldNotLoad = {}, pages, level = 2 }: EmptyListProps) {
  const { resetHref, resetLabel = "Resetează filtrele", ...noMatchWords } = nothingMatches;
  const { retryHref = pages ? pages.href(pages.page) : resetHref, ...failureWords } = couldNotLoad;
  const words: Record<EmptyReason, EmptyWords> = {
    "nothing-yet": nothingYet,
    "nothing-matches": {
      title: "Nimic nu corespunde filtrelor",
      text: "Schimbați căutarea sau renunțați la un filtru.",
      action: <ButtonLink href={resetHref}>{resetLabel}</ButtonLink>,
      ...noMatchWords,
    },
    "could-not-load": {
      title: "Lista nu s-a putut încărca",
      text: "Datele nu s-au pierdut. Încercați din nou peste un minut.",
      action: <ButtonLink href={retryHref}>Încearcă din nou</ButtonLink>,
      ...failureWords,
    },
  };
  const { title, text, action } = words[reason];
  return (
    <EmptyState reason={reason} title={title} level={level} action={action}>
      {text}
    </EmptyState>
  );
}
