import { MOST_TOGETHER } from "~/platform/form/large-files";
import { sizeText } from "~/platform/language/file-size";
import { plural } from "~/platform/language/plural";
import { tidyLine } from "~/platform/language/text";

/** Limits set by the operator. */
export type ImageLimits = { megabytes: number; megapixels: number };

/** Accepted kinds of pictures, recognised by the content, whatever the name says. All are re-encoded. */
export const IMAGE_KINDS = ["jpg", "png", "webp", "gif"] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** "JPEG, PNG, WebP sau GIF, cel mult 10 MB și 40 de megapixeli" */
export const imageHint = ({ megabytes, megapixels }: ImageLimits): string =>
  `JPEG, PNG, WebP sau GIF, cel mult ${megabytes} MB și ${pixels(megapixels)}`;

/** Why a picture is refused; room: the other files of its form left none. */
export type ImageProblem =
  | "empty"
  | "size"
  | "room"
  | "kind"
  | "heic"
  | "pixels"
  | "broken"
  | "slow"
  | "busy"
  | "away"
  | "full";

/** `kind`: what the field accepts instead. */
export const heicSentence = (kind: "JPEG" | "PDF"): string =>
  `Imaginea este HEIC, cum salvează unele telefoane. Salvați-o ca ${kind}, apoi alegeți-o din nou`;

export function imageSentence(problem: ImageProblem, { megabytes, megapixels }: ImageLimits): string {
  const sentences: Record<ImageProblem, string> = {
    empty: "Fișierul ales este gol. Alegeți altă imagine",
    size: `Imaginea are mai mult de ${megabytes} MB. Alegeți una mai mică`,
    room: `O imagine nu a încăput: fișierele trimise odată au împreună cel mult ${sizeText(MOST_TOGETHER)}. Alegeți-o din nou`,
    kind: "Conținutul fișierului nu este JPEG, PNG, WebP sau GIF. Alegeți o imagine de acest fel",
    heic: heicSentence("JPEG"),
    pixels: `Imaginea are mai mult de ${pixels(megapixels)} sau este prea lungă. Micșorați-o, apoi alegeți-o din nou`,
    slow: "Imaginea cere prea mult timp. Salvați-o din nou, mai mică, apoi alegeți-o",
    busy: "Se pregătesc acum foarte multe imagini. Încercați din nou peste un minut",
    away: "Imaginile nu pot fi păstrate acum. Încercați din nou peste câteva minute",
    full: "Platforma nu mai are loc pentru imagini. Încercați din nou mai târziu",
    broken: "Imaginea nu poate fi citită până la capăt. Alegeți fișierul original",
  };
  return sentences[problem];
}

/** For a picture sent earlier that was deleted since: its form stayed open for more than a day. */
export const LOST_IMAGE = "O imagine trimisă mai devreme nu mai este păstrată. Alegeți-o din nou";

export const manyImages = (most: number): string =>
  most === 1
    ? "Se poate adăuga o singură imagine. Alegeți una"
    : `Se pot adăuga cel mult ${plural(most, "imagine", "imagini")}. Scoateți câteva, apoi alegeți altele`;

const LONGEST_ALT = 200;

/** The alt text on one line, cut to its longest length. */
export const altText = (written: string): string => [...tidyLine(written)].slice(0, LONGEST_ALT).join("").trimEnd();

const pixels = (megapixels: number): string => plural(megapixels, "megapixel", "megapixeli");
