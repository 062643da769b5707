import { files } from "~/platform/files/files.server";
import { workerFile, workers } from "~/platform/images/worker.server";
import type { DocumentText, ReadableKind, TextProblem } from "../rules/document-text";

const MEGA = 1024 * 1024;
/** In milliseconds of CPU time; reading stops by itself at two thirds of it, where it can. */
const MOST_CPU_MS = 45_000;
const MOST_MEMORY = 300 * MEGA;
/** In megabytes, of the part of memory that is cleaned only when it becomes scarce. */
const HEAP = 140;
/** In milliseconds; at low priority, 45 seconds of CPU time may take longer. */
const MOST_MS = 150_000;

const script = workerFile("text-worker", "app/modules/media/content");
const apart = workers<object, DocumentText | TextProblem>(script, {
  mostWaiting: 4,
  mostMs: MOST_MS,
  execArgv: [`--max-old-space-size=${HEAP}`],
});

/** What became of a reading. "died": its process ended before it answered, or was ended because it passed its bounds. */
export type TextAnswer = DocumentText | TextProblem | "died";

/** The text of a document, read in a separate process within its bounds. Throws when too many are being read. */
export async function textOf(kind: ReadableKind, bytes: Uint8Array): Promise<TextAnswer> {
  const answer = await apart({ kind, bytes, mostCpuMs: MOST_CPU_MS, mostMemory: MOST_MEMORY });
  if (answer === "busy") throw new Error("Too many documents are being read");
  return answer === "lost" ? "died" : answer;
}

/** The same of a stored file. */
export const storedText = async (kind: ReadableKind, storageKey: string): Promise<TextAnswer> =>
  textOf(kind, await files().getBytes(storageKey));

/** Apart from those that read whole documents, since whoever sends a file waits for it. */
const opening = workers<object, { opens: boolean | null }>(script, {
  mostWaiting: 16,
  mostMs: 15_000,
  execArgv: [`--max-old-space-size=${HEAP}`],
});

/** Whether an encrypted PDF opens without a password; null when that cannot be told. Answered by a separate process. */
export async function opensWithoutPassword(bytes: Uint8Array): Promise<boolean | null> {
  const answer = await opening({ opens: "pdf", bytes, mostCpuMs: 10_000, mostMemory: MOST_MEMORY });
  return answer === "busy" || answer === "lost" ? null : answer.opens;
}
