import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { collectDefaultMetrics, register } from "prom-client";
import { db } from "../database/connection.server";
import { settings } from "../settings.server";

const LOW_DISK_BYTES = 1_000_000_000;
let stopping = false;

/** From here on the process asks for no new work. */
export function markStopping(): void {
  stopping = true;
}

export const isStopping = () => stopping;

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: for loopback, or with the token. */
export function probes(hono: Hono): void {
  hono.get("/healthz", (context) => context.text("ok"));
  hono.get("/readyz", async (context) => {
    const problems = await readiness();
    context.header("cache-control", "no-store");
    return context.json({ ready: problems.length === 0, problems }, problems.length === 0 ? 200 : 503);
  });
  hono.get("/metrics", async (context) => {
    if (!mayMeasure(context)) return context.notFound();
    return context.text(await register.metrics(), 200, { "content-type": register.contentType });
  });
}

async function readiness(): Promise<string[]> {
  if (stopping) return ["se oprește"];
  const problems: string[] = [];
  await db()
    .execute(sql`select 1`)
    .catch(() => problems.push("baza de date nu răspunde"));
  const disk = await statfs(settings().dataDir).catch(() => null);
  if (disk && disk.bavail * disk.bsize < LOW_DISK_BYTES) problems.push("mai puțin de 1 GB liber pe disc");
  return problems;
}

/** A proxy on the same machine is loopback too: what it forwards needs the token. */
function mayMeasure(context: Context): boolean {
  const { metricsToken } = settings();
  if (metricsToken && context.req.header("authorization") === `Bearer ${metricsToken}`) return true;
  const bindings = context.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined;
  const peer = bindings?.incoming?.socket.remoteAddress ?? "";
  return (
    !context.req.header("x-forwarded-for") && (peer === "127.0.0.1" || peer === "::1" || peer === "::ffff:127.0.0.1")
  );
}

export function measureProcess(): void {
  register.clear();
  collectDefaultMetrics();
}
