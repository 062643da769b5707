import { contentVersion } from "../form/version.server";
import { waitOutside } from "../http/gate.server";
import { workerFile, workers } from "../images/worker.server";
import { LruCache } from "../page-cache/lru-cache";
import { later } from "../refusal";
import { paperFonts } from "./fonts";
import type { Paper, PaperFormat } from "./paper";
import type { FileFormat, FileSources, PaperAnswer, PaperOpening, PaperTask } from "./paper-worker";

/** In milliseconds; a paper of a hundred pages takes a tenth of it. */
const MOST_MS = 60_000;
const MOST_WAITING = 32;

const script = workerFile("paper-worker", "app/platform/paper");
const opening: PaperOpening = { fonts: paperFonts };
const apart = workers<PaperTask, PaperAnswer>(script, { mostWaiting: MOST_WAITING, mostMs: MOST_MS, opening });

const BUSY = "Documentul nu poate fi făcut acum. Încercați din nou peste câteva secunde.";

/** A file of each format that has a source, written by another process, where each person has turns. Throws 503 when it is busy or fails. */
export async function writeFiles<Format extends FileFormat>(
  sources: Pick<FileSources, Format>,
  who: string,
): Promise<Record<Format, Uint8Array>> {
  const answer = await apart(sources, who);
  if (answer === "lost" || answer === "busy") throw later(BUSY, 10);
  return answer as Record<Format, Uint8Array>;
}

/** The same for a paper, in these formats. */
export const writePaper = <Format extends PaperFormat>(paper: Paper, formats: readonly Format[], who: string) =>
  writeFiles<Format>(Object.fromEntries(formats.map((format) => [format, paper])) as Pick<FileSources, Format>, who);

const KEPT_MEGABYTES = 16;
const kept = new LruCache<Uint8Array>(KEPT_MEGABYTES * 1024 * 1024);
const beingWritten = new Map<string, Promise<Uint8Array>>();

/** The same in one format, for a paper that many ask for: kept in memory, so that it is written once for as long as it says the same. */
export async function keptFile<Format extends PaperFormat>(
  source: FileSources[Format],
  format: Format,
  who: string,
): Promise<Uint8Array> {
  const key = `${format} ${contentVersion(source)}`;
  const ready = kept.get(key);
  if (ready) return ready;
  const mine = `${who} ${key}`; // not with another's, which may wait behind the many that they asked for
  const begun = beingWritten.get(mine);
  if (begun) return waitOutside(() => begun);
  const sources = { [format]: source } as Pick<FileSources, Format>;
  const writing = writeFiles<Format>(sources, who).then((files) => files[format]);
  beingWritten.set(mine, writing);
  try {
    const file = await writing;
    kept.set(key, file, file.length);
    return file;
  } finally {
    beingWritten.delete(mine);
  }
}
