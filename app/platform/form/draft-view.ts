/** Unsaved text as its page speaks of it: since when, and whether the form already shows it. */
export type DraftView = { path: string; since: string; resumed: boolean };
