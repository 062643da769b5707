import { join } from "node:path";
import { contentVersion } from "../form/version.server";
import { waitOutside } from "../http/gate.server";
import { workers } from "../images/worker.server";
import { LruCache } from "../page-cache/lru-cache";
import { later } from "../refusal";
import { paperFonts } from "./fonts";
import type { Diploma, Paper, PaperFormat } from "./paper";
import type { PaperAnswer, PaperOpening, PaperTask } from "./paper-worker";

/** In milliseconds; a paper of a hundred pages takes a tenth of it. */
const MOST_MS = 60_000;
const MOST_WAITING = 32;

const script = import.meta.env.PROD
  ? join("build", "server", "paper-worker.js")
  : join("app", "platform", "paper", "paper-worker.ts");
const opening: PaperOpening = { fonts: paperFonts };
const apart = workers<PaperTask, PaperAnswer>(script, { mostWaiting: MOST_WAITING, mostMs: MOST_MS, opening });

const BUSY = "Documentul nu poate fi făcut acum. Încercați din nou peste câteva secunde.";

/** The paper in these formats, written by another process, where each person has turns. Throws 503 when it is busy or fails. */
export async function writePaper<Format extends PaperFormat>(
  paper: Paper,
  formats: readonly Format[],
  who: string,
): Promise<Record<Format, Uint8Array>> {
  return (await written({ paper, formats }, who)) as Record<Format, Uint8Array>;
}

async function written(task: PaperTask, who: string): Promise<PaperAnswer> {
  const answer = await apart(task, who);
  if (answer === "lost" || answer === "busy") throw later(BUSY, 10);
  return answer;
}

const KEPT_MEGABYTES = 16;
const kept = new LruCache<Uint8Array>(KEPT_MEGABYTES * 1024 * 1024);
const beingWritten = new Map<string, Promise<Uint8Array>>();

/** The same as PDF, for a paper that many ask for: kept in memory, so that it is written once for as long as it says the same. */
export async function keptPdf(paper: Paper | Diploma, who: string): Promise<Uint8Array> {
  const key = contentVersion(paper);
  const ready = kept.get(key);
  if (ready) return ready;
  const mine = `${who} ${key}`; // not with another's, which may wait behind the many that they asked for
  const begun = beingWritten.get(mine);
  if (begun) return waitOutside(() => begun);
  const writing = written({ paper, formats: ["pdf"] }, who).then(({ pdf }) => pdf as Uint8Array);
  beingWritten.set(mine, writing);
  try {
    const pdf = await writing;
    kept.set(key, pdf, pdf.length);
    return pdf;
  } finally {
    beingWritten.delete(mine);
  }
}
