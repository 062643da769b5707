import { DRAFT_PAGE } from "./hidden-fields";

/** The server draft of a page's form, which may not exist yet. */
export type DraftView = {
  /** The path of the page, which is the key of the draft. */
  path: string;
  /** When it was kept (ISO); null when there is none. */
  at: string | null;
  /** The same for people, after "ciorna": "de la 09:59", "din 5 noiembrie 2026, 09:59". */
  from: string;
  /** The form is filled from it. */
  resumed: boolean;
};

/** The query parameter that fills the form from the draft: `?ciorna=da`. */
export const RESUME = "ciorna";
export const resumedPath = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}${RESUME}=da`;

/** The page that asks before the draft is deleted. */
export const draftRemovalPath = (path: string): string =>
  `/ciorna/renuntare?${new URLSearchParams({ [DRAFT_PAGE]: path })}`;

/** The action of the page's form; it keeps the parameter, so that a refused form is still a resumed draft. */
export const actionOf = ({ path, resumed }: DraftView): string => (resumed ? resumedPath(path) : path);
export const isSentTo = (path: string, formAction: string | undefined): boolean => formAction?.split("?")[0] === path;

/** Whether the draft is to be offered. A resumed one is already in the form that an answer shows again. */
export const isOffered = ({ at, resumed }: DraftView, answered: boolean): boolean =>
  at !== null && !(answered && resumed);

/** Why a draft was not kept: too long, its form already submitted, or kept from another tab or device in the meantime. */
export type Unkept = "long" | "sent" | "newer";

/** The answer to what was typed: the hour and the moment of the draft, both empty for an empty form, or why it was not kept. */
export type KeptAnswer = { kept: string; at: string } | { unkept: Unkept };
