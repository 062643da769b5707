import type { Role } from "~/modules/accounts/rules/actor";
import { BIN_PATH } from "~/modules/accounts/rules/bin";

/** Where the public reads an article. */
export const articlePath = (id: string): string => `/blog/${id}`;

/** Where authors of this kind write. An ADMIN does not: there is no such address. */
export const writingPath = (role: Exclude<Role, "ADMIN">): string =>
  role === "UAT" ? "/uat/articles" : "/firma/content";

export type WritingStep =
  | "edit"
  | "preview"
  | "submission"
  | "recall"
  | "withdrawal"
  | "deletion"
  | "restoration"
  | "difference";

/** What an author's list is called. */
export const deskTitle = (role: Role): string => (role === "FIRMA" ? "Articolele mele" : "Articole");

/** What an ADMIN does with an article in the bin. */
export const BINNED_ARTICLES = `${BIN_PATH}/articles`;
export const articleRestorationPath = (id: string): string => `${BINNED_ARTICLES}/${id}/restoration`;

/** An own article at its author's desk; `base` is `writingPath(role)`. */
export const deskPath = (base: string, id: string, step?: WritingStep): string =>
  step === undefined ? `${base}/${id}` : `${base}/${id}/${step}`;
