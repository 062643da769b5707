// Relative imports: the tables use this vocabulary, and drizzle-kit reads them.
import { codesOf } from "../../../platform/codes";
import type { ArticleCategory } from "./categories";

/** The blog's own categories. An article belongs to one by its author's category or by words of its title or summary. */
type Theme = {
  label: string;
  categories: readonly ArticleCategory[];
  /** PostgreSQL regular expressions matched at the beginning of a word; they stop before the first letter with a diacritic. */
  words: readonly string[];
};

/** In display order. */
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

/** SQL that yields the theme's code when the text belongs to it, else null. */
function themeCase(theme: ThemeCode): string {
  const { categories, words } = THEMES[theme];
  const conditions = [
    ...(categories.length > 0 ? [`category in (${categories.map((code) => `'${code}'`).join(", ")})`] : []),
    ...(words.length > 0 ? [`(title || ' ' || summary) ~* '\\m(${words.join("|")})'`] : []),
  ];
  return `case when ${conditions.join(" or ")} then '${theme}' end`;
}

/** The expression of the database function `f_article_themes`. When it changes, a migration must replace the function and refill the column. */
export const THEMES_SQL = `array_remove(array[${THEME_CODES.map(themeCase).join(", ")}], null)`;
