import { authorityKindLabel, isAuthorityKind } from "~/modules/accounts/rules/authority";
import type { LocalDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { pick } from "~/platform/pick";
import { countyByCode, isCountyCode } from "~/platform/romania/counties";
import { type FormValues, SECTIONS, type Section } from "./sections";
import type { WholeCommunity } from "./view";
import { ATTRACTION_TYPES, type AttractionType, PROJECT_STATUSES, type ProjectStatus } from "./vocabulary";

/** The specification's text; the error of each picture is added in Romanian. */
export const IMAGES_FAILED = "Failed to upload images";

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
