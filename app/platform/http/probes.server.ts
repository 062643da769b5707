import type { Context, Hono } from "hono";
import { backupWarnings } from "../backup/register.server";
import { clockProblem } from "../database/clock-check.server";
import { onConnections } from "../database/connection.server";
import { lostWrites } from "../database/lost-writes.server";
import { databaseProblems } from "../database/problems.server";
import { isLoopback } from "../env.server";
import { missingWorkers } from "../images/worker.server";
import { quarantinedSince } from "../installation/quarantine.server";
import { log } from "../log.server";
import { metricsText } from "../metrics/figures.server";
import { freeBytes } from "../metrics/process-figures.server";
import { settings } from "../settings.server";

const LOW_DISK_BYTES = 1_000_000_000;
let stopping = false;
let diskIsLow = false;

/** From now on `/readyz` fails and connections are closed after their answer. */
export function markStopping(): void {
  stopping = true;
}

export const isStopping = () => stopping;

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: with the token, or from this machine while ORIGIN is this machine. */
export function probes(hono: Hono): void {
  hono.get("/healthz", (context) => context.text("ok"));
  hono.get("/readyz", async (context) => {
    const problems = stopping
      ? ["se oprește"]
      : [...(await databaseProblems()), ...clockProblems(), ...programProblems()];
    const ready = problems.length === 0;
    context.header("cache-control", "no-store");
    return context.json({ ready, problems, warnings: await warnings() }, ready ? 200 : 503);
  });
  hono.get("/metrics", async (context) => {
    if (!mayMeasure(context)) return context.notFound();
    const { text, type } = await metricsText();
    return context.text(text, 200, { "content-type": type });
  });
}

function clockProblems(): string[] {
  const problem = clockProblem();
  return problem === null ? [] : [problem];
}

const warnings = async (): Promise<string[]> => [
  ...(quarantinedSince() ? ["baza de date este o copie în carantină: nu trimite mesaje și nu rulează joburi"] : []),
  ...lostWrites(),
  ...(await onConnections("reserved", backupWarnings)),
  ...(await diskWarnings()),
];

/** Without the files of its workers a process takes no picture and no document, and makes no paper. */
const programProblems = (): string[] =>
  missingWorkers().map((file) => `lipsește fișierul ${file}: instalarea este incompletă`);

/** Only a warning: processes that share a full disk would all be taken out at once, and pages need no space. Uploads say so themselves. */
async function diskWarnings(): Promise<string[]> {
  const isLow = (await freeBytes(settings().dataDir)) < LOW_DISK_BYTES;
  if (isLow && !diskIsLow) log.warn({ folder: settings().dataDir }, "less than 1 GB left on the disk");
  diskIsLow = isLow;
  return isLow ? ["mai puțin de 1 GB liber pe disc"] : [];
}

/** A proxy on the same machine is loopback too, and need not say for whom it asks: an ORIGIN that others reach needs the token. */
function mayMeasure(context: Context): boolean {
  const { metricsToken, origin } = settings();
  if (metricsToken && context.req.header("authorization") === `Bearer ${metricsToken}`) return true;
  const bindings = context.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined;
  const peer = bindings?.incoming?.socket.remoteAddress ?? "";
  return isLoopback(new URL(origin).hostname) && isLoopback(peer) && !context.req.header("x-forwarded-for");
}
