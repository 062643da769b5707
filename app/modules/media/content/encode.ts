import type sharp from "sharp";
import type { OutputInfo, Sharp } from "sharp";
import { type ImageType, keptWidths, LARGEST } from "../rules/image.ts";

/** WebP cannot hold more, in either direction. */
const LONGEST_SIDE = 16_383;

export type Encoded = { width: number; height: number; files: { width: number; type: ImageType; bytes: Uint8Array }[] };
/** `calm` beside people who wait for pages; `all` where a whole world is filled at once. */
export type Pace = "calm" | "all";

const SECONDS = 30;
/** What stands small beside many others is seen at the density of telephones: softer, it costs half. */
const SMALL = 400;
/** What neither the eye nor the line notices; where a whole world is filled at once, a third of the work for a third more bytes. */
const KINDS = {
  calm: { effort: 4, mozjpeg: true },
  all: { effort: 1, mozjpeg: false },
} as const;
const QUALITY = { small: { webp: 56, jpeg: 60 }, large: { webp: 74, jpeg: 76 } } as const;

/**
 * The picture anew, in every kept size and both kinds: turned as the camera says, in sRGB, on white, of a moving one the
 * first frame, and without a byte of what came with it (place, serial number, profile, anything behind the last pixel).
 */
export async function encode(
  image: typeof sharp,
  bytes: Uint8Array,
  { mostPixels, pace }: { mostPixels: number; pace: Pace },
): Promise<Encoded | "broken" | "pixels"> {
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
}

type Pixels = { data: Buffer; info: OutputInfo };

/** From the largest down, each made of the one before it: the smaller ones cost next to nothing. */
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
