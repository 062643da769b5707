import type { ReactNode } from "react";
import type { Asked } from "~/platform/form/list-query";
import type { ButtonsOf } from "../button/buttons";
import { AskedList } from "../filters/asked";
import { type EmptyReason, EmptyState } from "./empty-state";
import { Frame, type FrameProps, List, type ListProps } from "./list";
import { SkeletonRows } from "./skeleton";
import { useSlowNavigation } from "./use-slow-navigation";

export type EmptyWords = { title: string; text: ReactNode; action?: ButtonsOf };

/** What is shown where there are no rows. */
type ListStates = {
  /** What the list contains, why it is empty, one action. */
  nothingYet: EmptyWords;
  /** Words, and the address of the reset link, where the default ones do not fit. */
  nothingMatches?: { resetHref?: string; title?: string; text?: ReactNode; resetLabel?: string };
  /** Words where the default ones do not fit. */
  couldNotLoad?: { title?: string; text?: ReactNode };
};

export type FoundListProps = Omit<ListProps, "pages"> &
  ListStates & {
    /** What was asked for, by the query of the list: it fills the filters, the pages and the links of the states. */
    asked?: Asked<unknown>;
    /** How many pages the list has, and what they are for screen readers. */
    pages?: number | undefined;
    pagesLabel?: string;
    /** How many rows this page of the list has; null when the list could not be read. */
    shown: number | null;
    /** Whether rows may be left out, where the filters do not say it. */
    filtered?: boolean | undefined;
    /** The path of a list without a query; "" for none. A skeleton is shown while a navigation to a list takes over 300 ms. */
    path?: string | undefined;
    /** A skeleton of another shape than rows. */
    loading?: ReactNode;
  };

/** The rows that were found, or the state shown instead of them. */
export function FoundList({ asked, path = asked?.path, pages = 1, pagesLabel, ...props }: FoundListProps) {
  const list = {
    filtered: asked?.isFiltered,
    ...props,
    pages: asked && { page: asked.page, pages, href: asked.pageHref, label: pagesLabel },
    resetHref: asked?.resetHref ?? path,
    retryHref: asked?.here ?? path,
  };
  return (
    <AskedList value={asked ?? null}>
      {path ? <SlowList path={path} {...list} /> : <Found {...list} isSlow={false} />}
    </AskedList>
  );
}

type FoundProps = Omit<StatedListProps, "state"> & Pick<FoundListProps, "shown" | "filtered">;

function SlowList({ path, ...list }: FoundProps & { path: string }) {
  return <Found {...list} isSlow={useSlowNavigation(path)} />;
}

function Found({ shown, filtered, isSlow, ...list }: FoundProps & { isSlow: boolean }) {
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

type StateLinks = { resetHref?: string | undefined; retryHref?: string | undefined };

export type StatedListProps = ListProps & ListStates & StateLinks & { state: ListState; loading?: ReactNode };

export function StatedList({ state, loading = <SkeletonRows rows={5} />, children, ...list }: StatedListProps) {
  const { nothingYet, nothingMatches, couldNotLoad, resetHref, retryHref, ...frame } = list;
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

type EmptyListProps = ListStates & StateLinks & Pick<FrameProps, "level"> & { reason: EmptyReason };

function EmptyList({ reason, nothingYet, nothingMatches = {}, couldNotLoad, level = 2, ...links }: EmptyListProps) {
  const { resetHref = links.resetHref ?? "", resetLabel = "Resetează filtrele", ...noMatchWords } = nothingMatches;
  const words: Record<EmptyReason, EmptyWords> = {
    "nothing-yet": nothingYet,
    "nothing-matches": {
      title: "Nimic nu corespunde filtrelor",
      text: "Schimbați căutarea sau renunțați la un filtru.",
      action: { label: resetLabel, href: resetHref },
      ...noMatchWords,
    },
    "could-not-load": {
      title: "Lista nu s-a putut încărca",
      text: "Datele nu s-au pierdut. Încercați din nou peste un minut.",
      action: { label: "Încearcă din nou", href: links.retryHref ?? "" },
      ...couldNotLoad,
    },
  };
  const { title, text, action } = words[reason];
  return (
    <EmptyState reason={reason} title={title} level={level} action={action}>
      {text}
    </EmptyState>
  );
}
