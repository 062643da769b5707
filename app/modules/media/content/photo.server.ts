import type { ContentProblem, FileKind } from "../rules/attachment";

/** A picture kept as a file, with its pixels as they are and without what it tells beside them. */
type Photo = { kind: Extract<FileKind, "jpg" | "png">; bytes: Buffer };

const JPEG = Buffer.from("ffd8ff", "hex");
const PNG = Buffer.from("89504e470d0a1a0a", "hex");
export const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, JPEG.length).equals(JPEG);
export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, PNG.length).equals(PNG);
/** By the brands under which phones save HEIC, which no free decoder may read. */
export const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(bytes.toString("latin1", 4, 12));

/** In pixels, of a side. */
const LONGEST_SIDE = 30_000;
const sizeProblem = (width: number, height: number, mostPixels: number): ContentProblem | null => {
  if (width === 0 || height === 0) return "broken";
  return width * height > mostPixels || Math.max(width, height) > LONGEST_SIDE ? "pixels" : null;
};

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const FIRST_APP = 0xe0;
const EXIF_APP = 0xe1;
/** What programs need to show the pixels: the format's own header, the colour profile, Adobe's colour model. */
const KEPT_APPS: ReadonlyMap<number, string> = new Map([
  [0xe0, "JFIF\0"],
  [0xe2, "ICC_PROFILE\0"],
  [0xee, "Adobe"],
]);
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
const isInsideScan = (mark: number): boolean => mark === 0 || (mark >= 0xd0 && mark <= 0xd7);

/**
 * A JPEG without EXIF, XMP and comments (place, time, camera, thumbnail) and without bytes after its end; only how it is
 * to be turned stays. The pixels are not touched.
 */
export function jpegPhoto(bytes: Buffer, mostPixels: number): Photo | ContentProblem {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  let framed = false;
  while (at + 4 <= bytes.length && bytes[at] === MARK) {
    const mark = bytes[at + 1] ?? 0;
    if (mark === MARK) {
      at += 1; // a mark may be preceded by any number of these
      continue;
    }
    if (mark === START || isInsideScan(mark)) return "broken";
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return "broken";
    if (isFrame(mark)) {
      const problem = framed ? "broken" : frameProblem(bytes.subarray(at, end), mostPixels);
      if (problem) return problem;
      framed = true;
    }
    if (mark === EXIF_APP) kept.push(...turnIn(bytes.subarray(at + 4, end)));
    else if (staysInJpeg(mark, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, end));
    at = end;
    if (mark !== SCAN) continue;
    const next = endOfScan(bytes, at);
    if (next === null || !framed) return "broken";
    kept.push(bytes.subarray(at, next));
    at = next;
    if (bytes[at + 1] === END) return { kind: "jpg", bytes: Buffer.concat([...kept, bytes.subarray(at, at + 2)]) };
  }
  return "broken";
}

function staysInJpeg(mark: number, segment: Buffer): boolean {
  if (mark < FIRST_APP) return true;
  const name = KEPT_APPS.get(mark);
  return name !== undefined && segment.toString("latin1", 0, name.length) === name;
}

function frameProblem(frame: Buffer, mostPixels: number): ContentProblem | null {
  if (frame.length < 9) return "broken";
  return sizeProblem(frame.readUInt16BE(7), frame.readUInt16BE(5), mostPixels);
}

/** Where the mark after the pixels of a scan is; null when they break off. */
function endOfScan(bytes: Buffer, from: number): number | null {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== MARK) continue;
    const mark = bytes[at + 1] ?? 0;
    if (mark === MARK) continue;
    if (!isInsideScan(mark)) return at;
    at += 1; // the mark's own byte, of which a picture may have millions
  }
  return null;
}

const EXIF = Buffer.from("Exif\0\0", "latin1");
const ORIENTATION = 0x0112;
const MOST_TAGS = 200;

/** An EXIF segment that holds only how the picture is to be turned; nothing when it stands upright. */
function turnIn(segment: Buffer): Buffer[] {
  const tiff = segment.subarray(EXIF.length);
  if (!segment.subarray(0, EXIF.length).equals(EXIF) || tiff.length < 8) return [];
  const little = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let tag = 0; tag < Math.min(short(first), MOST_TAGS); tag += 1) {
    const at = first + 2 + tag * 12;
    if (short(at) !== ORIENTATION) continue;
    const turn = short(at + 8);
    return turn >= 2 && turn <= 8 ? [turnSegment(turn)] : [];
  }
  return [];
}

function turnSegment(turn: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM\0*", 0, "latin1");
  tiff.writeUInt32BE(8, 4); // the first directory follows at once
  tiff.writeUInt16BE(1, 8); // with one tag
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12); // of 16 bits
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(turn, 18);
  const head = Buffer.from([MARK, EXIF_APP, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([head, EXIF, tiff]);
}

/** What shows the pixels; texts, times, EXIF and compressed profiles are left out. */
const KEPT_CHUNKS = new Set(["IHDR", "PLTE", "tRNS", "sRGB", "gAMA", "cHRM", "pHYs", "sBIT", "bKGD", "IDAT", "IEND"]);
const CHUNK_FRAME = 12;

/** A PNG of its pixels only, without bytes after its end. */
export function pngPhoto(bytes: Buffer, mostPixels: number): Photo | ContentProblem {
  const kept: Buffer[] = [bytes.subarray(0, PNG.length)];
  for (let at = PNG.length; at + CHUNK_FRAME <= bytes.length; ) {
    const end = at + CHUNK_FRAME + bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (end > bytes.length || (kept.length === 1) !== (name === "IHDR")) return "broken";
    if (name === "IHDR") {
      if (end - at !== CHUNK_FRAME + 13) return "broken";
      const problem = sizeProblem(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12), mostPixels);
      if (problem) return problem;
    }
    if (KEPT_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
    if (name === "IEND") return { kind: "png", bytes: Buffer.concat(kept) };
    at = end;
  }
  return "broken";
}
