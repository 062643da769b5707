import type { Fact } from "./facts";
import type { PaperKind } from "./paper-kind";
import type { SignatureBlock } from "./signature-blocks";

/** `field`: a line of its own for one fact. `write`: lines left for what no request says. */
export type ModelPart =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "field"; label: string; fact: Fact }
  | { kind: "write"; label: string; lines: number }
  | { kind: "table"; table: "offers" | "sources" }
  | { kind: "signatures"; blocks: readonly SignatureBlock[] };

export type Model = {
  title: string;
  subtitle: string;
  legalBasis: string;
  parts: readonly ModelPart[];
};

/** Where the texts of the platform's models are the first ones. */
export const FIRST_VERSION = 1;

const heading = (text: string): ModelPart => ({ kind: "heading", text });
const text = (words: string): ModelPart => ({ kind: "text", text: words });
const field = (label: string, fact: Fact): ModelPart => ({ kind: "field", label, fact });
const write = (label: string, lines = 2): ModelPart => ({ kind: "write", label, lines });
const OFFERS: ModelPart = { kind: "table", table: "offers" };
const SOURCES: ModelPart = { kind: "table", table: "sources" };
const SIGNATURES: ModelPart = { kind: "signatures", blocks: ["other", "maker"] };

const FIRM = [field("Către", "firma"), field("CUI", "cui_firma"), field("Sediul", "sediu_firma")] as const;

/** The platform's models: texts with the names of facts, in the order of the page. */
export const MODELS: Readonly<Record<PaperKind, Model>> = {
  need: {
    title: "Referat de necesitate",
    subtitle: "privind achiziția: {obiect}",
    legalBasis: "HG nr. 395/2016, art. 3; Legea nr. 98/2016",
    parts: [
      heading("1. Necesitatea"),
      text("{descriere}"),
      write("Compartimentul care solicită", 1),
      heading("2. Obiectul achiziției"),
      field("Obiectul", "obiect"),
      field("Categoria", "categorie"),
      write("Cod CPV", 1),
      write("Cantitatea și unitatea de măsură", 1),
      heading("3. Valoarea"),
      field("Bugetul prevăzut, fără TVA", "buget"),
      write("Prețul unitar sau total, fără TVA", 1),
      write("Sursa de finanțare și articolul bugetar", 1),
      heading("4. Consultarea pieței"),
      text(
        "Solicitarea nr. {numar_solicitare} a fost trimisă firmelor la {data_solicitare}, cu termen pentru oferte {termen}.",
      ),
      text("Solicitarea prin platformă nu ține loc de achiziție prin SEAP."),
      heading("5. Propunere"),
      text("Propunem aprobarea achiziției „{obiect}”, pentru {autoritate}."),
      SIGNATURES,
    ],
  },
  estimate: {
    title: "Notă privind determinarea valorii estimate",
    subtitle: "pentru achiziția: {obiect}",
    legalBasis: "Legea nr. 98/2016, art. 9; HG nr. 395/2016",
    parts: [
      heading("1. Obiectul"),
      field("Obiectul", "obiect"),
      field("Categoria", "categorie"),
      field("Numărul solicitării", "numar_solicitare"),
      heading("2. Sursele"),
      text("Valorile de mai jos sunt luate din {felul_surselor}. Sumele sunt fără TVA."),
      SOURCES,
      heading("3. Valoarea estimată"),
      field("Cea mai mică valoare", "valoare_minima"),
      field("Cea mai mare valoare", "valoare_maxima"),
      text(
        "Valoarea estimată, calculată ca medie aritmetică a valorilor maxime din tabel, este {valoare_estimata}, fără TVA.",
      ),
      write("Alte elemente luate în calcul (opțiuni, prelungiri, loturi)", 2),
      SIGNATURES,
    ],
  },
  comparison: {
    title: "Tabel comparativ al ofertelor",
    subtitle: "pentru achiziția: {obiect}",
    legalBasis: "HG nr. 395/2016, art. 43",
    parts: [
      field("Numărul solicitării", "numar_solicitare"),
      field("Termenul pentru oferte", "termen"),
      field("Bugetul, fără TVA", "buget"),
      field("Oferte primite", "numar_oferte"),
      OFFERS,
      text("Prețurile sunt fără TVA, așa cum le-au scris firmele în ofertele lor."),
      write("Observații", 3),
      SIGNATURES,
    ],
  },
  selection: {
    title: "Proces-verbal de selecție",
    subtitle: "pentru achiziția: {obiect}",
    legalBasis: "HG nr. 395/2016, art. 43; Legea nr. 98/2016, art. 7 alin. (5)",
    parts: [
      text(
        "Încheiat la {autoritate}, cu privire la solicitarea nr. {numar_solicitare}, trimisă la {data_solicitare}, cu termen pentru oferte {termen}.",
      ),
      field("Ofertele sigilate au fost deschise la", "data_deschidere"),
      heading("1. Ofertele"),
      OFFERS,
      heading("2. Oferta aleasă"),
      text(
        "La {data_decizie} a fost aleasă oferta firmei {firma}, CUI {cui_firma}, cu prețul de {pret}, fără TVA, și durata de {durata}.",
      ),
      heading("3. Motivarea alegerii"),
      write("Motivele pentru care a fost aleasă această ofertă", 4),
      SIGNATURES,
    ],
  },
  accepted: {
    title: "Comunicare privind acceptarea ofertei",
    subtitle: "{obiect}",
    legalBasis: "Legea nr. 98/2016; HG nr. 395/2016, art. 43",
    parts: [
      ...FIRM,
      text(
        "Vă comunicăm că oferta dumneavoastră, trimisă la {data_oferta} la solicitarea nr. {numar_solicitare}, „{obiect}”, a fost acceptată la {data_decizie}.",
      ),
      text("Prețul ofertei este de {pret}, fără TVA, iar durata este de {durata}."),
      write("Pașii următori și persoana de contact", 3),
      text("Acceptarea ofertei nu ține loc de contract și nici de achiziție prin SEAP."),
      SIGNATURES,
    ],
  },
  declined: {
    title: "Comunicare privind neacceptarea ofertei",
    subtitle: "{obiect}",
    legalBasis: "Legea nr. 98/2016; HG nr. 395/2016, art. 43",
    parts: [
      ...FIRM,
      text("Vă mulțumim pentru oferta trimisă la {data_oferta} la solicitarea nr. {numar_solicitare}, „{obiect}”."),
      text("Vă comunicăm că oferta nu a fost acceptată. Motivul: {motiv}."),
      write("Alte precizări", 2),
      SIGNATURES,
    ],
  },
  completion: {
    title: "Solicitare de completare a ofertei",
    subtitle: "{obiect}",
    legalBasis: "Legea nr. 98/2016; HG nr. 395/2016, art. 43",
    parts: [
      ...FIRM,
      text(
        "Pentru oferta trimisă la {data_oferta} la solicitarea nr. {numar_solicitare}, „{obiect}”, vă rugăm să transmiteți următoarele completări:",
      ),
      write("Completările cerute", 5),
      write("Termenul de răspuns", 1),
      SIGNATURES,
    ],
  },
  reception: {
    title: "Proces-verbal de recepție",
    subtitle: "{obiect}",
    legalBasis: "Legea nr. 273/2006, art. 54; HG nr. 395/2016",
    parts: [
      text(
        "Încheiat între {autoritate}, cu sediul în {sediu_autoritate}, CUI {cui_autoritate}, și {firma}, cu sediul în {sediu_firma}, CUI {cui_firma}.",
      ),
      field("Obiectul", "obiect"),
      field("Numărul solicitării", "numar_solicitare"),
      field("Prețul ofertei, fără TVA", "pret"),
      field("Durata din ofertă", "durata"),
      field("Colaborarea a fost finalizată la", "data_finalizare"),
      write("Contractul sau comanda, cu numărul și data", 1),
      heading("Constatări"),
      write("Ce s-a predat: cantități, calitate, documente", 4),
      write("Observații și obiecții", 3),
      text("Părțile confirmă prin semnătură cele de mai sus."),
      write("Din partea firmei: numele, funcția, semnătura", 1),
      SIGNATURES,
    ],
  },
};
