import { choice, choices, code, day, line, orEmpty, orNone, text, type ValuesOf } from "~/platform/form/field-table";
import { ACT_KINDS } from "./acts";
import { EVERYDAY_WORDS } from "./everyday-words";
import { LONGEST, TOPICS } from "./vocabulary";

/** An act, as an ADMIN writes it. */
export const ACT = {
  kind: choice("Felul", "felul actului", ACT_KINDS, { empty: "Alegeți felul" }),
  number: code<string>("Numărul și anul", "numărul", {
    beside: true,
    input: { figures: true },
    hint: "De exemplu 544/2001.",
  }),
  title: line("Titlul, cum a fost publicat", "titlul", LONGEST.actTitle),
  summary: text("Ce cuprinde, pe scurt", "pe scurt ce cuprinde", { most: LONGEST.summary, rows: 3 }),
  topics: choices("Temele, dacă are", "temele", TOPICS, "columns"),
  everydayWords: EVERYDAY_WORDS,
  address: code<string>("Adresa oficială", "adresa", { input: { type: "url", inputMode: "url" } }),
  published: orNone(
    line("Publicat în", "publicarea", 200, { uncut: true, hint: "De exemplu M.Of. nr. 663 din 23.10.2001." }),
  ),
  inForceFrom: orNone(day("În vigoare din", "data", { beside: true })),
};

/** Its form, which asks besides what other acts did to it. */
export const ACT_FORM = {
  ...ACT,
  abrogatedBy: orNone(line("Abrogat de", "actul", 100, { uncut: true, hint: "De exemplu Legea 169/2026." })),
  abrogatedOn: orNone(day("Abrogat din", "data", { beside: true })),
  abrogationNote: orEmpty(line("Despre abrogare", "nota", LONGEST.note)),
  amended: orEmpty(
    text("Modificat de", "modificările", {
      most: 4_000,
      uncut: true,
      rows: 4,
      hint: "Câte un act pe rând: OUG 57/2019, 05.07.2019: ce s-a schimbat.",
    }),
  ),
};
export type ActForm = ValuesOf<typeof ACT_FORM>;
