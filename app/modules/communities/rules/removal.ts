import { plural } from "~/platform/language/plural";

/** What is said before something is taken out: on the page that asks, and in the dialog. */
export type RemovalWords = { heading: string; text: string; submit: string };

export const attractionRemoval = (name: string, pictures: number): RemovalWords => ({
  heading: "Scoateți atracția?",
  text: `„${name}” dispare de pe pagină${withPictures(pictures)} și nu mai poate fi adusă înapoi.`,
  submit: "Scoate atracția",
});

const withPictures = (pictures: number): string => {
  if (pictures === 0) return "";
  return pictures === 1 ? ", cu imaginea ei," : `, cu cele ${plural(pictures, "imagine", "imagini")} ale ei,`;
};

export const projectRemoval = (title: string): RemovalWords => ({
  heading: "Scoateți proiectul?",
  text: `„${title}” dispare de pe pagină și nu mai poate fi adus înapoi.`,
  submit: "Scoate proiectul",
});

export const IMAGE_REMOVAL: RemovalWords = {
  heading: "Scoateți imaginea?",
  text: "Imaginea dispare din galerie și din locul în care este păstrată.",
  submit: "Scoate imaginea",
};
