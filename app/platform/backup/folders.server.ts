import { readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { flush, writeWhole } from "../files/durable.server";
import { OperatorError } from "../operator-error";
import { type BackupNote, NOTE_FILE, parseNote } from "./note";

export type Backup = { name: string; folder: string; note: BackupNote };

const NAME = /^\d{8}T\d{6}Z$/;

/** "20261130T224500Z", which sorts by time. */
export const nameAt = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, "");

/** The complete backups in this folder, the newest first; one that was cut has no note and is not among them. */
export async function backupsIn(backupDir: string): Promise<Backup[]> {
  const found = await Promise.all((await foldersIn(backupDir)).map((name) => readBackup(join(backupDir, name))));
  return found.filter((backup) => backup !== null).reverse();
}

/** The names of all backups, also of those that were cut or are being made, the oldest first. */
export async function foldersIn(backupDir: string): Promise<string[]> {
  const entries = await readdir(backupDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new OperatorError(`Folderul copiilor de siguranță nu se poate citi: ${backupDir} (${error.code}).`);
  });
  return entries.filter((entry) => NAME.test(entry)).sort();
}

/** Null when the folder has no note, or one that this program cannot read. */
async function readBackup(folder: string): Promise<Backup | null> {
  const text = await readFile(join(folder, NOTE_FILE), "utf8").catch(() => null);
  const note = text === null ? null : parseNote(text);
  return note && { name: basename(folder), folder, note };
}

/**
 * The backup that the operator named: its folder, or the folder of all backups, which stands for the newest. Throws
 * `OperatorError` for one that is not there, was cut or is of another format.
 */
export async function backupAt(path: string): Promise<Backup> {
  if (!NAME.test(basename(path))) {
    const [newest] = await backupsIn(path);
    if (newest) return newest;
    throw new OperatorError(`În ${path} nu este nicio copie de siguranță întreagă.`);
  }
  const text = await readFile(join(path, NOTE_FILE), "utf8").catch(() => null);
  if (text === null)
    throw new OperatorError(
      `Copia ${path} nu este întreagă: lipsește ${NOTE_FILE}, care se scrie la sfârșit. Alegeți altă copie.`,
    );
  const note = parseNote(text);
  if (note) return { name: basename(path), folder: path, note };
  throw new OperatorError(
    `Copia ${path} a fost făcută de o versiune mai nouă a platformei sau ${NOTE_FILE} este deteriorat. Folosiți versiunea care a făcut-o sau altă copie.`,
  );
}

export const folderOfAll = (backup: Backup): string => dirname(backup.folder);

export const writeNote = (folder: string, note: BackupNote): Promise<void> =>
  writeWhole(join(folder, NOTE_FILE), `${JSON.stringify(note, null, 1)}\n`);

/** The note goes first, so that what is left after an interruption counts as cut. */
export async function removeBackup(folder: string): Promise<void> {
  await rm(join(folder, NOTE_FILE), { force: true });
  await rm(folder, { recursive: true, force: true });
  await flush(dirname(folder));
}
