/** Unsaved text as its page speaks of it: since when, and whether the form already shows it. */
export type DraftView = { path: string; since: string; resumed: boolean };

/** In which query parameter a page hears that its form continues what was typed: `?ciorna=da`. */
export const RESUME = "ciorna";
export const resumedPath = (path: string): string => `${path}?${RESUME}=da`;

/** Where the form of a page is sent: one that continues what was typed is still known as that when it comes back. */
export const actionOf = (path: string, draft: DraftView | null): string => (draft?.resumed ? resumedPath(path) : path);
export const isSentTo = (path: string, formAction: string | undefined): boolean => formAction?.split("?")[0] === path;

/** What still waits once the page has answered: what was continued stands in the answer, what only waited waits on. */
export const stillWaiting = (draft: DraftView | null, answered: boolean): DraftView | null =>
  answered && draft?.resumed ? null : draft;
