import { CATEGORIES } from "~/modules/partners/rules/categories";
import { choice, code, line, orEmpty, type ValuesOf, whole } from "~/platform/form/field-table";
import { ROOMS } from "./links";
import { LONGEST } from "./vocabulary";

/** A quick link, as an ADMIN writes it. */
export const LINK = {
  title: line("Denumirea", "denumirea", LONGEST.linkTitle),
  address: code<string>("Adresa", "adresa", {
    hint: `Adresa întreagă, cu https, sau o pagină a platformei: ${Object.keys(ROOMS).join(", ")}.`,
  }),
  note: orEmpty(line("Ce se găsește acolo", "ce se găsește acolo", LONGEST.linkNote)),
  category: choice("Categoria", "categoria", CATEGORIES),
  rank: whole("Locul în listă", "locul în listă", {
    least: 1,
    most: 999,
    units: [],
    beside: true,
    hint: "De la 1. Cele cu același loc stau în ordine alfabetică.",
  }),
};
export type LinkInput = ValuesOf<typeof LINK>;
