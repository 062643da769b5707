import { fileTypeFromBuffer } from "file-type";
import { imageWork, type Pace } from "~/platform/images/image-work.server";
import { type ImageType, keptWidths, LARGEST } from "./rules/image";
import { IMAGE_KINDS, type ImageKind, type ImageProblem, LONGEST_SIDE } from "./rules/image-upload";

export type Encoded = { width: number; height: number; files: { width: number; type: ImageType; bytes: Buffer }[] };

const SECONDS = 20;
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
    const options = { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true } as const;
    const known = await image(bytes, { ...options, limitInputPixels: false }) // reads no pixel yet
      .metadata()
      .catch(() => null);
    if (!known) return "broken";
    if (known.width * known.height > mostPixels || Math.max(known.width, known.height) > LONGEST_SIDE) return "pixels";
    const pixels = await image(bytes, options)
      .autoOrient()
      .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .flatten({ background: "#ffffff" })
      .timeout({ seconds: SECONDS })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true })
      .catch(() => null);
    if (!pixels) return "broken";
    const { width, height, channels } = pixels.info;
    const files: Encoded["files"] = [];
    for (const kept of keptWidths(width)) {
      const small = image(pixels.data, { raw: { width, height, channels } }).resize({ width: kept });
      files.push({ width: kept, type: "webp", bytes: await small.clone().webp(KINDS[pace].webp).toBuffer() });
      files.push({ width: kept, type: "jpg", bytes: await small.clone().jpeg(KINDS[pace].jpeg).toBuffer() });
    }
    return { width, height, files };
  }, pace);
}
