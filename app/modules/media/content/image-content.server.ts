import { fileTypeFromBuffer } from "file-type";
import { imageWork } from "~/platform/images/image-work.server";
import { workerFile, workers } from "~/platform/images/worker.server";
import { IMAGE_KINDS, type ImageKind, type ImageProblem } from "../rules/image-upload";
import { type Encoded, encode, type Pace } from "./encode";
import { isHeic } from "./photo.server";

const MEGA = 1024 * 1024;
/** In milliseconds of CPU time: a photograph of 40 megapixels takes a third of it. */
const MOST_CPU_MS = 10_000;
const MOST_MEMORY = 512 * MEGA;
/** In milliseconds; at low priority, ten seconds of CPU time may take longer. */
const MOST_MS = 60_000;
/** Pictures that wait, in memory, as they were sent. */
const MOST_WAITING = 16;

const script = workerFile("image-worker", "app/modules/media/content");
const apart = workers<object, Encoded | ImageProblem>(script, { mostWaiting: MOST_WAITING, mostMs: MOST_MS });

/** Signatures of the accepted kinds. Other files are not parsed any further: an archive may be a bomb. */
const MARKS = /^(ffd8ff|89504e47|47494638|52494646)/;

/** The kind by the content; null when it is not accepted. */
export async function kindOfImage(bytes: Buffer): Promise<ImageKind | "heic" | null> {
  if (isHeic(bytes)) return "heic";
  if (!MARKS.test(bytes.toString("hex", 0, 12))) return null;
  const found = await fileTypeFromBuffer(bytes);
  return IMAGE_KINDS.find((kind) => kind === found?.ext) ?? null;
}

/** Re-encodes a picture: one sent by people in a separate process, one that we draw ourselves in this process. */
export async function encodeImage(
  bytes: Buffer,
  { mostPixels, pace, who }: { mostPixels: number; pace: Pace; who: string },
) {
  if (pace === "all") return imageWork((image) => encode(image, bytes, { mostPixels, pace }), pace);
  const answer = await apart({ bytes, mostPixels, mostCpuMs: MOST_CPU_MS, mostMemory: MOST_MEMORY }, who);
  return answer === "lost" ? "slow" : answer;
}
