import type { DataRouter } from "react-router";

/** A submit or a navigation that did not reach the server, said on the page where it began; `retry` repeats a navigation. */
export type Unsent = { id: number; sentence: string; pathname: string; retry: (() => void) | null };

/** Location state of a navigation that only cancels another one and stays on the page. */
export const STAYED = "stayed";

let router: DataRouter | null = null;
let unsent: Unsent | null = null;
let count = 0;
const subscribers = new Set<() => void>();

/** Sets the router of this document; null when the root unmounts. */
export function setRouter(next: DataRouter | null): void {
  router = next;
}

export const currentRouter = (): DataRouter | null => router;
export const currentUnsent = (): Unsent | null => unsent;

export function subscribeToUnsent(notify: () => void): () => void {
  subscribers.add(notify);
  return () => void subscribers.delete(notify);
}

/** Null clears the sentence. */
export function setUnsent(sentence: string | null, retry: Unsent["retry"] = null): void {
  if (sentence === null && unsent === null) return;
  count += 1;
  unsent = sentence === null ? null : { id: count, sentence, pathname: router?.state.location.pathname ?? "", retry };
  for (const notify of subscribers) notify();
}
