import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { insertImage, markImagesAttached } from "~/modules/media/store/image.server";
import { now } from "~/platform/clock";

type Size = { width: number; height: number };

/** A photograph as a telephone sends it: noise over a wide wash of colour, red above and blue below. */
export async function photo({ width, height }: Size): Promise<Sharp> {
  const half = { width, height: Math.ceil(height / 2), channels: 3 } as const;
  const above = await sharp({ create: { ...half, background: "#c83c28" } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#2850c8" } }).composite([
    { input: above, top: 0, left: 0 },
  ]);
}

/** The same as an uploaded file. */
export async function jpegFile(name: string, size: Size = { width: 900, height: 600 }): Promise<File> {
  const bytes = await (await photo(size)).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

/** Inserts the row of a picture in use, without files; returns its id. */
export async function shownImage(alt: string): Promise<string> {
  const by = "user:test";
  const at = now();
  const about = { alt, width: 1600, height: 1000, size: 1, sha256: "0", storageKey: `images/${alt}` };
  const { id } = await insertImage({ uploadedBy: by, ...about, createdAt: at });
  await markImagesAttached([id], by, at);
  return id;
}

/** With the metadata of a camera: place, device, orientation. */
export async function cameraPhoto(size: Size, orientation = 6): Promise<Buffer> {
  const exif = {
    IFD0: { Make: "Canar", Model: "CANARY-CAMERA", Artist: "CANARY-ARTIST" },
    IFD2: { BodySerialNumber: "CANARY-SERIAL" },
    IFD3: {
      GPSLatitudeRef: "N",
      GPSLatitude: "46/1 46/1 1234/100",
      GPSLongitudeRef: "E",
      GPSLongitude: "23/1 35/1 0/1",
    },
  };
  return (await photo(size)).jpeg().withExif(exif).withMetadata({ orientation, exif }).toBuffer();
}

/** A PNG of a few bytes whose header declares these dimensions. */
export function pngBomb({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8); // eight bits of grey
  const row = Buffer.alloc(width + 1);
  const rows = Buffer.concat(Array.from({ length: Math.min(height, 2_000) }, () => row));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
