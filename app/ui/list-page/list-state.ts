/** What a list shows: its rows, or one of four states. */
export type ListState = "rows" | "nothing-yet" | "nothing-matches" | "could-not-load" | "loading";

export type ListFacts = {
  /** How many rows this page of the list has. */
  shown: number;
  /** Whether any filter or search is on. */
  filtered: boolean;
  failed?: boolean;
  loading?: boolean;
};

/** A failure is never shown as an empty list, and an empty search never as "nothing yet". */
export function listState({ shown, filtered, failed = false, loading = false }: ListFacts): ListState {
  if (loading) return "loading";
  if (failed) return "could-not-load";
  if (shown > 0) return "rows";
  return filtered ? "nothing-matches" : "nothing-yet";
}
