import type { Graph, SearchAction, WithActionConstraints } from "schema-dts";
import { plural } from "~/platform/language/plural";
import { operator } from "./content";

export const LANDING_PARTNERS = 8;

/** Columns and rows of the two drawings: for wide and for narrow screens. */
export const WIDE_LOOM = { columns: 7, rows: 7, short: false };
export const COMPACT_LOOM = { columns: 4, rows: 4, short: true };

/** The service on a partner's card: the first one, or the specification's default. */
export const serviceOnCard = (services: readonly string[]): string => services[0] ?? "Servicii IT";

export type LiveCounts = { openRequests: number; communities: number; partners: number };

/** Sentence with the platform's own figures; zeros are left out. */
export function countsSentence({ openRequests, communities, partners }: LiveCounts): string {
  const said = [
    openRequests > 0 && plural(openRequests, "solicitare deschisă", "solicitări deschise"),
    communities > 0 && plural(communities, "comunitate", "comunități"),
    partners > 0 && plural(partners, "partener verificat", "parteneri verificați"),
  ].filter((part) => part !== false);
  if (said.length === 0) return "Comunitățile și partenerii apar aici pe măsură ce sunt verificați.";
  return `Acum, pe platformă: ${said.join(", ")}.`;
}

export const STEPS = [
  { title: "Înregistrare", text: "Cont de autoritate sau de firmă, verificat de un administrator după CUI." },
  { title: "Explorare", text: "Parteneri după categorie, județ și recenzii de la alte primării." },
  {
    title: "Conectare",
    text: "O solicitare ajunge la toți cei potriviți. Întrebările le văd toți partenerii, ofertele numai autoritatea.",
  },
  { title: "Succes", text: "Comparați ofertele, alegeți una, finalizați colaborarea și scrieți o recenzie." },
];

/** The two kinds of members, with what each gets. */
export const AUDIENCES = [
  {
    title: "Pentru autorități locale",
    whom: "Comune, orașe, municipii, consilii județene și asociații de dezvoltare intercomunitară.",
    gets: [
      "Parteneri verificați, cu recenzii scrise de alte autorități",
      "Solicitări trimise deodată tuturor firmelor potrivite",
      "Oferte așezate rând lângă rând, sigilate până la termen dacă doriți",
      "Un dosar întreg, cu număr de înregistrare, pentru fiecare solicitare",
      "O vitrină a comunității: atracții, proiecte, galerie",
    ],
    href: "/register?tip=uat",
    label: "Devino Membru CCDL",
  },
  {
    title: "Pentru firme",
    whom: "Consultanți, furnizori de servicii și de produse pentru administrația locală.",
    gets: [
      "Numai solicitările din domeniile și județele în care lucrați",
      "Explicația fiecărei potriviri",
      "Întrebări puse autorității, cu răspunsuri pentru toți",
      "Un răspuns la fiecare ofertă, și când nu a fost aleasă",
      "Un profil public cu portofoliu, echipă și recenzii",
    ],
    href: "/register?tip=firma",
    label: "Devino Partener CCDL",
  },
];

/** The features of the first page. */
export const FEATURES = [
  {
    kind: "marketplace",
    href: "/features/marketplace",
    title: "Marketplace de parteneri",
    text: "Nouă categorii, firme verificate, oferte pe trei niveluri.",
  },
  {
    kind: "showcase",
    href: "/features/community-showcase",
    title: "Vitrina comunităților",
    text: "Atracții, proiecte, galerie: fiecare comună cu pagina ei.",
  },
  {
    kind: "hub",
    href: "/uat/knowledge-hub",
    title: "Hub de cunoștințe cu asistent AI",
    text: "Răspunsuri cu surse citate, sau „nu știu”. Pentru membri, după conectare.",
  },
  {
    kind: "forum",
    href: "/features/forum",
    title: "Forum de discuții",
    text: "Răspunsul la o întrebare îi ajută pe toți.",
  },
  {
    kind: "matching",
    href: "/features/marketplace",
    title: "Potrivire cu parteneri",
    text: "Explicația fiecărei potriviri între o solicitare și o firmă.",
  },
  {
    kind: "exchange",
    href: "/features/project-exchange",
    title: "Schimb de proiecte",
    text: "Proiecte deschise, la care se poate aplica.",
  },
  {
    kind: "analytics",
    href: "/features/analytics",
    title: "Analiză și rapoarte",
    text: "Cifre publice, numărate zilnic, cu ce numără fiecare.",
  },
  {
    kind: "security",
    href: "/features/security",
    title: "Securitate",
    text: "Cum sunt protejate datele și ofertele, cu dovezi.",
  },
] as const;

/** An invented request with two offers, as the four steps lead to it. */
export const EXAMPLE = {
  authority: "Comuna Fântâna Albastră",
  title: "Portal de taxe și impozite locale cu plată online",
  deadline: "27 noiembrie, 16:00",
  budget: "75.000–90.000 lei",
  offers: [
    { firm: "Registru Deschis SRL", price: "84.500 lei", duration: "10 săptămâni", reviews: "3 recenzii" },
    { firm: "Hartă și Cadastru Digital SRL", price: "89.900 lei", duration: "14 săptămâni", reviews: "Fără recenzii" },
  ],
} as const;

/**
 * Structured data (schema.org): operator and search. The association's declared figures and testimonials are left out.
 */
export function siteFacts(origin: string): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${origin}/#organizatie`,
        name: operator.name,
        url: `${origin}/`,
        logo: `${origin}/icon.svg`,
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#site`,
        name: "PSP",
        url: `${origin}/`,
        inLanguage: "ro",
        publisher: { "@id": `${origin}/#organizatie` },
        potentialAction: searchAction(origin),
      },
    ],
  };
}

const searchAction = (origin: string): WithActionConstraints<SearchAction> => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${origin}/cauta?q={words}` },
  "query-input": "required name=words",
});
