/** The eleven domains among which a firm chooses at registration. The codes stay when a wording changes. */
export const DOMAINS = {
  "eu-funds": "Consultanță fonduri europene",
  "public-procurement": "Consultanță achiziții publice",
  legal: "Consultanță juridică",
  it: "Consultanță IT și digitalizare",
  environment: "Consultanță de mediu",
  "local-public-services": "Consultanță pentru înființarea serviciilor publice locale",
  tariffs: "Consultanță pentru stabilirea tarifelor (apă, salubrizare etc.)",
  products: "Furnizor de produse",
  services: "Furnizor de servicii",
  "local-strategy": "Elaborarea strategiilor locale",
  other: "Altele",
} as const;

export type Domain = keyof typeof DOMAINS;
