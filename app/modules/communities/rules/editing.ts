import { authorityKindLabel, isAuthorityKind } from "~/modules/accounts/rules/authority";
import type { LocalDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { readableEmail } from "~/platform/language/host-name";
import { formatNumber } from "~/platform/language/numbers";
import { formatWebsite } from "~/platform/language/website";
import { pick } from "~/platform/pick";
import { countyByCode, isCountyCode } from "~/platform/romania/counties";
import { formatPhone } from "~/platform/romania/phone";
import type { CommunityTexts } from "./card";
import type { WholeCommunity } from "./view";
import { ATTRACTION_TYPES, type AttractionType, PROJECT_STATUSES, type ProjectStatus } from "./vocabulary";

/** The specification's text; the error of each picture is added in Romanian. */
export const IMAGES_FAILED = "Failed to upload images";

/** Sections are saved separately: edits of two sections never conflict. */
export const SECTIONS = {
  profile: { name: "Denumirea", description: "Despre comunitate", objectives: "Obiective" },
  location: { kind: "Felul autorității", county: "Județul", population: "Populația", area: "Suprafața, în km²" },
  statistics: {
    projectsCompleted: "Proiecte finalizate",
    budgetAllocated: "Buget alocat",
    citizensServed: "Cetățeni deserviți",
  },
  contact: { address: "Adresa", phone: "Telefon", email: "E-mail", website: "Site" },
} as const;
export type Section = keyof typeof SECTIONS;
export type FieldOf<S extends Section> = keyof (typeof SECTIONS)[S] & string;

export const ATTRACTION_LABELS = { name: "Denumirea", type: "Felul", description: "Descriere" } as const;
export const PROJECT_LABELS = {
  title: "Titlul",
  description: "Descriere",
  status: "Stadiul",
  progress: "Progres, în %",
  startsOn: "Începe la",
  endsOn: "Se încheie la",
} as const;

/** A form of the desk: a section, one of the attractions or projects, or the whole gallery. */
export type DeskForm = Section | "attractions" | "projects" | "gallery";

export const isDeskForm = (word: string): word is DeskForm =>
  Object.hasOwn(SECTIONS, word) || ["attractions", "projects", "gallery"].includes(word);

/** A field of pictures: its name, how many it holds, its label in a comparison. */
export type PictureField = { field: string; most: number; label: string };
export const PICTURES = {
  profile: { field: "cover", most: 1, label: "Imaginea principală" },
  attractions: { field: "images", most: 8, label: "Imagini" },
  gallery: { field: "gallery", most: 40, label: "Galerie" },
} as const satisfies Partial<Record<DeskForm, PictureField>>;

/** Values of a form's fields, as texts. */
export type FormValues<Field extends string = string> = Readonly<Record<Field, string>>;

const numberText = (value: number | null): string => (value === null ? "" : formatNumber(value));
/** Zero is shown as an empty field, so that it need not be deleted before typing. */
const countText = (value: number): string => (value === 0 ? "" : formatNumber(value));

/** The values of a section's form. */
export function sectionValues(section: Section, community: CommunityTexts): FormValues {
  const { areaHectares, phone } = community;
  const all: { [S in Section]: FormValues<FieldOf<S>> } = {
    profile: pick(community, "name", "description", "objectives"),
    location: {
      kind: community.kind ?? "",
      county: community.county,
      population: numberText(community.population),
      area: numberText(areaHectares === null ? null : areaHectares / 100),
    },
    statistics: {
      projectsCompleted: countText(community.projectsCompleted),
      budgetAllocated: community.budgetAllocated ?? "",
      citizensServed: countText(community.citizensServed),
    },
    contact: {
      address: community.address ?? "",
      phone: phone === null ? "" : formatPhone(phone),
      email: community.email === null ? "" : readableEmail(community.email),
      website: community.website === null ? "" : formatWebsite(community.website),
    },
  };
  return all[section];
}

type Project = Pick<WholeCommunity["projects"][number], keyof typeof PROJECT_LABELS>;

export const attractionValues = ({ name, type, description }: FormValues<keyof typeof ATTRACTION_LABELS>) => ({
  name,
  type,
  description,
});

export const projectValues = ({ progress, endsOn, ...project }: Project) => ({
  ...pick(project, "title", "description", "status"),
  progress: String(progress),
  startsOn: project.startsOn,
  endsOn: endsOn ?? "",
});

/** Values with labels in place of codes, for a comparison that people read. */
export function withLabels<Field extends string>(shown: FormValues<Field>): FormValues<Field> {
  const entries = Object.entries<string>(shown).map(([field, text]) => [field, labelFor(field, text)]);
  return Object.fromEntries(entries) as FormValues<Field>;
}

function labelFor(field: string, text: string): string {
  if (field === "county" && isCountyCode(text)) return countyByCode(text).name;
  if (field === "kind" && isAuthorityKind(text)) return authorityKindLabel(text);
  if (field === "type" && isType(text)) return ATTRACTION_TYPES[text];
  if (field === "status" && isStatus(text)) return PROJECT_STATUSES[text];
  if ((field === "startsOn" || field === "endsOn") && /^\d{4}-\d\d-\d\d$/.test(text))
    return dateLong(text as LocalDate);
  return text;
}

const isType = (text: string): text is AttractionType => Object.hasOwn(ATTRACTION_TYPES, text);
const isStatus = (text: string): text is ProjectStatus => Object.hasOwn(PROJECT_STATUSES, text);
