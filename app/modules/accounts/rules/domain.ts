/** What a firm says it does when it registers: the eleven domains of the form, under codes that stay when a wording changes. */
export const domains = [
  { code: "eu-funds", label: "Consultanță fonduri europene" },
  { code: "public-procurement", label: "Consultanță achiziții publice" },
  { code: "legal", label: "Consultanță juridică" },
  { code: "it", label: "Consultanță IT și digitalizare" },
  { code: "environment", label: "Consultanță de mediu" },
  { code: "local-public-services", label: "Consultanță pentru înființarea serviciilor publice locale" },
  { code: "tariffs", label: "Consultanță pentru stabilirea tarifelor (apă, salubrizare etc.)" },
  { code: "products", label: "Furnizor de produse" },
  { code: "services", label: "Furnizor de servicii" },
  { code: "local-strategy", label: "Elaborarea strategiilor locale" },
  { code: "other", label: "Altele" },
] as const satisfies readonly { code: string; label: string }[];

export type Domain = (typeof domains)[number]["code"];

export const domainCodes: readonly Domain[] = domains.map(({ code }) => code);

export const domainLabel = (code: Domain): string => domains.find((domain) => domain.code === code)?.label ?? code;
