import { CATEGORIES, type Category } from "~/modules/partners/rules/categories";
import { choice, type Field, orEmpty, text, type ValuesOf } from "~/platform/form/field-table";
import { RESOURCE_FORM } from "./resource-fields";
import { LONGEST } from "./vocabulary";

/** A new document, as a person proposes it, without its file. */
export const PROPOSED_DOCUMENT = {
  title: RESOURCE_FORM.title,
  /** The column is null of a correction. */
  category: choice("Categoria", "categoria", CATEGORIES) as Field<Category | null, "choice">,
  summary: { ...RESOURCE_FORM.summary, hint: "Pentru ce este documentul, într-o frază sau două." },
  body: orEmpty(
    text("Conținutul", "conținutul", {
      most: LONGEST.proposal,
      rows: 10,
      hint: "Textul documentului, sau un fișier mai jos. Fără date cu caracter personal.",
    }),
  ),
  basis: RESOURCE_FORM.basis,
};
/** `fileId` is an uploaded file, null for none or for the one sent before. */
export type DocumentProposal = ValuesOf<typeof PROPOSED_DOCUMENT> & { fileId: string | null };

/** What a person proposes to correct in a document. */
export const CORRECTION = {
  reason: text("Ce este greșit sau lipsește", "ce este greșit", {
    most: LONGEST.reason,
    rows: 5,
    hint: "Ce ați căutat și nu ați găsit, ce este greșit sau depășit. Fără date cu caracter personal.",
  }),
  words: orEmpty(
    text("Textul propus", "textul propus", {
      most: LONGEST.proposal,
      rows: 6,
      hint: "Cum ar trebui să fie scris, dacă știți.",
    }),
  ),
};
export type Correction = ValuesOf<typeof CORRECTION>;
