import type { AuthorityKind } from "~/modules/accounts/rules/authority";
import { readableEmail } from "~/platform/language/host-name";
import { formatNumber } from "~/platform/language/numbers";
import { formatWebsite } from "~/platform/language/website";
import type { CountyCode } from "~/platform/romania/counties";
import { formatPhone } from "~/platform/romania/phone";

/** How a plain field is stored: one line, several lines, a whole number from 1, one that is 0 when it is left out. */
type Stored = { line: string | null; text: string; figure: number | null; count: number };

/** `named`: in the sentence of a mistake. `most`: in characters. `units`: what may be written after the number. */
export type PlainField = { named: string } & (
  | { as: "line"; most: number }
  | { as: "text"; most: number }
  | { as: "figure" | "count"; units: readonly string[] }
);

/** A field of a section: its schema, its place in the form and on the public page. */
export type SectionField = {
  label: string;
  /** Its label among the facts and contact details of the public page. */
  term?: string;
  required?: true;
  hint?: string;
  /** Height of a field of several lines. */
  rows?: number;
  /** Attributes of a field of one line. */
  input?: {
    type?: "tel" | "email" | "url";
    autoComplete?: string;
    inputMode?: "numeric" | "decimal";
    figures?: true;
  };
  /** The field that stands in the same row of the form. */
  beside?: string;
  /** The stored text as people write it. */
  write?: (stored: string) => string;
} & (PlainField | { as: "own" });

const WHOLE = { inputMode: "numeric", figures: true } as const;

/** Sections are saved separately: edits of two sections never conflict. A field that is `own` has its schema in `forms.ts`. */
export const SECTIONS = {
  profile: {
    name: {
      ...{ as: "own", label: "Denumirea", required: true, input: { autoComplete: "organization" } },
      hint: "Așa cum apare pe pagină și în lista comunităților.",
    },
    description: {
      ...{ as: "text", named: "descrierea", most: 10_000, label: "Despre comunitate", rows: 9 },
      hint: "Ce este, din ce trăiește, ce o deosebește. Un rând nou începe alt paragraf.",
    },
    objectives: {
      ...{ as: "text", named: "obiectivele", most: 10_000, label: "Obiective", rows: 5 },
      hint: "Ce vrea comunitatea să facă în anii care vin.",
    },
  },
  location: {
    kind: { as: "own", label: "Felul autorității", term: "Fel" },
    county: { as: "own", label: "Județul" },
    population: {
      ...{ as: "figure", named: "populația", label: "Populația", term: "Populație" },
      ...{ units: ["locuitori", "persoane"], hint: "Locuitori.", input: WHOLE, beside: "area" },
    },
    area: {
      ...{ as: "own", label: "Suprafața, în km²", term: "Suprafață" },
      ...{ hint: "De exemplu 84,5.", input: { inputMode: "decimal", figures: true } },
    },
  },
  statistics: {
    projectsCompleted: {
      ...{ as: "count", named: "numărul de proiecte finalizate", label: "Proiecte finalizate" },
      ...{ units: ["proiecte", "proiect"], hint: "Necompletat înseamnă 0.", input: WHOLE, beside: "citizensServed" },
    },
    budgetAllocated: {
      ...{ as: "line", named: "bugetul alocat", most: 120, label: "Buget alocat" },
      hint: "Cu cuvintele dumneavoastră, de exemplu „12 milioane lei, 2021–2027”.",
    },
    citizensServed: {
      ...{ as: "count", named: "numărul de cetățeni deserviți", label: "Cetățeni deserviți" },
      ...{ units: ["cetățeni", "locuitori", "persoane"], hint: "Necompletat înseamnă 0.", input: WHOLE },
    },
  },
  contact: {
    address: {
      ...{ as: "line", named: "adresa", most: 300, label: "Adresa", term: "Adresă" },
      ...{ hint: "Strada, numărul, localitatea.", input: { autoComplete: "address-line1" } },
    },
    phone: {
      ...{ as: "own", label: "Telefon", term: "Telefon", write: formatPhone, beside: "email" },
      hint: "De exemplu 0260 555 014 int. 12. Două numere se despart prin virgulă.",
      input: { type: "tel", autoComplete: "tel", figures: true },
    },
    email: {
      ...{ as: "own", label: "E-mail", term: "E-mail", write: readableEmail },
      ...{ hint: "Îl vede oricine.", input: { type: "email", autoComplete: "email" } },
    },
    website: {
      ...{ as: "own", label: "Site", term: "Web", write: formatWebsite },
      ...{ hint: "De exemplu www.primarie.ro.", input: { type: "url", autoComplete: "url" } },
    },
  },
} as const satisfies Record<string, Record<string, SectionField>>;

type Sections = typeof SECTIONS;
export type Section = keyof Sections;
export type FieldOf<S extends Section> = keyof Sections[S] & string;

/** The plain fields among these, each with what is stored of it. */
type PlainIn<Fields> = {
  [F in keyof Fields as Fields[F] extends { as: keyof Stored } ? F : never]: Fields[F] extends {
    as: infer As extends keyof Stored;
  }
    ? Stored[As]
    : never;
};
export type PlainValues<S extends Section> = PlainIn<Sections[S]>;

/** The texts and figures of a community. */
export type CommunityTexts = PlainIn<
  Sections["profile"] & Sections["location"] & Sections["statistics"] & Sections["contact"]
> & {
  name: string;
  kind: AuthorityKind | null;
  county: CountyCode;
  areaHectares: number | null;
  phone: string | null;
  email: string | null;
  website: string | null;
};

/** Values of a form's fields, as texts. */
export type FormValues<Field extends string = string> = Readonly<Record<Field, string>>;

export const fieldsOf = <S extends Section>(section: S) =>
  Object.entries<SectionField>(SECTIONS[section]) as [FieldOf<S>, SectionField][];

export const sectionLabels = (section: Section): FormValues =>
  Object.fromEntries(fieldsOf(section).map(([name, { label }]) => [name, label]));

/** The values of a section's form. A square kilometre is 100 hectares. */
export function sectionValues(section: Section, { areaHectares, ...texts }: CommunityTexts): FormValues {
  const stored: Readonly<Record<string, string | number | null>> = {
    ...texts,
    area: areaHectares === null ? null : areaHectares / 100,
  };
  return Object.fromEntries(fieldsOf(section).map(([name, { write }]) => [name, typed(stored[name] ?? "", write)]));
}

/** Zero is shown as an empty field, so that it need not be deleted before typing. */
function typed(stored: string | number, write: SectionField["write"] = (text) => text): string {
  if (stored === "" || stored === 0) return "";
  return typeof stored === "number" ? formatNumber(stored) : write(stored);
}
