import { join } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { imageWork } from "~/platform/images/image-work.server";
import { workers } from "~/platform/images/worker.server";
import { IMAGE_KINDS, type ImageKind, type ImageProblem } from "../rules/image-upload";
import { type Encoded, encode, type Pace } from "./encode";

const MEGA = 1024 * 1024;
/** Of processor time: a photograph of 40 megapixels takes a third of it. */
const MOST_CPU_MS = 10_000;
const MOST_MEMORY = 512 * MEGA;
/** Behind others that are busy, ten seconds of work may take longer. */
const MOST_MS = 60_000;
/** As they came, they wait in memory. */
const MOST_WAITING = 16;

const script = import.meta.env.PROD
  ? join("build", "server", "image-worker.js")
  : join("app", "modules", "media", "content", "image-worker.ts");
const apart = workers<object, Encoded | ImageProblem>(script, { mostWaiting: MOST_WAITING, mostMs: MOST_MS });

/** The marks of the kinds that are taken in, and of HEIC. What has none is not looked into any further: an archive may be a bomb. */
const MARKS = /^(ffd8ff|89504e47|47494638|52494646|[0-9a-f]{8}66747970)/;

/** What the bytes are. "heic" is named because telephones send it and no free decoder may be shipped. */
export async function kindOfImage(bytes: Buffer): Promise<ImageKind | "heic" | null> {
  if (!MARKS.test(bytes.toString("hex", 0, 12))) return null;
  const found = await fileTypeFromBuffer(bytes);
  if (found?.ext === "heic") return "heic";
  return IMAGE_KINDS.find((kind) => kind === found?.ext) ?? null;
}

/** The picture anew, as `encode` makes it: what people send in a process apart, what we draw ourselves in this one. */
export async function encodeImage(
  bytes: Buffer,
  mostPixels: number,
  pace: Pace = "calm",
): Promise<Encoded | ImageProblem> {
  if (pace === "all") return imageWork((image) => encode(image, bytes, { mostPixels, pace }), pace);
  const answer = await apart({ bytes, mostPixels, mostCpuMs: MOST_CPU_MS, mostMemory: MOST_MEMORY });
  return answer === "lost" ? "slow" : answer;
}
