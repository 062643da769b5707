import type { Category } from "~/modules/partners/rules/categories";
import type { Industry } from "~/modules/partners/rules/profile";

type Pair = readonly [nouns: readonly string[], adjectives: readonly string[]];

/** A thing and how it is, in agreement: "Cerbul Argintiu", "Lebăda Argintie". */
export const FIRM_WORDS: readonly Pair[] = [
  [
    "Cerbul Zmeul Greierele Cocorul Licuriciul Stejarul Bradul Fluierul Ceasul Felinarul Ariciul Mesteacănul".split(
      " ",
    ),
    "Argintiu Harnic Vesel Albastru Isteț Înțelept Călător Cuminte Ager Statornic Grăbit Visător".split(" "),
  ],
  [
    "Lebăda Albina Furnica Privighetoarea Corabia Busola Scânteia Zorea Rândunica Cununa Pana Răspântia".split(" "),
    "Argintie Harnică Veselă Albastră Isteață Înțeleaptă Călătoare Cuminte Ageră Statornică Grăbită Visătoare".split(
      " ",
    ),
  ],
];

type Trade = {
  industry: Industry;
  /** Ends the firm's name. */
  field: string;
  services: readonly string[];
  about: readonly string[];
};

/** What firms of each category do. */
export const TRADES: Readonly<Record<Category, Trade>> = {
  eu_funds: {
    industry: "consultancy",
    field: "Proiecte",
    services: [
      "Scrierea cererilor de finanțare",
      "Managementul proiectelor europene",
      "Studii de fezabilitate",
      "Analize cost-beneficiu",
      "Întocmirea cererilor de rambursare",
      "Audit de eligibilitate",
      "Monitorizare după implementare",
    ],
    about: ["Pregătim proiecte cu finanțare europeană, de la idee la ultima raportare."],
  },
  public_procurement: {
    industry: "consultancy",
    field: "Achiziții",
    services: [
      "Documentații de atribuire",
      "Caiete de sarcini",
      "Strategia anuală de achiziții",
      "Sprijin în comisiile de evaluare",
      "Răspunsuri la contestații",
      "Verificarea contractelor",
      "Planificarea achizițiilor directe",
    ],
    about: ["Ducem achizițiile autorităților până la semnarea contractului, fără pași săriți."],
  },
  legal_advice: {
    industry: "legal",
    field: "Juridic",
    services: [
      "Opinii juridice",
      "Reprezentare în instanță",
      "Redactarea regulamentelor locale",
      "Contracte de concesiune",
      "Inventarul domeniului public",
      "Proiecte de hotărâri",
    ],
    about: ["Dăm consultanță juridică administrației locale, în cuvinte pe care le înțelege oricine."],
  },
  digitalisation: {
    industry: "it",
    field: "Digital",
    services: [
      "Portal de servicii pentru cetățeni",
      "Registratură electronică",
      "Plata online a taxelor",
      "Găzduire și mentenanță",
      "Arhivare electronică",
      "Hărți digitale",
      "Securitate cibernetică",
      "Instruirea funcționarilor",
    ],
    about: ["Facem programe pe care funcționarii le folosesc fără manual."],
  },
  environment: {
    industry: "consultancy",
    field: "Mediu",
    services: [
      "Studii de impact",
      "Documentații pentru acordul de mediu",
      "Planuri de gestionare a deșeurilor",
      "Măsurători de zgomot",
      "Proiecte de împădurire",
      "Rapoarte de monitorizare",
    ],
    about: ["Lucrăm pentru ape curate, păduri sănătoase și autorizații date la timp."],
  },
  local_strategies: {
    industry: "consultancy",
    field: "Strategii",
    services: [
      "Strategii de dezvoltare locală",
      "Planuri de mobilitate",
      "Planuri de acțiune pentru climă",
      "Consultări publice",
      "Înființarea serviciilor publice",
      "Analize sociale",
    ],
    about: ["Scriem strategii scurte, cu proiecte care au buget și termen."],
  },
  taxation: {
    industry: "financial",
    field: "Fiscal",
    services: [
      "Fundamentarea tarifelor",
      "Studii de cost",
      "Proiecte de hotărâri fiscale",
      "Analiza încasărilor",
      "Inventarierea materiei impozabile",
      "Bugete multianuale",
    ],
    about: ["Calculăm tarife și taxe care pot fi explicate oricărui cetățean."],
  },
  human_resources: {
    industry: "other",
    field: "Formare",
    services: [
      "Cursuri pentru funcționari",
      "Evaluarea posturilor",
      "Regulamente de organizare",
      "Ateliere de comunicare",
      "Planuri de formare",
      "Instruire pentru aleșii locali",
    ],
    about: ["Pregătim oamenii din primării pentru munca lor de zi cu zi."],
  },
  marketing: {
    industry: "marketing",
    field: "Comunicare",
    services: [
      "Identitate vizuală",
      "Campanii de promovare",
      "Filme de prezentare",
      "Organizarea evenimentelor",
      "Pagini web turistice",
      "Comunicate și buletine locale",
    ],
    about: ["Arătăm lumii ce are mai bun fiecare localitate."],
  },
};

export const FIRM_SENTENCES: readonly string[] = [
  "Echipa noastră lucrează numai cu administrația locală și îi cunoaște ritmul.",
  "Răspundem în aceeași zi și spunem din prima ce nu putem face.",
  "Prețul din ofertă este prețul din factură.",
  "Fiecare lucrare are un singur om care răspunde de ea de la început până la sfârșit.",
  "Am lucrat cu comune mici și cu municipii, în câmpie și la munte.",
  "Predăm documentele în format deschis, ca să le puteți folosi și fără noi.",
  "Venim la fața locului ori de câte ori este nevoie.",
  "Colegii noștri au trecut și prin primării, așa că știu cum arată o zi de ședință.",
];

export const CERTIFICATIONS: readonly (readonly [name: string, detail: string])[] = [
  ["Sistem de management al calității", "certificat valabil, reînnoit anual"],
  ["Sistem de management de mediu", "pentru toate punctele de lucru"],
  ["Securitatea informației", "auditat de un organism independent"],
  ["Expert în achiziții publice", "doi colegi autorizați"],
  ["Manager de proiect", "trei colegi certificați"],
];

export const SPECIALISATIONS: readonly string[] = [
  "comune sub 3.000 de locuitori",
  "orașe mici",
  "zone montane",
  "asociații de dezvoltare intercomunitară",
  "proiecte în parteneriat",
  "lucrări urgente",
  "servicii publice locale",
  "patrimoniu",
];

export const PROJECTS: readonly string[] = [
  "Servicii pentru o asociație de comune",
  "Lucrare pilot pentru șase sate",
  "Proiect pentru un oraș de deal",
  "Asistență pe trei ani pentru o comună de câmpie",
  "Documentații pentru un municipiu",
  "Instruire pentru patruzeci de primării",
];

export const SPECIAL_OFFERS: readonly (readonly [title: string, description: string])[] = [
  ["Prima consultare gratuită", "O discuție de o oră, cu un raport scris la sfârșit."],
  ["Reducere pentru comune mici", "Zece la sută mai puțin pentru localitățile sub 2.000 de locuitori."],
  ["Pachet pentru început de an", "Planificarea pe douăsprezece luni, inclusă în preț."],
];
