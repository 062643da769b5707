import { code, day, line, orNone, text, type ValuesOf } from "~/platform/form/field-table";
import { LONGEST } from "./vocabulary";

/** An article of an act, as an ADMIN writes it. */
export const ARTICLE = {
  label: code<string>("Articolul", "articolul", { most: LONGEST.articleLabel, hint: "De exemplu art. 7 alin. (5)." }),
  heading: line("Despre ce este", "despre ce este", LONGEST.articleHeading, { beside: true }),
  text: text("Ce prevede, pe scurt", "ce prevede", { most: LONGEST.articleText, rows: 5 }),
  asOf: day("Adevărat la data de", "data"),
  address: code<string>("Adresa textului oficial", "adresa", { input: { inputMode: "url" }, beside: true }),
  amendedBy: orNone(line("Modificat ultima dată de", "actul", 100, { hint: "De exemplu Legea 208/2022." })),
  amendedOn: orNone(day("Modificat din", "data", { beside: true })),
};
export type ArticleInput = ValuesOf<typeof ARTICLE>;
