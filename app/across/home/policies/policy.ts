import type { ReactNode } from "react";

export type PolicySection = { id: string; title: string; body: ReactNode };

/** One of the four texts that bind the operator. Its version changes with every change of meaning. */
export type Policy = {
  path: string;
  title: string;
  /** For search engines. */
  description: string;
  /** "versiunea din 1 noiembrie 2026" */
  version: string;
  lead: string;
  sections: readonly PolicySection[];
};

/** The day of the texts that nobody accepts by name; the terms have their own (accounts/rules/terms). */
export const POLICIES_VERSION = "versiunea din 21 noiembrie 2026";
