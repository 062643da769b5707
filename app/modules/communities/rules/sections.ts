import { AUTHORITY_KIND_LABELS } from "~/modules/accounts/rules/authority";
import {
  choice,
  code,
  contact,
  type FieldTable,
  line,
  orEmpty,
  orNone,
  orZero,
  text,
  type ValuesOf,
  whole,
} from "~/platform/form/field-table";
import { formatNumber } from "~/platform/language/numbers";
import { COUNTY_NAMES } from "~/platform/romania/counties";

/** Above any count of people or projects, and the total of all communities stays exact. In hectares as well. */
export const MOST = 100_000_000;

/** Sections are saved separately: edits of two sections never conflict. */
export const SECTIONS = {
  profile: {
    name: line("Denumirea", "denumirea comunității", 150, {
      hint: "Așa cum apare pe pagină și în lista comunităților.",
      input: { autoComplete: "organization" },
      uncut: true,
    }),
    description: orEmpty(
      text("Despre comunitate", "descrierea", {
        most: 10_000,
        rows: 9,
        hint: "Ce este, din ce trăiește, ce o deosebește. Un rând nou începe alt paragraf.",
        uncut: true,
      }),
    ),
    objectives: orEmpty(
      text("Obiective", "obiectivele", {
        most: 10_000,
        rows: 5,
        hint: "Ce vrea comunitatea să facă în anii care vin.",
        uncut: true,
      }),
    ),
  },
  location: {
    kind: orNone(choice("Felul autorității", "felul autorității", AUTHORITY_KIND_LABELS, { empty: "Nespecificat" })),
    county: choice("Județul", "județul", COUNTY_NAMES, { hint: "Sau municipiul București." }),
    population: orNone(
      whole("Populația", "populația", { least: 1, most: MOST, units: ["locuitori", "persoane"], hint: "Locuitori." }),
    ),
    areaHectares: orNone(
      code<number>("Suprafața, în km²", "suprafața", {
        hint: "De exemplu 84,5.",
        input: { inputMode: "decimal", figures: true },
        beside: true,
        write: (hectares) => formatNumber(hectares / 100), // a square kilometre is 100 hectares
      }),
    ),
  },
  statistics: {
    projectsCompleted: orZero(
      whole("Proiecte finalizate", "numărul de proiecte finalizate", {
        least: 0,
        most: MOST,
        units: ["proiecte", "proiect"],
        hint: "Necompletat înseamnă 0.",
      }),
    ),
    citizensServed: orZero(
      whole("Cetățeni deserviți", "numărul de cetățeni deserviți", {
        least: 0,
        most: MOST,
        units: ["cetățeni", "locuitori", "persoane"],
        hint: "Necompletat înseamnă 0.",
        beside: true,
      }),
    ),
    budgetAllocated: orNone(
      line("Buget alocat", "bugetul alocat", 120, {
        hint: "Cu cuvintele dumneavoastră, de exemplu „12 milioane lei, 2021–2027”.",
        uncut: true,
      }),
    ),
  },
  contact: {
    address: orNone(
      line("Adresa", "adresa", 300, {
        hint: "Strada, numărul, localitatea.",
        input: { autoComplete: "address-line1" },
        uncut: true,
      }),
    ),
    phone: orNone(
      contact("phone", "Telefon", {
        hint: "De exemplu 0260 555 014 int. 12. Două numere se despart prin virgulă.",
        input: { type: "tel", autoComplete: "tel", figures: true },
      }),
    ),
    email: orNone(
      contact("email", "E-mail", {
        hint: "Îl vede oricine.",
        input: { type: "email", autoComplete: "email" },
        beside: true,
      }),
    ),
    website: orNone(
      contact("website", "Site", {
        hint: "De exemplu www.primarie.ro.",
        input: { type: "url", autoComplete: "url" },
      }),
    ),
  },
};

type Sections = typeof SECTIONS;
export type Section = keyof Sections;
export type FieldOf<S extends Section> = keyof Sections[S] & string;

/** The texts and figures of a community. */
export type CommunityTexts = ValuesOf<
  Sections["profile"] & Sections["location"] & Sections["statistics"] & Sections["contact"]
>;

/** The fields of a section's form: a kind that was found at verification is not asked for. */
export function sectionFields(section: Section, checkedKind: string | null): FieldTable {
  if (section !== "location" || checkedKind === null) return SECTIONS[section];
  const { kind: _, ...others } = SECTIONS.location;
  return others;
}
