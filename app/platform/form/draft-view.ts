/** A server draft as its page shows it: its age, and whether the form is filled from it. */
export type DraftView = { path: string; since: string; resumed: boolean };

/** The query parameter that fills the form from the draft: `?ciorna=da`. */
export const RESUME = "ciorna";
export const resumedPath = (path: string): string => `${path}?${RESUME}=da`;

/** The action of the page's form; it keeps the parameter, so that a refused form is still a resumed draft. */
export const actionOf = (path: string, draft: DraftView | null): string => (draft?.resumed ? resumedPath(path) : path);
export const isSentTo = (path: string, formAction: string | undefined): boolean => formAction?.split("?")[0] === path;

/** The draft to offer after a submit: a resumed one is already in the answered form, another one is still offered. */
export const stillWaiting = (draft: DraftView | null, answered: boolean): DraftView | null =>
  answered && draft?.resumed ? null : draft;
