import type { PictureData } from "~/ui/picture/picture";

/** What a page needs to know of a stored picture; a row of `images` has it. */
export type Image = { id: string; alt: string; width: number; height: number };

/** In pixels. Logos in lists take the first, cards on a phone the second, covers the last. */
const KEPT_WIDTHS = [200, 400, 800, 1600] as const;
/** What a picture may measure at most in its largest kept size; a larger one is made to fit, a smaller one stays. */
export const LARGEST = { width: 1600, height: 2400 } as const;
/** A width so near to the largest one is not worth its bytes. */
const NEARLY = 0.8;
/** For programs that understand neither `srcset` nor WebP. */
const PLAIN_WIDTH = 800;

export const IMAGE_TYPES = { webp: "image/webp", jpg: "image/jpeg" } as const;
export type ImageType = keyof typeof IMAGE_TYPES;

/** The widths in which a picture of this width is kept, the largest last. None is ever enlarged. */
export const keptWidths = (width: number): number[] => [...KEPT_WIDTHS.filter((kept) => kept <= width * NEARLY), width];

/** What the addresses of all sizes of a picture begin with. */
export const imageFolder = (id: string): string => `/imagini/${id}/`;
export const imagePath = (id: string, width: number, type: ImageType): string => `${imageFolder(id)}${width}.${type}`;

/** Where the bytes of one size lie. */
export const imageKey = (storageKey: string, width: number, type: ImageType): string =>
  `${storageKey}/${width}.${type}`;

/** The size that the last part of an address names, if the picture is kept in it. */
export function sizeInPath(file: string, { width }: Pick<Image, "width">): { width: number; type: ImageType } | null {
  const [, digits, type] = /^([1-9]\d{0,3})\.(webp|jpg)$/.exec(file) ?? [];
  return digits && keptWidths(width).includes(Number(digits))
    ? { width: Number(digits), type: type as ImageType }
    : null;
}

/** A stored picture as pages show it. */
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

/** One thing that shows a stored picture: whose it is, whether everybody may see that thing now, and whether ADMIN may. */
export type PictureUse = { organisationId: string | null; isPublic: boolean; isAdmins: boolean };
