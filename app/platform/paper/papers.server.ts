import { join } from "node:path";
import { workers } from "../images/worker.server";
import { later } from "../refusal";
import { paperFonts } from "./fonts";
import type { Paper, PaperFormat } from "./paper";
import type { PaperAnswer, PaperTask } from "./paper-worker";

/** In milliseconds; a paper of a hundred pages takes a tenth of it. */
const MOST_MS = 60_000;
const MOST_WAITING = 16;

const script = import.meta.env.PROD
  ? join("build", "server", "paper-worker.js")
  : join("app", "platform", "paper", "paper-worker.ts");
const apart = workers<PaperTask, PaperAnswer>(script, { mostWaiting: MOST_WAITING, mostMs: MOST_MS });

const BUSY = "Documentul nu poate fi făcut acum. Încercați din nou peste câteva secunde.";

/** The paper in these formats, written by another process. Throws 503 when it is busy or fails. */
export async function writePaper<Format extends PaperFormat>(
  paper: Paper,
  formats: readonly Format[],
): Promise<Record<Format, Uint8Array>> {
  const answer = await apart({ paper, formats, fonts: paperFonts });
  if (answer === "lost" || answer === "busy") throw later(BUSY, 10);
  return answer as Record<Format, Uint8Array>;
}
