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

/** The theme, where the text belongs to it: by its author's category, or by how a word of its title or summary begins. */
function ifOfTheme(theme: ThemeCode): string {
  const { categories, words } = THEMES[theme];
  const conditions = [
    ...(categories.length > 0 ? [`category in (${categories.map((code) => `'${code}'`).join(", ")})`] : []),
    ...(words.length > 0 ? [`(title || ' ' || summary) ~* '\\m(${words.join("|")})'`] : []),
  ];
  return `case when ${conditions.join(" or ")} then '${theme}' end`;
}

/** What the database's `f_article_themes` must say: when this changes, a migration replaces it and fills the column again. */
export const THEMES_SQL = `array_remove(array[${THEME_CODES.map(ifOfTheme).join(", ")}], null)`;
