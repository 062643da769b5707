import { line, text, type ValuesOf } from "~/platform/form/field-table";

/** The most characters of what is written about a model. */
export const MOST = { note: 300, jurist: 100 } as const;

/** What of a model is written in forms; `text` holds its parts, one a line. */
export const MODEL = {
  title: line("Titlul", "titlul", 150),
  subtitle: line("Subtitlul", "subtitlul", 150, {
    hint: "Poate numi fapte, de exemplu: pentru achiziția: {obiect}.",
  }),
  legalBasis: line("Temeiul legal", "temeiul legal", 300, {
    hint: "Actele și articolele, de exemplu: Legea nr. 98/2016, art. 7 alin. (5).",
  }),
  text: text("Textul", "modelul", {
    most: 20_000,
    rows: 24,
    hint: "Fiecare rând este o parte a documentului. Felurile de rânduri și faptele sunt explicate mai jos.",
  }),
};
export type ModelInput = ValuesOf<typeof MODEL>;

/** A draft of the platform's model. */
export const DRAFT = {
  note: line("Ce s-a schimbat", "ce s-a schimbat", MOST.note, {
    missing: "Scrieți ce s-a schimbat",
    hint: "Pe un rând: îl citesc autoritățile care și-au adaptat textul.",
  }),
  ...MODEL,
};
export type DraftInput = ValuesOf<typeof DRAFT>;
