import type { ReactNode } from "react";
import { ButtonLink } from "../button/button";
import { type EmptyReason, EmptyState } from "./empty-state";
import { Frame, type FrameProps, List, type ListProps } from "./list";
import { SkeletonRows } from "./skeleton";
import { useSlowNavigation } from "./use-slow-navigation";

export type EmptyWords = { title: string; text: ReactNode; action?: ReactNode };

/** What is shown where there are no rows. */
type ListStates = {
  /** What the list contains, why it is empty, one action. */
  nothingYet: EmptyWords;
  /** The address of the reset link; words where the default ones do not fit. */
  nothingMatches: { resetHref: string; title?: string; text?: ReactNode; resetLabel?: string };
  /** Words where the default ones do not fit; the address of the list, where it is not that of its page. */
  couldNotLoad?: { retryHref?: string; title?: string; text?: ReactNode };
};

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
