import type sharp from "sharp";
import type { OutputInfo, Sharp } from "sharp";
import { type ImageType, keptWidths, LARGEST } from "../rules/image.ts";

/** In pixels; the limit of WebP. */
const LONGEST_SIDE = 16_383;

export type Encoded = { width: number; height: number; files: { width: number; type: ImageType; bytes: Uint8Array }[] };
/** `calm` while requests are served; `all` when a whole data set is filled. */
export type Pace = "calm" | "all";

const SECONDS = 30;
/** Up to this width in pixels, lower quality is enough: shown small, on screens of high density. */
const SMALL = 400;
/** Encoder effort: `all` takes a third of the CPU time for a third more bytes. */
const KINDS = {
  calm: { effort: 4, mozjpeg: true },
  all: { effort: 1, mozjpeg: false },
} as const;
const QUALITY = { small: { webp: 56, jpeg: 60 }, large: { webp: 74, jpeg: 76 } } as const;

/**
 * Re-encodes a picture in every kept size as WebP and JPEG: turned as the camera says, in sRGB, on white, the first
 * frame of an animation, without metadata (place, serial number, profile) or trailing bytes.
 */
export async function encode(
  image: typeof sharp,
  bytes: Uint8Array,
  { mostPixels, pace }: { mostPixels: number; pace: Pace },
): Promise<Encoded | "broken" | "pixels"> {
  const known = await image(bytes, { limitInputPixels: false }) // reads only the header
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
}

type Pixels = { data: Buffer; info: OutputInfo };

/** From the largest size down, each made from the one before it, so that the smaller ones cost little. */
async function everySize(image: typeof sharp, largest: Pixels, pace: Pace): Promise<Encoded["files"]> {
  const { effort, mozjpeg } = KINDS[pace];
  const files: Encoded["files"] = [];
  let pixels = largest;
  for (const kept of keptWidths(largest.info.width).toReversed()) {
    const small = kept <= SMALL;
    const quality = small ? QUALITY.small : QUALITY.large;
    if (kept < pixels.info.width)
      pixels = await plain(image, pixels)
        .resize({ width: kept, kernel: small ? "mitchell" : "lanczos3" })
        .raw()
        .toBuffer({ resolveWithObject: true });
    const webp = await plain(image, pixels).webp({ quality: quality.webp, effort }).toBuffer();
    const jpeg = await plain(image, pixels).jpeg({ quality: quality.jpeg, mozjpeg }).toBuffer();
    files.push({ width: kept, type: "webp", bytes: webp }, { width: kept, type: "jpg", bytes: jpeg });
  }
  return files;
}

const plain = (image: typeof sharp, { data, info: { width, height, channels } }: Pixels): Sharp =>
  image(data, { raw: { width, height, channels } });
