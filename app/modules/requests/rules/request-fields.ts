import { CATEGORIES } from "~/modules/partners/rules/categories";
import { codesOf } from "~/platform/codes";
import { choice, line, orNone, text, tick } from "~/platform/form/field-table";
import { COUNTY_NAMES } from "~/platform/romania/counties";
import { LONGEST_CRITERION, URGENCIES, type Urgency } from "./request";

const URGENCY_WORDS = Object.fromEntries(codesOf(URGENCIES).map((code) => [code, URGENCIES[code].label])) as Record<
  Urgency,
  string
>;

/** The three fields that a request cannot be without. */
export const NEED = {
  title: line("Titlu", "titlul", 150, { hint: "Pe scurt, ca într-un referat.", uncut: true }),
  category: choice("Categorie", "categoria", CATEGORIES),
  description: text("Descriere", "descrierea", {
    most: 10_000,
    rows: 7,
    missing: "Descrieți de ce aveți nevoie",
    hint: "Ce aveți acum, ce vreți să obțineți, până când. Fără date cu caracter personal.",
    uncut: true,
  }),
};

export const PLACE = {
  county: orNone(
    choice("Județul", "județul", COUNTY_NAMES, {
      hint: "Unde se face lucrarea; ajută la găsirea partenerilor din zonă.",
      empty: "Nespecificat",
    }),
  ),
  urgency: orNone(
    choice("Urgență", "urgența", URGENCY_WORDS, {
      hint: "O văd partenerii lângă titlu.",
      empty: "Nespecificată",
      beside: true,
    }),
  ),
};

/** How the offer is chosen. */
export const CHOOSING = {
  criterion: orNone(
    line("Criteriul de alegere", "criteriul de alegere", LONGEST_CRITERION, {
      hint: "Îl văd firmele și se tipărește întocmai în documentele achiziției, de exemplu „prețul cel mai scăzut”. După trimitere nu se mai schimbă.",
    }),
  ),
  sealed: tick("Ofertele stau sigilate până la termen", {
    hint: "Nimeni nu le citește înainte: nici dumneavoastră, nici administratorii. După ce le deschideți, termenul nu se mai poate prelungi.",
  }),
};

/** The fields of a request; its budget, its deadline, its recipients and its files are written beside them. */
export const REQUEST = { ...NEED, ...PLACE, ...CHOOSING };
