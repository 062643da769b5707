import { CATEGORIES } from "~/modules/partners/rules/categories";
import {
  choice,
  choices,
  line,
  listed,
  numberChoice,
  orEmpty,
  orNone,
  phrases,
  text,
  tick,
  type ValuesOf,
} from "~/platform/form/field-table";
import { pick } from "~/platform/pick";
import { EVERYDAY_WORDS } from "./everyday-words";
import { KINDS, LONGEST, PERIODS, TOPICS } from "./vocabulary";

/** A document, as an ADMIN writes it, without its text and files. */
export const RESOURCE_FORM = {
  title: line("Titlul", "titlul", LONGEST.title),
  kind: choice("Felul", "felul documentului", KINDS, { empty: "Alegeți felul" }),
  category: choice("Categoria", "categoria", CATEGORIES, { beside: true }),
  topics: choices("Temele, dacă are", "temele", TOPICS, "columns"),
  summary: text("Rezumatul", "rezumatul", {
    most: LONGEST.summary,
    rows: 3,
    hint: `Pentru ce este documentul, într-o frază sau două, cel mult ${LONGEST.summary} de caractere. Apare în liste.`,
  }),
  tags: phrases("Etichete", {
    most: LONGEST.tags,
    longest: LONGEST.tag,
    called: ["etichetă", "etichete"],
    hint: `Cuvintele după care se caută, despărțite prin virgulă, cel mult ${LONGEST.tags}.`,
  }),
  everydayWords: EVERYDAY_WORDS,
  basis: orEmpty(
    text("Temeiul legal", "temeiul legal", {
      most: LONGEST.basis,
      uncut: true,
      rows: 3,
      hint: "Câte un act pe rând, din lista de legislație: Legea 544/2001: art. 7.",
    }),
  ),
  ownerId: listed("Răspunde de document", "cine răspunde de document", { empty: "Alegeți persoana" }),
  deputyId: orNone(listed("Înlocuitor", "înlocuitorul", { empty: "Fără înlocuitor", beside: true })),
  months: numberChoice("Se reverifică după", "perioada", PERIODS, { empty: null }),
  isForFirms: tick("Se vede și firmelor", { hint: "Firmele îl descarcă de la „Comunitate”, fila „Resurse”." }),
  isExample: tick("Este un exemplu, neverificat"),
};

const { basis: _basis, ...columns } = RESOURCE_FORM;
/** What is kept of a document's form as it is typed: what it rests on is kept act by act. */
export const RESOURCE = columns;
export type ResourceFields = ValuesOf<typeof RESOURCE>;

/** What an edit asks besides, for the edition that it makes. */
export const EDITION = {
  note: orEmpty(
    line("Ce s-a schimbat", "ce s-a schimbat", LONGEST.note, {
      hint: "Se citește lângă noua ediție: „termenul din art. 7 este acum de 15 zile”.",
    }),
  ),
};

/** What documents made from files have in common. */
export const IN_COMMON = {
  ...pick(RESOURCE, "kind", "category", "ownerId", "deputyId", "months"),
  ownerId: { ...RESOURCE.ownerId, label: "Răspunde de documente" },
};
