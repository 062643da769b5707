import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { now } from "../clock";
import type { ConnectionConfig } from "../database/connection.server";
import { chain } from "../database/errors.server";
import { flush, ownFolder, sumOf } from "../files/durable.server";
import { OperatorError } from "../operator-error";
import { copyCluster } from "./base-copy.server";
import { type Backup, nameAt, removeBackup, writeNote } from "./folders.server";
import { formatLsn, type Lsn, parseLsn, startOfSegment } from "./lsn";
import { type BackupNote, FORMAT, type PartSum } from "./note";
import { parts } from "./parts.server";
import { command, identify, openReplication, type SystemId } from "./replication.server";
import { connected, sumsAtMark } from "./sums.server";
import { segmentsIn, WalFolder } from "./wal-folder.server";
import { WalSession } from "./wal-session.server";

export type BackupSource = {
  /** As the application connects. */
  connection: ConnectionConfig;
  /** May replicate: for the embedded server its superuser. */
  replication: ConnectionConfig;
  backupDir: string;
  /** The product's secret, of which the backup holds only a fingerprint. */
  secret: string;
  product: string;
};

/** WAL of the backup's own, so that it can be restored without any other file. */
export const OWN_WAL = "wal";

/**
 * Makes a backup of the running database, then of the files. Only what its note lists is in it; when it cannot be finished, it
 * is removed and the reason thrown.
 */
export async function makeBackup(source: BackupSource): Promise<Backup> {
  const startedAt = now();
  const name = nameAt(startedAt);
  const folder = join(source.backupDir, name);
  try {
    await ownFolder(source.backupDir);
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    throw unwritableBackups(source.backupDir, error);
  }
  try {
    const copied = await copyDatabase(source, folder);
    const files = await parts.files.copy(folder);
    const note: BackupNote = {
      format: FORMAT,
      product: source.product,
      ...copied,
      startedAt: startedAt.toISOString(),
      endedAt: now().toISOString(),
      parts: { ...copied.parts, ...files },
      secret: parts.fingerprint(source.secret),
    };
    await flush(folder);
    await writeNote(folder, note);
    await flush(source.backupDir);
    await parts.register.made(name, note);
    return { name, folder, note };
  } catch (error) {
    await removeBackup(folder).catch(() => {}); // it has no note, so it would not be restored anyway
    throw asSentence(error, source.backupDir);
  }
}

type Copied = Pick<BackupNote, "kind" | "server" | "database" | "role" | "wal" | "parts" | "tables">;

async function copyDatabase(source: BackupSource, folder: string): Promise<Copied> {
  const about = await aboutServer(source);
  let client: pg.Client;
  try {
    client = await openReplication(source.replication, "psp-backup");
  } catch (error) {
    if (!isForbidden(error)) throw error;
    const { sums, tables } = await parts.dump.copy(folder, source.connection);
    return { kind: "dump", ...about, wal: null, parts: sums, tables };
  }
  try {
    return { kind: "base", ...about, ...(await copyBase(client, source.connection, folder)) };
  } finally {
    await client.end().catch(() => {});
  }
}

async function aboutServer({ connection, replication }: BackupSource) {
  const [server, database] = await answers(
    connection,
    "select split_part(current_setting('server_version'), ' ', 1), current_database()",
  );
  const [role] = await answers(replication, "select current_user");
  return { server: server ?? "", database: database ?? "", role: role ?? "" };
}

/** The columns of the one row that a query has. */
const answers = (config: ConnectionConfig, text: string): Promise<string[]> =>
  connected(config, async (client) => {
    const { rows } = await client.query<string[]>({ text, rowMode: "array" });
    return rows[0] ?? [];
  });

async function copyBase(client: pg.Client, connection: ConnectionConfig, folder: string) {
  const system = await identify(client);
  // holds the WAL that is written meanwhile until we have it; it ends with the connection
  const slot = `psp_backup_${process.pid}_${Math.floor(performance.now())}`;
  await command(client, `CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL RESERVE_WAL`);
  const { start, end, timeline, sums } = await copyCluster(client, folder);
  const copiedAt = now().toISOString();
  const { mark, through, at, tables } = await sumsAtMark(connection);
  const from = startOfSegment(parseLsn(start), system.segmentBytes);
  const received = await copyWal(client, { ...system, timeline }, { slot, from, through, folder });
  const marked = { mark: formatLsn(mark), markedAt: at.toISOString() };
  const wal = { system: system.system, timeline, start, end, copiedAt, ...marked };
  return { wal, tables, parts: { ...sums, ...received } };
}

type WalPiece = { slot: string; from: Lsn; through: Lsn; folder: string };

/** The WAL from the start of the copy to what a restore to the mark needs; returns the sums of its files. */
async function copyWal(client: pg.Client, system: SystemId, { slot, from, through, folder }: WalPiece) {
  const own = join(folder, OWN_WAL);
  const kept = new WalFolder(own, system);
  await kept.open();
  const start = { slot, from, timeline: system.timeline };
  const session = new WalSession(kept, { client, start, progress: async () => {} });
  await session.reaches(through);
  await session.seal();
  await flush(own);
  const sums: Record<string, PartSum> = {};
  for (const { path } of await segmentsIn(own, system.segmentBytes))
    sums[path.slice(folder.length + 1)] = await sumOf(path);
  return sums;
}

/** 42501: the role may not replicate; 28000: pg_hba.conf does not let it. */
const isForbidden = (error: unknown): boolean => chain(error).some(({ code }) => code === "42501" || code === "28000");

function asSentence(error: unknown, backupDir: string): unknown {
  const links = chain(error);
  if (isForbidden(error))
    return new OperatorError(
      "Rolul din DATABASE_URL nu poate copia serverul: dați-i dreptul (ALTER ROLE … REPLICATION) și o linie „host replication” în pg_hba.conf, apoi încercați din nou.",
    );
  if (links.some(({ code }) => code === "ENOSPC" || code === "EDQUOT"))
    return new OperatorError(
      `Copia de siguranță nu a încăput pe discul folderului ${backupDir} și a fost ștearsă. Eliberați loc și încercați din nou.`,
    );
  if (links.some(({ code }) => code === "53400"))
    return new OperatorError(
      "Serverul PostgreSQL nu mai are sloturi de replicare libere: măriți max_replication_slots sau ștergeți-le pe cele nefolosite (pg_replication_slots).",
    );
  return error;
}

function unwritableBackups(folder: string, error: unknown): OperatorError {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "EEXIST") return new OperatorError("În această secundă a început deja altă copie de siguranță.");
  return new OperatorError(
    `În folderul copiilor de siguranță, ${folder}, nu se poate scrie (${code}). Dați drept de scriere utilizatorului care rulează platforma sau alegeți alt BACKUP_DIR.`,
  );
}
