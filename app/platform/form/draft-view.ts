import type { Defaults, RefusedForm } from "./answers";
import { DRAFT_PAGE } from "./hidden-fields";

/** How long a draft is kept that nobody continues. */
export const DRAFT_DAYS = 30;

/** A draft that waits to be continued: its key, when it was kept (ISO), and the same for people, after "text păstrat". */
export type WaitingDraft = {
  path: string;
  at: string;
  /** "de la 09:59", "din 5 noiembrie 2026, 09:59". */
  from: string;
  /** The first words of what was typed, on one line; empty where only choices were made. */
  words: string;
};

/** The server drafts of a page's form. */
export type DraftView = {
  /** The id of the person for whom the form was drawn. */
  person: string;
  /** The address of the page. */
  page: string;
  /** The key under which this page keeps what is typed: its own path, or another one while an earlier draft has that. */
  path: string;
  /** The draft that the form is filled from; null when it is not. */
  resumed: WaitingDraft | null;
  /** The others, newest first. */
  waiting: readonly WaitingDraft[];
};

/** What the page of a form that writes or edits one thing shows. */
export type WritingView = {
  formKey: string;
  /** The version of the values shown; null of a thing that is not written yet. */
  version: string | null;
  draft: DraftView;
  typed: RefusedForm | null;
  defaults: Defaults;
};

/** A page keeps two drafts: what is typed while an earlier one is offered takes the place of neither. */
const MOST_WAITING = 2;
/** The query parameter of the second draft: `?alta=da`. */
export const SECOND = "alta";
/** The query parameter that fills the form from the draft: `?ciorna=da`. */
export const RESUME = "ciorna";

const withParameter = (path: string, name: string) => `${path}${path.includes("?") ? "&" : "?"}${name}=da`;
const secondPath = (page: string): string => withParameter(page, SECOND);
/** The keys under which a page keeps its drafts. */
export const pathsOf = (page: string): string[] => [page, secondPath(page)];
/** The page of a draft's key. */
export const pageOfDraft = (path: string): string => path.replace(new RegExp(`[?&]${SECOND}=da$`), "");
export const resumedPath = (path: string): string => withParameter(path, RESUME);
/** The query parameter of the page to which the deletion of a draft leads, where that is not the page of its form. */
export const BACK = "inapoi";
/** The page that asks before the draft of this key is deleted. */
export const draftRemovalPath = (path: string, back?: string): string =>
  `/ciorna/renuntare?${new URLSearchParams({ [DRAFT_PAGE]: path, ...(back && { [BACK]: back }) })}`;

/** The action of the page's form; it keeps the parameters, so that a refused form is still a resumed draft. */
export const actionOf = ({ page, path, resumed }: DraftView): string => (resumed ? resumedPath(path) : page);
export const isSentTo = (path: string, formAction: string | undefined): boolean => formAction?.split("?")[0] === path;

/** Whether something typed now would have no place: all drafts of the page wait to be continued. */
export const isFull = ({ waiting }: DraftView): boolean => waiting.length >= MOST_WAITING;

/** Why a draft was not kept: too long, its form already submitted, kept from another tab or device in the meantime, or the session has ended. */
export type Unkept = "long" | "sent" | "newer" | "signed out";

/** The answer to what was typed: the hour and the moment of the draft, both empty for an empty form, or why it was not kept. */
export type KeptAnswer = { kept: string; at: string } | { unkept: Unkept };
