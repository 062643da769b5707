/** The nine categories that requests, opportunities and partners share. The codes are stored, the labels are read. */
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

export const CATEGORY_CODES = Object.keys(CATEGORIES) as Category[];
export const isCategory = (code: string): code is Category => Object.hasOwn(CATEGORIES, code);
