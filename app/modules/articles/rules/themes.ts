// Relative imports: the tables use this vocabulary, and drizzle-kit reads them.
import { codesOf } from "../../../platform/codes";
import type { ArticleCategory } from "./categories";

/** What readers look for by these names is written under the names of the authors' forms, or shows in its words. */
type Theme = {
  label: string;
  categories: readonly ArticleCategory[];
  /** Beginnings of words in the title or in the summary, each as far as its letters have no marks: expressions of PostgreSQL. */
  words: readonly string[];
};

/** The blog's own categories, in their order: each gathers articles of several kinds. */
export const THEMES = {
  administrare: {
    label: "Administrare",
    categories: ["local-news", "announcements", "public-procurement", "project-management"],
    words: [],
  },
  renovari: { label: "Renovări", categories: [], words: ["renov", "reabilit", "moderniz", "restaur", "consolid"] },
  "design-interior": {
    label: "Design Interior",
    categories: [],
    words: ["design (de )?interior", "amenaj\\w* interio", "mobilier"],
  },
  tehnologie: { label: "Tehnologie", categories: ["it", "innovation"], words: [] },
  legislatie: { label: "Legislație", categories: ["legal"], words: ["legisl", "ordonan", "legea", "legii", "legil"] },
} as const satisfies Record<string, Theme>;
export type ThemeCode = keyof typeof THEMES;
export const THEME_CODES = codesOf(THEMES);

export const isTheme = (code: string): code is ThemeCode => Object.hasOwn(THEMES, code);
