import type { Role } from "~/modules/accounts/rules/actor";
import { BIN_PATH } from "~/modules/accounts/rules/bin";

/** The public page of an article. */
export const articlePath = (id: string): string => `/blog/${id}`;

/** The writing desk of a workspace. An ADMIN has none. */
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

/** The heading of the own list. */
export const deskTitle = (role: Role): string => (role === "FIRMA" ? "Articolele mele" : "Articole");

/** The ADMIN's bin of articles. */
export const BINNED_ARTICLES = `${BIN_PATH}/articles`;
export const articleRestorationPath = (id: string): string => `${BINNED_ARTICLES}/${id}/restoration`;

/** An own article at the writing desk; `base` is `writingPath(role)`. */
export const deskPath = (base: string, id: string, step?: WritingStep): string =>
  step === undefined ? `${base}/${id}` : `${base}/${id}/${step}`;
