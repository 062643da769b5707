import type { ActKind } from "./rules/vocabulary";

export type CitedAct = { kind: ActKind; number: string; title: string };

/** Twelve acts of all kinds, with the titles of their publication. */
export const CITED: readonly CitedAct[] = [
  {
    kind: "oug",
    number: "57/2019",
    title: "Ordonanța de urgență a Guvernului nr. 57/2019 privind Codul administrativ",
  },
  { kind: "lege", number: "98/2016", title: "Legea nr. 98/2016 privind achizițiile publice" },
  {
    kind: "lege",
    number: "544/2001",
    title: "Legea nr. 544/2001 privind liberul acces la informațiile de interes public",
  },
  {
    kind: "lege",
    number: "50/1991",
    title: "Legea nr. 50/1991 privind autorizarea executării lucrărilor de construcții",
  },
  { kind: "lege", number: "227/2015", title: "Legea nr. 227/2015 privind Codul fiscal" },
  { kind: "lege", number: "215/2001", title: "Legea administrației publice locale nr. 215/2001" },
  { kind: "hg", number: "395/2016", title: "Hotărârea Guvernului nr. 395/2016 pentru aprobarea Normelor achizițiilor" },
  { kind: "hg", number: "1/2016", title: "Hotărârea Guvernului nr. 1/2016 pentru aprobarea Normelor inventarului" },
  { kind: "og", number: "27/2002", title: "Ordonanța Guvernului nr. 27/2002 privind soluționarea petițiilor" },
  { kind: "ordin", number: "2861/2009", title: "Ordinul ministrului finanțelor publice nr. 2.861/2009 pentru Norme" },
  { kind: "regulament-ue", number: "2016/679", title: "Regulamentul (UE) 2016/679 privind protecția datelor" },
  {
    kind: "regulament-ue",
    number: "910/2014",
    title: "Regulamentul (UE) nr. 910/2014 privind serviciile de încredere",
  },
];

/** How a kind is written: in short, shorter, in full, in full without diacritics. */
const KINDS: Readonly<Record<ActKind, readonly [string, string, string, string]>> = {
  lege: ["Legea", "L", "Legea", "lege"],
  oug: ["OUG", "O.U.G.", "Ordonanța de urgență a Guvernului", "ordonanta de urgenta"],
  og: ["OG", "O.G.", "Ordonanța Guvernului", "ordonanta"],
  hg: ["HG", "H.G.", "Hotărârea Guvernului", "hotararea guvernului"],
  ordin: ["Ordinul", "OMFP", "Ordinul ministrului finanțelor publice", "ordinul"],
  "regulament-ue": ["Regulamentul", "Regulamentul UE", "Regulamentul (UE)", "regulament ue"],
};

/** Twelve ways to write an act. The last one is its number without a year, or the name by which people call it. */
export function shapesOf({ kind, number, title }: CitedAct): string[] {
  const [short, shorter, full, plain] = KINDS[kind];
  const [first = "", second = ""] = number.split("/");
  const called = / privind (Codul .+)$/.exec(title)?.[1] ?? /^(Legea (?!nr).+) nr/.exec(title)?.[1];
  const yearless = kind === "regulament-ue" && first === "2016" ? `${plain} ${second}` : `${plain} ${first}`;
  return [
    `${short} ${number}`,
    `${short} nr. ${number}`,
    `${short} nr.${number}`,
    `${shorter} ${number}.`,
    `${shorter}${shorter.endsWith("UE") ? " " : ""}${number}`,
    `${full} nr. ${number}`.toUpperCase(),
    `${full} nr. ${kind === "regulament-ue" ? number : `${first} din ${second}`}`,
    `${plain} nr ${number}`,
    `art. 7 alin. (5) din ${short} ${number}`,
    `${short} nr. ${number}, art. 12 lit. a)`,
    number,
    called ?? yearless,
  ];
}
