import type { PictureData } from "~/ui/photo/picture";

/** The columns of a stored picture that pages need. */
export type Image = { id: string; alt: string; width: number; height: number };

/** In pixels: lists use the first for logos, phones the second for cards, covers the last. */
const KEPT_WIDTHS = [200, 400, 800, 1600] as const;
/** Limits of the largest kept size, in pixels. Larger pictures are scaled down, smaller ones are kept. */
export const LARGEST = { width: 1600, height: 2400 } as const;
/** A kept width above this part of the picture's own width is left out. */
const NEARLY = 0.8;
/** Width in pixels for programs without `srcset` or WebP. */
const PLAIN_WIDTH = 800;

export const IMAGE_TYPES = { webp: "image/webp", jpg: "image/jpeg" } as const;
export type ImageType = keyof typeof IMAGE_TYPES;

/** The kept widths of a picture of this width, the largest last. Pictures are never enlarged. */
export const keptWidths = (width: number): number[] => [...KEPT_WIDTHS.filter((kept) => kept <= width * NEARLY), width];

/** Prefix of the addresses of all sizes of a picture. */
export const imageFolder = (id: string): string => `/imagini/${id}/`;
export const imagePath = (id: string, width: number, type: ImageType): string => `${imageFolder(id)}${width}.${type}`;

/** Storage key of one size. */
export const imageKey = (storageKey: string, width: number, type: ImageType): string =>
  `${storageKey}/${width}.${type}`;

/** The size named by the last segment of an address; null when the picture is not kept in it. */
export function sizeInPath(file: string, { width }: Pick<Image, "width">): { width: number; type: ImageType } | null {
  const [, digits, type] = /^([1-9]\d{0,3})\.(webp|jpg)$/.exec(file) ?? [];
  return digits && keptWidths(width).includes(Number(digits))
    ? { width: Number(digits), type: type as ImageType }
    : null;
}

/** A stored picture, as components show it. */
export function pictureOf({ id, alt, width, height }: Image): PictureData {
  const widths = keptWidths(width);
  const sources = (type: ImageType) => widths.map((kept) => `${imagePath(id, kept, type)} ${kept}w`).join(", ");
  const plain = widths.find((kept) => kept >= PLAIN_WIDTH) ?? width;
  return {
    src: imagePath(id, plain, "jpg"),
    srcSetWebp: sources("webp"),
    srcSetJpeg: sources("jpg"),
    width,
    height,
    alt,
  };
}

/** One place that shows a picture: its owner, whether it is public now, and whether ADMINs may see it. */
export type PictureUse = { organisationId: string | null; isPublic: boolean; isAdmins: boolean };
