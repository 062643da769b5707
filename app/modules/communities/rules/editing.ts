import { SECTIONS, type Section } from "./sections";

/** The specification's text; the error of each picture is added in Romanian. */
export const IMAGES_FAILED = "Failed to upload images";

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
