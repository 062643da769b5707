import type { OrganisationKind } from "../../accounts/rules/actor";

/** What a community writes about, in the order of its form. */
export const COMMUNITY_CATEGORIES = {
  "local-news": "Știri Locale",
  projects: "Proiecte",
  events: "Evenimente",
  announcements: "Anunțuri",
  achievements: "Realizări",
  "local-development": "Dezvoltare Locală",
} as const;

/** What a partner writes about, in the order of its form; local development is one category for both kinds of author. */
export const PARTNER_CATEGORIES = {
  "eu-funds": "Fonduri Europene",
  "local-development": "Dezvoltare Locală",
  it: "IT și Digitalizare",
  sustainability: "Mediu și Sustenabilitate",
  legal: "Consultanță Juridică",
  "public-procurement": "Achiziții Publice",
  "project-management": "Managementul Proiectelor",
  "rural-development": "Dezvoltare Rurală",
  innovation: "Inovație și Cercetare",
} as const;

export const ARTICLE_CATEGORIES = { ...COMMUNITY_CATEGORIES, ...PARTNER_CATEGORIES } as const;
export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES;

const codes = (categories: Partial<typeof ARTICLE_CATEGORIES>) => Object.keys(categories) as ArticleCategory[];

export const ARTICLE_CATEGORY_CODES: readonly ArticleCategory[] = codes(ARTICLE_CATEGORIES);

/** The categories offered to authors of this kind of organisation. */
export const categoriesFor = (kind: OrganisationKind): readonly ArticleCategory[] =>
  codes(kind === "UAT" ? COMMUNITY_CATEGORIES : PARTNER_CATEGORIES);
