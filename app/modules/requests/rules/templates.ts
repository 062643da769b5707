import { CATEGORY_CODES, type Category, isCategory } from "~/modules/partners/rules/categories";

/** "Începe de la un model": a draft for each category, with the questions that partners usually ask. */
export type RequestTemplate = { category: Category; title: string; description: string };

const lines = (...parts: string[]): string => parts.join("\n\n");

const TEXTS: Readonly<Record<Category, Omit<RequestTemplate, "category">>> = {
  eu_funds: {
    title: "Consultanță pentru o cerere de finanțare",
    description: lines(
      "Ce vrem să finanțăm: [obiectivul, de exemplu reabilitarea grădiniței].",
      "Programul și apelul, dacă le știm: [program, termen de depunere].",
      "Ce avem deja: [studiu de fezabilitate, DALI, expertiză, acord de mediu].",
      "Ce așteptăm: verificarea eligibilității, scrierea cererii, răspuns la clarificări până la contractare.",
    ),
  },
  public_procurement: {
    title: "Documentație de atribuire pentru o achiziție",
    description: lines(
      "Ce urmează să achiziționăm: [produs, serviciu sau lucrare] și valoarea estimată: [sumă fără TVA].",
      "Ce avem deja: [referat de necesitate, caiet de sarcini, nota de fundamentare].",
      "Ce așteptăm: fișa de date, caietul de sarcini, strategia de contractare și sprijin la clarificări și evaluare.",
      "Când vrem să publicăm: [luna].",
    ),
  },
  legal_advice: {
    title: "Consultanță juridică",
    description: lines(
      "Pe scurt, despre ce este vorba: [contract, litigiu, regulament, hotărâre de consiliu].",
      "Unde suntem: [ce s-a întâmplat până acum, termene care curg].",
      "Ce așteptăm: [opinie scrisă, redactare, reprezentare].",
      "Documentele le trimitem firmei alese; nu punem aici date cu caracter personal.",
    ),
  },
  digitalisation: {
    title: "Portal de servicii online pentru cetățeni",
    description: lines(
      "Ce nu merge acum: [de exemplu plata se face numai la casierie, marți și joi].",
      "Ce vrem să poată face oamenii: [plată cu cardul, cereri online, programări].",
      "Programele pe care le folosim și cu care trebuie legat: [program, furnizor].",
      "Câți oameni îl vor folosi: [număr]. Cine îl întreține după aceea: [noi, firma].",
    ),
  },
  environment: {
    title: "Servicii și documentații de mediu",
    description: lines(
      "Ce ne trebuie: [plan de gestionare a deșeurilor, studiu de impact, acord de mediu, măsurători].",
      "Pentru ce obiectiv și unde: [locul, suprafața].",
      "Ce acte avem: [certificat de urbanism, avize, studii].",
      "Până când: [termenul și de ce].",
    ),
  },
  local_strategies: {
    title: "Strategia de dezvoltare locală",
    description: lines(
      "Perioada: [de exemplu 2027–2034]. Strategia de acum: [există, până când].",
      "Câți locuitori și câte sate sau cartiere: [număr].",
      "Ce așteptăm: analiza situației, consultarea oamenilor, portofoliu de proiecte cu surse de finanțare, plan de acțiune.",
      "Câte întâlniri publice și unde: [număr, locuri].",
    ),
  },
  taxation: {
    title: "Fundamentarea tarifelor și a taxelor locale",
    description: lines(
      "Pentru ce serviciu: [apă, canal, salubritate, taxe speciale].",
      "Cum se calculează acum: [hotărârea în vigoare, an].",
      "Ce așteptăm: analiza costurilor, propunerea de tarife sau taxe, proiectul de hotărâre și fundamentarea lui.",
      "Date pe care le putem da: [execuție bugetară, roluri, contracte].",
    ),
  },
  human_resources: {
    title: "Instruire pentru angajați",
    description: lines(
      "Pe ce temă: [de exemplu achiziții directe, registrul agricol, relația cu cetățenii].",
      "Câți colegi și din ce compartimente: [număr, compartimente].",
      "Unde și când: [la sediu sau online, zile potrivite].",
      "Ce așteptăm la final: [materiale, test, certificat].",
    ),
  },
  marketing: {
    title: "Promovarea localității",
    description: lines(
      "Ce vrem să facem cunoscut: [eveniment, traseu, produse locale, investiții].",
      "Cui ne adresăm: [turiști, tineri, investitori].",
      "Ce așteptăm: [identitate vizuală, site, campanie, fotografii și filme].",
      "Ce avem deja: [stemă, fotografii, pagini, buget de publicitate].",
    ),
  },
};

const templateOf = (category: Category): RequestTemplate => ({ category, ...TEXTS[category] });
export const TEMPLATES: readonly RequestTemplate[] = CATEGORY_CODES.map(templateOf);

/** The template named in the address; null for an unknown name. */
export const templateNamed = (code: string | null): RequestTemplate | null =>
  code !== null && isCategory(code) ? templateOf(code) : null;
