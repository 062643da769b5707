import type { ReactNode } from "react";
import { ButtonLink } from "../button/button";
import { classNames } from "../class-names";
import { type EmptyReason, EmptyState } from "../empty-state/empty-state";
import { type HeadingCount, Title } from "../heading/heading";
import { Split, Stack } from "../layout/layout";
import { Pager, type PagerProps } from "../pager/pager";
import { SkeletonRows } from "../skeleton/skeleton";
import { unbroken } from "../text/unbroken";
import { useSlowNavigation } from "./use-slow-navigation";

export type EmptyWords = { title: string; text: ReactNode; action?: ReactNode };

export type ListBodyProps = {
  /** How many rows this page of the list has; null when the list could not be read. */
  shown: number | null;
  /** Whether any filter or search is on. */
  filtered?: boolean;
  /** The path of the list: a skeleton is shown while a navigation to it takes over 300 ms. */
  path?: string;
  /** The pages of the list and their addresses. */
  pages?: PagerProps;
  /** What the list contains, why it is empty, one action. */
  nothingYet: EmptyWords;
  /** The address of the reset link; words where the default ones do not fit. */
  nothingMatches: { resetHref: string; title?: string; text?: ReactNode; resetLabel?: string };
  /** Words where the default ones do not fit; the address of the list, where it is not that of its page. */
  couldNotLoad?: { retryHref?: string; title?: string; text?: ReactNode };
  /** A skeleton of another shape than rows. */
  loading?: ReactNode;
  /** Puts the rows in a card; not for rows that are cards themselves. */
  boxed?: boolean;
  /** The level of the states' headings. */
  level?: 2 | 3;
  children: ReactNode;
};

type EmptyListProps = Omit<StatedListProps, "state"> & { reason: EmptyReason };

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

/** The rows of a list, or the state shown instead of them, then its pages. Used directly for a list inside a page. */
export function ListBody({ path, ...list }: ListBodyProps) {
  return path === undefined ? <FoundList {...list} /> : <SlowList path={path} {...list} />;
}

function SlowList({ path, ...list }: Omit<ListBodyProps, "path"> & { path: string }) {
  return <FoundList {...list} isSlow={useSlowNavigation(path)} />;
}

type Found = Pick<ListBodyProps, "shown" | "filtered"> & { isSlow?: boolean };

function FoundList({ shown, filtered, isSlow, ...list }: Omit<ListBodyProps, "path"> & Found) {
  return <StatedList {...list} state={listState({ shown, filtered, isSlow })} />;
}

type ListState = "rows" | "loading" | EmptyReason;

/** A failure is never shown as an empty list, and an empty search never as "nothing yet". */
export function listState({ shown, filtered = false, isSlow = false }: Found): ListState {
  if (isSlow) return "loading";
  if (shown === null) return "could-not-load";
  if (shown > 0) return "rows";
  return filtered ? "nothing-matches" : "nothing-yet";
}

export type StatedListProps = Omit<ListBodyProps, "shown" | "filtered" | "path"> & { state: ListState };

export function StatedList(props: StatedListProps) {
  const { state, boxed, loading = <SkeletonRows rows={5} />, pages, children } = props;
  const busy = state === "loading";
  const content = state === "rows" ? children : busy ? loading : <EmptyList {...props} reason={state} />;
  const card = boxed || state !== "rows";
  return (
    <>
      <div
        className={classNames(card && "card", card && state !== "rows" && "listbox")}
        aria-busy={busy ? "true" : undefined}
      >
        {busy ? (
          <p className="vh" role="status">
            Se încarcă
          </p>
        ) : null}
        {content}
      </div>
      {pages && state === "rows" ? <Pager {...pages} /> : null}
    </>
  );
}

export type ListPageProps = ListBodyProps & {
  heading: ReactNode;
  /** The total, beside the heading. */
  count?: HeadingCount | undefined;
  /** The page's action: "Solicitare nouă". */
  action?: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Flashes, notices, "Ce urmează". */
  above?: ReactNode;
  /** `<Filters>`. */
  filters?: ReactNode;
  /** After the rows, in place of pages. */
  more?: ReactNode;
};

/** A page that is a list: heading, count, filters, rows or one of four states, pages. */
export function ListPage({ heading, count, action, lead, above, filters, more, ...body }: ListPageProps) {
  return (
    <Stack gap={3}>
      <div className="stack stack--1">
        <Split>
          <Title heading={heading} count={count} />
          {action}
        </Split>
        {lead ? <p className="muted">{unbroken(lead)}</p> : null}
      </div>
      {above}
      {filters}
      <ListBody {...body} />
      {body.shown ? more : null}
    </Stack>
  );
}
