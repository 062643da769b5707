import type { ReactNode } from "react";
import { ButtonLink } from "../button/button";
import { classNames } from "../class-names";
import { type EmptyReason, EmptyState } from "../empty-state/empty-state";
import { Split, Stack } from "../layout/layout";
import { SkeletonRows } from "../skeleton/skeleton";
import { Count } from "../tag/tag";
import type { ListState } from "./list-state";

export type EmptyWords = { title: string; text: ReactNode; action?: ReactNode };

export type ListBodyProps = {
  /** From `listState({ shown, filtered, failed, loading })`. */
  state: ListState;
  /** What the list contains, why it is empty, one action. */
  nothingYet: EmptyWords;
  /** The address of the reset link; words where the default ones do not fit. */
  nothingMatches: { resetHref: string; title?: string; text?: ReactNode; resetLabel?: string };
  /** The address of the list, to try again. */
  couldNotLoad: { retryHref: string; title?: string; text?: ReactNode };
  /** While a navigation takes over 300 ms: how many placeholder rows, or a skeleton of another shape. */
  loadingRows?: number;
  loading?: ReactNode;
  /** Puts the rows in a card; not for rows that are cards themselves. */
  boxed?: boolean;
  /** The level of the states' headings. */
  level?: 2 | 3;
  children: ReactNode;
};

type EmptyListProps = Omit<ListBodyProps, "state"> & { reason: EmptyReason };

function EmptyList({ reason, nothingYet, nothingMatches, couldNotLoad, level = 2 }: EmptyListProps) {
  const { resetHref, resetLabel = "Resetează filtrele", ...noMatchWords } = nothingMatches;
  const { retryHref, ...failureWords } = couldNotLoad;
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

/** The rows of a list, or the state shown instead of them. Used directly for a list inside a page. */
export function ListBody(props: ListBodyProps) {
  const { state, boxed, loading, loadingRows = 5, children } = props;
  const busy = state === "loading";
  const skeleton = loading ?? <SkeletonRows rows={loadingRows} />;
  const content = state === "rows" ? children : busy ? skeleton : <EmptyList {...props} reason={state} />;
  const card = boxed || state !== "rows";
  return (
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
  );
}

export type ListPageProps = ListBodyProps & {
  heading: ReactNode;
  /** The total, beside the heading: the number and, for screen readers, what is counted. */
  count?: { value: number | string; words: string } | undefined;
  /** The page's action: "Solicitare nouă". */
  action?: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Flashes, notices, "Ce urmează". */
  above?: ReactNode;
  /** `<Filters>`. */
  filters?: ReactNode;
  /** `<Pager>`. */
  pager?: ReactNode;
};

/** A page that is a list: heading, count, filters, rows or one of four states, pages. */
export function ListPage({ heading, count, action, lead, above, filters, pager, ...body }: ListPageProps) {
  return (
    <Stack gap={3}>
      <div className="stack stack--1">
        <Split>
          <h1 data-results={count ? "" : undefined}>
            {heading}
            {count ? (
              <>
                {" "}
                <Count value={count.value} words={count.words} />
              </>
            ) : null}
          </h1>
          {action}
        </Split>
        {lead ? <p className="muted">{lead}</p> : null}
      </div>
      {above}
      {filters}
      <ListBody {...body} />
      {body.state === "rows" ? pager : null}
    </Stack>
  );
}
