import { choice, choices, code, contact, line, orNone, text, tick } from "~/platform/form/field-table";
import { COUNTY_NAMES } from "~/platform/romania/counties";
import { CATEGORIES } from "./categories";
import { EMPLOYEES, INDUSTRIES } from "./profile";

/** The sections of a firm's profile that are no lists of rows: each has a form of its own. */
export const FIELDS = {
  company: {
    description: text("Descriere", "descrierea", {
      most: 5000,
      rows: 8,
      missing: "Descrieți firma",
      hint: "Cel puțin 200 de caractere ajută: ce faceți, pentru cine, cum.",
      uncut: true,
    }),
    industry: orNone(choice("Domeniu", "domeniul", INDUSTRIES)),
    foundedYear: orNone(
      code<number>("Anul înființării", "anul înființării", {
        most: 4,
        hint: "Din el se calculează experiența.",
        input: { figures: true, inputMode: "numeric" },
      }),
    ),
    employees: orNone(choice("Angajați", "numărul de angajați", EMPLOYEES, { empty: "Alegeți numărul", beside: true })),
    headquarters: orNone(
      line("Sediu", "localitatea sediului", 200, {
        hint: "Localitatea, de exemplu Târgu Mureș.",
        input: { autoComplete: "address-level2" },
        uncut: true,
      }),
    ),
    county: orNone(choice("Județul sediului", "județul", COUNTY_NAMES, { beside: true })),
  },
  contact: {
    website: orNone(
      contact("website", "Site", {
        hint: "De exemplu www.exemplu.ro",
        input: { autoComplete: "url", inputMode: "url" },
      }),
    ),
    phone: orNone(
      contact("phone", "Telefon", {
        hint: "De exemplu 0264 123 456 int. 12. Două numere se despart prin virgulă.",
        input: { figures: true, autoComplete: "tel", inputMode: "tel" },
      }),
    ),
    email: orNone(
      contact("email", "E-mail", {
        hint: "O adresă a firmei, nu a unei persoane.",
        input: { autoComplete: "email", inputMode: "email" },
      }),
    ),
    emailPublic: tick("Adresa de e-mail se vede pe pagina publică", { hint: "Altfel rămâne numai aici." }),
  },
  categories: {
    categories: choices("Categorii", "categoriile", CATEGORIES, "plain"),
    counties: choices("Județe în care lucrați", "județele", COUNTY_NAMES, "columns", {
      hint: "Și județul sediului, dacă lucrați acolo.",
    }),
  },
};
export type FieldSection = keyof typeof FIELDS;
