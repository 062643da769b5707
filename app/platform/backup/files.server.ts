import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Disk } from "flydrive";
import { now } from "../clock";
import { chain } from "../database/errors.server";
import { faultLine } from "../fault-line.server";
import type { ObjectPage } from "../files/bucket.server";
import { sumOf, writeFlushed, writeWhole } from "../files/durable.server";
import { DurableFolder } from "../files/durable-folder.server";
import { files } from "../files/files.server";
import type { Storage } from "../files/storage";
import { type Ask, neededFiles } from "../files/stored.server";
import { sizeText } from "../language/file-size";
import { formatNumber } from "../language/numbers";
import { plural } from "../language/plural";
import { log } from "../log.server";
import { OperatorError } from "../operator-error";
import { settings } from "../settings.server";
import { FILE_LIST, knownFiles, type ListedFile, lineOf, listIn, storeOf } from "./file-list.server";
import { inParallel } from "./in-parallel";
import type { BackupNote, PartSum } from "./note";

type Report = (sentence: string) => void;

const AT_ONCE = 8;
const DAY_MS = 86_400_000;
const REPORT_MS = 10_000;
const ANSWER_MS = 60_000;
const PAUSES_MS = [500, 2_000];
const SHOWN = 20;

/**
 * Copies the files of the storage beside the backups, those that are not there yet, and lists them all in this backup. What was
 * copied stays when it fails, so that the next copy goes on from there. Files of rows that are in neither are reported by name,
 * and do not stop the backup.
 */
export async function copyFiles(folder: string, report: Report = reportToLog): Promise<Record<string, PartSum>> {
  const store = storeOf(folder);
  const known = await knownFiles(folder);
  const listed: ListedFile[] = [];
  const told = progress(report);
  await inParallel(AT_ONCE, storedObjects(), async (object) => {
    const file = (await alreadyCopied(store, object, known)) ?? (await copied(store, object));
    if (!file) return;
    listed.push(file);
    told(listed.length, file.size);
  });
  listed.sort((one, other) => (one.key < other.key ? -1 : 1));
  await writeWhole(join(folder, FILE_LIST), listed.map(lineOf).join(""));
  const missing = await missingFiles(folder);
  if (missing.length > 0) report(missingSentence(missing));
  await removeUnlisted(store, await knownFiles(folder));
  return { [FILE_LIST]: await sumOf(join(folder, FILE_LIST)) };
}

const reportToLog: Report = (sentence) => log.warn({ warning: sentence }, "files of the backup");

type Stored = { key: string; size: number };

/** Everything in the storage, with its size. */
async function* storedObjects(): AsyncGenerator<Stored> {
  const { storage, dataDir } = settings();
  if (storage === null) return yield* objectsBelow(join(dataDir, "files"));
  const { bucketPages } = await import("../files/bucket.server");
  const pageAfter = bucketPages(storage);
  let after: string | null = null;
  do {
    const from: string | null = after;
    const page: ObjectPage = await patiently("lista fișierelor", () => pageAfter(from));
    yield* page.objects;
    after = page.next;
  } while (after !== null);
}

async function* objectsBelow(folder: string): AsyncGenerator<Stored> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // `.store` names this place alone, see `storeMark`: a copy of the files is another place
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const path = join(entry.parentPath, entry.name);
    const facts = await stat(path).catch(() => null); // deleted meanwhile
    if (facts) yield { key: path.slice(folder.length + 1), size: facts.size };
  }
}

/** Null when it is not beside the backups, or not whole. A file of a copy that was cut is read once more for its sum. */
async function alreadyCopied(
  store: string,
  { key, size }: Stored,
  known: Map<string, ListedFile>,
): Promise<ListedFile | null> {
  const path = join(store, key);
  const there = await stat(path).catch(() => null);
  if (there?.size !== size) return null;
  const before = known.get(key);
  return before?.size === size ? before : { key, size, sha256: (await sumOf(path)).sha256 };
}

/** Null when the file was deleted meanwhile. */
async function copied(store: string, { key, size }: Stored): Promise<ListedFile | null> {
  const bytes = await nullIfMissing(
    patiently(key, async () => {
      const read = await files().getBytes(key);
      if (read.length === size) return read;
      throw new Error(`${read.length} bytes came instead of ${size}`);
    }),
  );
  if (bytes === null) return null;
  const path = join(store, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFlushed(`${path}.half`, bytes);
  await rename(`${path}.half`, path);
  return { key, size, sha256: sha256Of(bytes) };
}

const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const isMissing = (error: unknown): boolean =>
  chain(error).some((link) => link.code === "ENOENT" || (link as { name?: string }).name === "NoSuchKey");

/** Null for a file that was deleted since it was listed. */
const nullIfMissing = <Result>(read: Promise<Result>): Promise<Result | null> =>
  read.catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** Three attempts, each within a minute. Throws `OperatorError` for a storage that does not answer, or wrongly. */
async function patiently<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      return await withinTime(work());
    } catch (error) {
      if (isMissing(error)) throw error;
      if (pause === null) throw unreadable(what, error);
      await sleep(pause);
    }
  }
  throw new Error("The last attempt has no pause");
}

async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const late = sleep(ANSWER_MS, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${ANSWER_MS / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
    late.catch(() => {});
  }
}

function unreadable(what: string, error: unknown): OperatorError {
  const { storage, dataDir } = settings();
  const place = storage === null ? `folderul ${join(dataDir, "files")}` : `bucketul ${storage.bucket}`;
  const [reason] = faultLine(error).split("\n");
  return new OperatorError(
    `Copierea fișierelor s-a oprit: din ${place} nu se poate citi ${what} (${reason}). Ce s-a copiat rămâne; când merge din nou, porniți încă o copie și continuă de acolo.`,
  );
}

/** Says how far it is, at most every ten seconds. */
function progress(report: Report): (files: number, bytes: number) => void {
  let saidAt = performance.now();
  let total = 0;
  return (count, bytes) => {
    total += bytes;
    if (performance.now() - saidAt < REPORT_MS) return;
    saidAt = performance.now();
    report(`Fișiere copiate sau deja la locul lor: ${formatNumber(count)}, ${sizeText(total)}`);
  };
}

/**
 * The files that the rows of a database need (of ours, or of a restored one that is asked) and that are neither in this backup nor
 * in the storage, where files are that came after the list.
 */
export async function missingFiles(folder: string, ask?: Ask): Promise<string[]> {
  const listed = new Set((await listIn(folder)).map(({ key }) => key));
  const missing: string[] = [];
  for (const key of await neededFiles(ask))
    if (!listed.has(key) && !(await patiently(key, () => files().exists(key)))) missing.push(key);
  return missing;
}

export const missingSentence = (missing: readonly string[]): string =>
  `Din depozitul de fișiere ${missing.length === 1 ? "lipsește" : "lipsesc"} ${plural(missing.length, "fișier", "fișiere")} de care baza de date are nevoie: ${shown(missing)}. Căutați-le într-o copie mai veche.`;

const shown = (keys: readonly string[]): string =>
  keys.slice(0, SHOWN).join(", ") + (keys.length > SHOWN ? ` și alte ${formatNumber(keys.length - SHOWN)}` : "");

/** What no backup lists any more is removed, and what a copy that was cut left half; not what another one copies just now. */
async function removeUnlisted(store: string, listed: ReadonlyMap<string, ListedFile>): Promise<void> {
  const limit = now().getTime() - DAY_MS;
  const entries = await readdir(store, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (listed.has(path.slice(store.length + 1))) continue;
    const facts = await stat(path).catch(() => null);
    if (facts && facts.mtimeMs < limit) await rm(path, { force: true });
  }
}

/** Compares every file of the backup with its sum. A damaged one is set aside, so that the next backup copies it anew. */
export async function verifyFiles(folder: string, note: Pick<BackupNote, "parts">): Promise<void> {
  const store = storeOf(folder);
  const bad: string[] = [];
  await inParallel(AT_ONCE, await wholeList(folder, note), async ({ key, size, sha256 }) => {
    const path = join(store, key);
    const sum = await sumOf(path).catch(() => null);
    if (sum?.bytes === size && sum.sha256 === sha256) return;
    bad.push(key);
    if (sum) await rename(path, `${path}.half`).catch(() => {});
  });
  if (bad.length === 0) return;
  throw new OperatorError(
    `În copia ${folder} ${bad.length === 1 ? "lipsește sau este deteriorat" : "lipsesc sau sunt deteriorate"} ${plural(bad.length, "fișier", "fișiere")}: ${shown(bad.sort())}. Faceți acum altă copie: fișierele acestea se copiază din nou.`,
  );
}

async function wholeList(folder: string, note: Pick<BackupNote, "parts">): Promise<ListedFile[]> {
  const noted = note.parts[FILE_LIST];
  if (!noted) return [];
  const sum = await sumOf(join(folder, FILE_LIST)).catch(() => null);
  if (sum?.sha256 === noted.sha256) return listIn(folder);
  throw new OperatorError(`Lista fișierelor din copia ${folder} lipsește sau este deteriorată. Folosiți altă copie.`);
}

export type RestoredFiles = { written: number; present: number };

/**
 * Puts the files of a backup into the folder of a data folder, or into a bucket. What is there stays; another file under the same
 * name is never replaced, and is named in the `OperatorError` at the end. Repeatable.
 */
export async function restoreFiles(
  folder: string,
  note: Pick<BackupNote, "parts">,
  { dataDir, storage }: { dataDir: string; storage: Storage | null },
): Promise<RestoredFiles> {
  const disk = await diskAt(dataDir, storage);
  const result: RestoredFiles = { written: 0, present: 0 };
  const other: string[] = [];
  const bad: string[] = [];
  await inParallel(AT_ONCE, await wholeList(folder, note), async ({ key, size, sha256 }) => {
    const there = await sizeAt(disk, key);
    if (there === size) result.present += 1;
    else if (there !== null) other.push(key);
    else {
      const bytes = await readFile(join(storeOf(folder), key)).catch(() => Buffer.alloc(0));
      if (bytes.length !== size || sha256Of(bytes) !== sha256) bad.push(key);
      else {
        await patiently(key, () => disk.put(key, bytes));
        result.written += 1;
      }
    }
  });
  if (other.length > 0)
    throw new OperatorError(
      `Sub numele acestea sunt deja alte fișiere și nu au fost înlocuite: ${shown(other.sort())}. Verificați că locul este al acestei platforme.`,
    );
  if (bad.length === 0) return result;
  throw new OperatorError(
    `Celelalte fișiere au fost restaurate, dar din copie lipsesc sau sunt deteriorate: ${shown(bad.sort())}. Căutați-le în altă copie.`,
  );
}

async function diskAt(dataDir: string, storage: Storage | null): Promise<Disk> {
  if (storage === null) return new Disk(new DurableFolder(join(dataDir, "files")));
  const { bucketDriver } = await import("../files/bucket.server");
  return new Disk(bucketDriver(storage));
}

/** Null when it is not there. */
async function sizeAt(disk: Disk, key: string): Promise<number | null> {
  if (!(await patiently(key, () => disk.exists(key)))) return null;
  return (await patiently(key, () => disk.getMetaData(key))).contentLength;
}
