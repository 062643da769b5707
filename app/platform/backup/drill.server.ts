import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { now } from "../clock";
import { type Home, partsOf } from "../database/embedded/folder.server";
import { newIdentity } from "../database/embedded/identity.server";
import { stopStranger } from "../database/embedded/postgres.server";
import { postmasterOf } from "../database/embedded/processes.server";
import { noUser } from "../database/embedded/refusals.server";
import { log } from "../log.server";
import { OperatorError } from "../operator-error";
import { settings } from "../settings.server";
import { adminCommand } from "../version.server";
import { missingSentence } from "./files.server";
import { backupsIn } from "./folders.server";
import { formatLsn, type Lsn, parseLsn } from "./lsn";
import type { TableSums } from "./note";
import { parts } from "./parts.server";
import { walFolderOf } from "./receiver.server";
import { checkRestored, recoverCopy } from "./restore.server";
import { connected, differences, sumsAtMark, sumsOf } from "./sums.server";
import { type BackupConnections, requiredBackupDir } from "./take.server";
import { receivedIn } from "./wal-folder.server";

const FOLDER = "drill-";
/** The WAL of the marked moment has to be received within this time. */
const PATIENCE_MS = 30_000;
const POLL_MS = 100;

export type Drilled = {
  name: string;
  /** Compared with the running database, as it was at the drill's beginning; otherwise with the sums noted in the backup. */
  isLive: boolean;
  tables: number;
  rows: number;
  indexes: number;
  /** Work that would be lost if the machine were lost now. */
  rpoSeconds: number;
  /** From the beginning of the restore until the restored database took writes. */
  rtoSeconds: number;
};

/**
 * Restores the newest backup beside the running database, with all WAL received since, compares every row and every index, and
 * removes it. Throws `OperatorError` when anything differs.
 */
export async function drill(connections: BackupConnections, report: (sentence: string) => void): Promise<Drilled> {
  try {
    const drilled = await restoreBeside(connections, report);
    const { name, rpoSeconds, rtoSeconds } = drilled;
    await parts.register.restored(name, { rpoSeconds, rtoSeconds });
    log.info({ folder: name }, "backup restored beside and compared");
    return drilled;
  } catch (error) {
    const sentence = error instanceof OperatorError ? error.message : "Proba de restaurare nu s-a putut face.";
    await parts.register.failed("drill", sentence).catch(() => {});
    throw error;
  }
}

const ONLY_ROWS = `Copia cea mai nouă cuprinde numai rânduri, pentru că rolul din DATABASE_URL nu are dreptul REPLICATION: proba nu se poate face singură. Dați-i dreptul (ALTER ROLE … REPLICATION) sau restaurați copia de mână într-o bază goală, cu ${adminCommand("restore")}.`;

async function restoreBeside(connections: BackupConnections, report: (sentence: string) => void): Promise<Drilled> {
  const { dataDir } = settings();
  const backupDir = requiredBackupDir();
  const [backup] = await backupsIn(backupDir);
  if (!backup) throw new OperatorError("Nu este nicio copie de siguranță întreagă de restaurat.");
  const { wal } = backup.note;
  if (!wal) throw new OperatorError(ONLY_ROWS);
  await removeLeftDrills(dataDir);
  const receivedFolder = walFolderOf(backupDir, wal.system);
  const rpoSeconds = await secondsLost(receivedFolder, wal.markedAt);
  report("Se numără rândurile bazei de date");
  const live = await sumsAtMark(connections.connection);
  const isLive = await isReceived(receivedFolder, live.through);
  const wanted: { mark: Lsn; tables: TableSums } = isLive
    ? live
    : { mark: parseLsn(wal.mark), tables: backup.note.tables ?? {} };
  const identity = await newIdentity();
  if (!identity) throw noUser();
  const path = join(dataDir, `${FOLDER}${randomUUID().slice(0, 8)}`);
  const home: Home = { place: path, path, exists: false, identity };
  const began = performance.now();
  try {
    const recovered = await recoverCopy(home, { backup, target: { lsn: formatLsn(wanted.mark) }, report });
    const rtoSeconds = (performance.now() - began) / 1_000;
    try {
      report("Se compară fiecare rând și fiecare index");
      const found = await connected(recovered.connection, sumsOf);
      const different = differences(wanted.tables, found);
      if (different.length > 0) throw differs(backup.folder, different);
      const missing = await connected(recovered.connection, (client) =>
        parts.files.missing(backup.folder, (text) => client.query(text)),
      );
      if (missing.length > 0) throw new OperatorError(missingSentence(missing));
      const indexes = await checkRestored(recovered);
      const rows = Object.values(found).reduce((total, table) => total + table.rows, 0);
      return { name: backup.name, isLive, tables: Object.keys(found).length, rows, indexes, rpoSeconds, rtoSeconds };
    } finally {
      await recovered.server.stop();
    }
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** A drill that was killed leaves its folder and its server. */
async function removeLeftDrills(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((entry) => entry.startsWith(FOLDER))) {
    const { cluster } = partsOf(join(dataDir, name));
    const pid = await postmasterOf(cluster);
    if (pid !== null) await stopStranger(pid, cluster);
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

async function secondsLost(folder: string, markedAt: string): Promise<number> {
  const received = await receivedIn(folder);
  const until = Math.max(Date.parse(received?.at ?? markedAt), Date.parse(markedAt));
  return Math.max(0, (now().getTime() - until) / 1_000);
}

async function isReceived(folder: string, through: Lsn): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const received = await receivedIn(folder);
    if (received === null) return false;
    if (parseLsn(received.lsn) >= through) return true;
    await sleep(POLL_MS);
  }
  return false;
}

const differs = (folder: string, different: readonly string[]): OperatorError =>
  new OperatorError(
    `Copia ${folder}, restaurată, nu este la fel cu baza de date. Tabele care diferă: ${different.join("; ")}. Faceți acum o copie nouă și păstrați-o pe aceasta pentru cercetare.`,
  );
