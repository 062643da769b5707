import type { Domain } from "~/modules/accounts/rules/domain";
import { codesOf } from "~/platform/codes";

/** The nine categories of partners, requests and opportunities: stored code and label. */
export const CATEGORIES = {
  eu_funds: "Fonduri Europene",
  public_procurement: "Achiziții Publice",
  legal_advice: "Consultanță Juridică",
  digitalisation: "IT și Digitalizare",
  environment: "Mediu și Dezvoltare Durabilă",
  local_strategies: "Strategii Locale",
  taxation: "Taxare și Fiscalitate",
  human_resources: "Resurse Umane",
  marketing: "Marketing și Comunicare",
} as const;

export type Category = keyof typeof CATEGORIES;

export const CATEGORY_CODES = codesOf(CATEGORIES);
export const isCategory = (code: string): code is Category => Object.hasOwn(CATEGORIES, code);

/** Null for suppliers and "other", which imply no category. */
const CATEGORY_OF_DOMAIN: Readonly<Record<Domain, Category | null>> = {
  "eu-funds": "eu_funds",
  "public-procurement": "public_procurement",
  legal: "legal_advice",
  it: "digitalisation",
  environment: "environment",
  "local-public-services": "local_strategies",
  tariffs: "taxation",
  products: null,
  services: null,
  "local-strategy": "local_strategies",
  other: null,
};

/** The first categories of a firm, from its domains at registration; without duplicates, in the order of `CATEGORIES`. */
export function categoriesOfDomains(domains: readonly Domain[]): Category[] {
  const chosen = new Set(domains.map((domain) => CATEGORY_OF_DOMAIN[domain]));
  return CATEGORY_CODES.filter((category) => chosen.has(category));
}
