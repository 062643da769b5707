import { fileTypeFromBuffer } from "file-type";
import type sharp from "sharp";
import type { OutputInfo, Sharp } from "sharp";
import { imageWork, type Pace } from "~/platform/images/image-work.server";
import { type ImageType, keptWidths, LARGEST } from "./rules/image";
import { IMAGE_KINDS, type ImageKind, type ImageProblem, LONGEST_SIDE } from "./rules/image-upload";

export type Encoded = { width: number; height: number; files: { width: number; type: ImageType; bytes: Buffer }[] };

const SECONDS = 10;
/** What neither the eye nor the line notices; where a whole world is filled at once, a third of the work for a third more bytes. */
const KINDS = {
  calm: { webp: { quality: 74, effort: 4 }, jpeg: { quality: 76, mozjpeg: true } },
  all: { webp: { quality: 72, effort: 1 }, jpeg: { quality: 76 } },
} as const;

/** What the bytes are. "heic" is named because telephones send it and no free decoder may be shipped. */
export async function kindOfImage(bytes: Buffer): Promise<ImageKind | "heic" | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.ext === "heic") return "heic";
  return IMAGE_KINDS.find((kind) => kind === found?.ext) ?? null;
}

/**
 * The picture anew, in every kept size and both kinds: turned as the camera says, in sRGB, on white, of a moving one the
 * first frame, and without a byte of what came with it (place, serial number, profile, anything behind the last pixel).
 */
export function encodeImage(bytes: Buffer, mostPixels: number, pace: Pace = "calm"): Promise<Encoded | ImageProblem> {
  return imageWork(async (image) => {
    const known = await image(bytes, { limitInputPixels: false }) // reads no pixel yet
      .metadata()
      .catch(() => null);
    if (!known) return "broken";
    if (known.width * known.height > mostPixels || Math.max(known.width, known.height) > LONGEST_SIDE) return "pixels";
    const largest = await image(bytes, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true })
      .autoOrient()
      .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .flatten({ background: "#ffffff" })
      .timeout({ seconds: SECONDS })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true })
      .catch(() => null);
    if (!largest) return "broken";
    const { width, height } = largest.info;
    return { width, height, files: await everySize(image, largest, pace) };
  }, pace);
}

type Pixels = { data: Buffer; info: OutputInfo };

/** From the largest down, each made of the one before it: the smaller ones cost next to nothing. */
async function everySize(image: typeof sharp, largest: Pixels, pace: Pace): Promise<Encoded["files"]> {
  const { webp, jpeg } = KINDS[pace];
  const files: Encoded["files"] = [];
  let pixels = largest;
  for (const kept of keptWidths(largest.info.width).toReversed()) {
    if (kept < pixels.info.width)
      pixels = await plain(image, pixels).resize({ width: kept }).raw().toBuffer({ resolveWithObject: true });
    files.push({ width: kept, type: "webp", bytes: await plain(image, pixels).webp(webp).toBuffer() });
    files.push({ width: kept, type: "jpg", bytes: await plain(image, pixels).jpeg(jpeg).toBuffer() });
  }
  return files;
}

const plain = (image: typeof sharp, { data, info: { width, height, channels } }: Pixels): Sharp =>
  image(data, { raw: { width, height, channels } });
