import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { collectDefaultMetrics, Registry } from "prom-client";
import { connectionUse, db } from "../database/connection.server";
import { settings } from "../settings.server";
import { version } from "../version.server";
import { databaseAnswers, databaseFigures } from "./database-figures.server";
import { type Figure, gauge } from "./figures.server";

/** Memory, processor, event-loop delay and garbage collection of this process, as the library measures them. */
function defaultFigures(): Figure[] {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  return own.getMetricsAsArray().map(({ name }) => own.getSingleMetric(name) as Figure);
}

const build = gauge({
  name: "psp_build_info",
  help: "Always 1; the labels say which version runs, on which Node",
  labels: ["version", "node"],
  read: () => [{ labels: { version, node: process.versions.node }, value: 1 }],
});

const diskFree = gauge({
  name: "psp_disk_free_bytes",
  help: "Bytes that are free on the disk of the data folder",
  read: () => freeBytes(settings().dataDir),
});

const connections = gauge({
  name: "psp_database_connections",
  help: "Connections to the database: in use, idle, and how many wait for one",
  labels: ["kept_for", "state"],
  read: () =>
    connectionUse().flatMap(({ kind, open, idle, waiting }) => [
      { labels: { kept_for: kind, state: "used" }, value: open - idle },
      { labels: { kept_for: kind, state: "idle" }, value: idle },
      { labels: { kept_for: kind, state: "wanted" }, value: waiting },
    ]),
});

const database = databaseFigures({
  figures: { psp_database_size_bytes: { help: "Bytes of the whole database" } },
  async read() {
    const { rows } = await db().execute<{ bytes: number }>(sql`select pg_database_size(current_database()) as bytes`);
    return { psp_database_size_bytes: Number(rows[0]?.bytes ?? 0) };
  },
});

/** What every process has: itself, its disk, its connections, the database. */
export const processFigures = (): Figure[] => [
  ...defaultFigures(),
  build,
  diskFree,
  connections,
  databaseAnswers,
  ...database,
];

/** Free bytes for an unprivileged process on the disk of this folder; infinite when unknown. */
export async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
}
