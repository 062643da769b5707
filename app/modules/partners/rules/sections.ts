import type { LocalDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import type { ValuesOf } from "~/platform/form/field-table";
import type { FormRow } from "~/platform/form/rows";
import type { Currency } from "~/platform/language/money";
import type { FIELDS, FieldSection } from "./profile-fields";

/** The sections of a firm's profile; each is edited and saved on its own. */
export const SECTIONS = {
  company: "Despre firmă",
  logo: "Sigla",
  categories: "Categorii și județe",
  services: "Servicii",
  specialisations: "Specializări",
  portfolio: "Portofoliu",
  team: "Echipa",
  certifications: "Certificări",
  offers: "Oferte speciale",
  contact: "Date de contact",
} as const;

export type Section = keyof typeof SECTIONS;
export const SECTION_CODES = codesOf(SECTIONS);

export const PROFILE_PATH = "/firma/profile";
export const TO_PROFILE = { href: PROFILE_PATH, label: "Profilul firmei" };
export const PREVIEW_PATH = `${PROFILE_PATH}/preview`;
export const sectionPath = (section: Section): string => `${PROFILE_PATH}/${section}`;

/** The most rows that each list may have. */
export const MOST_ROWS = {
  services: 30,
  specialisations: 30,
  portfolio: 30,
  team: 30,
  certifications: 20,
  offers: 10,
} as const;
export type ListSection = keyof typeof MOST_ROWS;
export const isListSection = (section: string): section is ListSection => Object.hasOwn(MOST_ROWS, section);

/** `id` is null for a new row. */
type Row<Values> = Values & { id: string | null };

/** The content of each section, as its form sends it and as it is stored. */
export type SectionContent = { [S in FieldSection]: ValuesOf<(typeof FIELDS)[S]> } & {
  services: readonly Row<{ name: string; description: string | null }>[];
  specialisations: readonly Row<{ name: string }>[];
  portfolio: readonly Row<{ name: string; budget: number | null; currency: Currency | null; year: number | null }>[];
  team: readonly Row<{ name: string; position: string; experience: string | null }>[];
  certifications: readonly Row<{ name: string; detail: string | null }>[];
  offers: readonly Row<{ title: string; description: string; validUntil: LocalDate }>[];
};
/** All sections but the logo, which is an image. */
export type WrittenSection = keyof SectionContent;

/** The values of a new row of each list. */
export const blankRows: Readonly<Record<ListSection, FormRow>> = {
  services: { name: "", description: "" },
  specialisations: { name: "" },
  portfolio: { name: "", year: "", budget: "", currency: "RON" },
  team: { name: "", position: "", experience: "" },
  certifications: { name: "", detail: "" },
  offers: { title: "", description: "", validUntil: "" },
};
