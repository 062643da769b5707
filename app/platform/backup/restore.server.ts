import { randomUUID } from "node:crypto";
import { lchown, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { give, makeSecret, place, readPasswords } from "../database/embedded/cluster.server";
import { APPLICATION, SUPERUSER } from "../database/embedded/embedded.server";
import { findHome, type Home, partsOf } from "../database/embedded/folder.server";
import { newIdentity, ourselves } from "../database/embedded/identity.server";
import { noUser } from "../database/embedded/refusals.server";
import { flush, writeWhole } from "../files/durable.server";
import { dateTime } from "../language/dates";
import { OperatorError } from "../operator-error";
import { readCluster } from "./archive.server";
import { chainOf, verifySegment, type WalChain } from "./chain.server";
import type { RestoredFiles } from "./files.server";
import type { Backup } from "./folders.server";
import { parts } from "./parts.server";
import {
  endedBefore,
  lastTransaction,
  prepareCluster,
  programsFor,
  type Recovered,
  recover,
  type Target,
} from "./recovery.server";
import { checkIndexes, connected } from "./sums.server";

export type RestoreOptions = {
  backup: Backup;
  /** The data folder to be made, or for another server's backup its PostgreSQL folder. */
  into: string;
  /** Where the files of another server's backup go, unless they are kept in a bucket. */
  dataDir: string;
  target: Target;
  secret: string;
  /** Called with Romanian sentences about what is done now. */
  report(sentence: string): void;
};

export type Restored = { indexes: number; isEmbedded: boolean; files: RestoredFiles };

/** Whether the copied server is the one that the platform runs itself. */
const isEmbedded = ({ note }: Backup): boolean => note.role === SUPERUSER && note.database === APPLICATION;

/**
 * Makes a data folder from a backup, as it was at the target, for the next start. Nothing is left at its place when it fails.
 * Throws `OperatorError` with a sentence.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { backup, secret } = options;
  refuseOtherSecret(backup, secret);
  const into = resolve(options.into);
  await refuseFull(into);
  const home = await homeFor(backup, into);
  const half: Home = { ...home, path: `${home.path}.new-${randomUUID().slice(0, 8)}` };
  try {
    const recovered = await recoverCopy(half, options);
    let indexes = 0;
    try {
      indexes = await checkRestored(recovered);
      if (isEmbedded(backup)) await giveNewPasswords(half, recovered);
      await asSuperuser(recovered, async (client) => parts.quarantine(client));
    } finally {
      await recovered.server.stop();
    }
    const files = await parts.files.restore(backup, isEmbedded(backup) ? into : options.dataDir);
    if (!isEmbedded(backup)) {
      await putAlone(half, into);
      return { indexes, isEmbedded: false, files };
    }
    await writeWhole(join(into, "secret"), secret);
    await rm(join(half.path, "recovery"), { recursive: true });
    await place(half.path, home);
    await flush(into);
    return { indexes, isEmbedded: true, files };
  } finally {
    await rm(half.path, { recursive: true, force: true });
  }
}

/** Without the right secret, the keys of the second factor could not be read and no link would be valid. */
export function refuseOtherSecret({ note }: Pick<Backup, "note">, secret: string): void {
  if (note.secret === null || parts.fingerprint(secret) === note.secret) return;
  throw new OperatorError(
    "Secretul dat nu este cel al copiei: cu el nu s-ar mai putea citi cheile verificării în doi pași și niciun link trimis nu ar mai fi valabil. Dați secretul de atunci cu --secret FIȘIER sau SECRET=…",
  );
}

async function refuseFull(into: string): Promise<void> {
  const entries = await readdir(into).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new OperatorError(`Folderul ${into} nu se poate folosi (${error.code}).`);
  });
  if (entries.length > 0)
    throw new OperatorError(
      `Folderul ${into} nu este gol: o restaurare nu înlocuiește nimic. Dați alt folder sau goliți-l pe acesta.`,
    );
}

async function homeFor(backup: Backup, into: string): Promise<Home> {
  if (isEmbedded(backup)) return findHome(into, true);
  const identity = await newIdentity();
  if (!identity) throw noUser();
  return { place: into, path: into, exists: false, identity };
}

/** Unpacks a backup into `home` and lets PostgreSQL bring it to the target. The caller stops the server. */
export async function recoverCopy(
  home: Home,
  { backup, target, report }: Pick<RestoreOptions, "backup" | "target" | "report">,
): Promise<Recovered> {
  const chain = await chainOf(backup);
  refuseOtherTimes(backup, chain, target);
  const programs = await programsFor(backup.note.server, home, dirname(home.path));
  report("Se despachetează copia și se compară fiecare fișier");
  const { cluster, run } = partsOf(home.path);
  for (const folder of [home.path, run, cluster]) await makeFolder(folder);
  await readCluster(backup, cluster);
  for (const segment of chain.segments) await verifySegment(segment);
  await prepareCluster(home, chain);
  await giveAll(home);
  report("Se aplică jurnalul bazei de date");
  const first = await recover(home, programs, { backup, chain, target });
  if ("server" in first) return first;
  // nobody wrote between the last transaction and the target, so the end of what is kept is the state of that moment
  const isQuiet = endedBefore(first.lastWords) && target !== null && "time" in target && chain.received !== null;
  const second = isQuiet ? await recover(home, programs, { backup, chain, target: null }) : first;
  if ("server" in second) return second;
  throw notReached(second.lastWords);
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new OperatorError(
      `Folderul ${folder} nu se poate face (${code}). Alegeți un loc în care utilizatorul platformei poate scrie, de exemplu în DATA_DIR.`,
    );
  });
}

/** Throws for a moment that lies before the copy or after everything that is kept. */
function refuseOtherTimes({ name, note }: Backup, chain: WalChain, target: Target): void {
  if (target === null || !("time" in target) || !note.wal) return;
  const first = new Date(note.wal.copiedAt);
  if (target.time < first)
    throw new OperatorError(
      `Copia ${name} începe la ${exact(first)}. Pentru un moment mai vechi dați --from cu o copie mai veche.`,
    );
  const last = lastMoment(note.wal.markedAt, chain);
  if (chain.gapAt === null && target.time > last)
    throw new OperatorError(
      `Ultimul moment la care se poate reveni este ${exact(last)}. Alegeți-l pe acesta sau altul dinainte.`,
    );
}

const lastMoment = (markedAt: string, { received }: WalChain): Date => new Date(received?.at ?? markedAt);

/** "30 noiembrie 2026, 22:45:07", Romania's time. */
export const exact = (moment: Date): string => `${dateTime(moment)}:${moment.toISOString().slice(17, 19)}`;

function notReached(lastWords: string): OperatorError {
  const last = lastTransaction(lastWords);
  if (endedBefore(lastWords))
    return new OperatorError(
      `Jurnalul păstrat se încheie înainte de momentul cerut${last ? `: ultima modificare din el este de la ${exact(last)}` : ""}. Alegeți un moment dinainte sau altă copie.`,
    );
  return new OperatorError(`Copia nu a putut fi adusă la zi. Ultimele linii ale serverului PostgreSQL:\n${lastWords}`);
}

async function giveAll(home: Home): Promise<void> {
  if (ourselves().uid !== 0) return;
  const { uid, gid } = home.identity;
  for (const name of await readdir(home.path, { recursive: true })) await lchown(join(home.path, name), uid, gid);
  await give(home.path, home);
}

/** Throws when an index is damaged; returns how many were compared with their tables. */
export const checkRestored = (recovered: Recovered): Promise<number> => asSuperuser(recovered, checkIndexes);

async function asSuperuser<Result>(
  { connection }: Recovered,
  work: Parameters<typeof connected<Result>>[1],
): Promise<Result> {
  const user = await connected(connection, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select rolname as name from pg_roles where rolsuper and rolcanlogin order by oid limit 1",
    );
    return rows[0]?.name ?? connection.user;
  });
  return connected({ ...connection, user }, work);
}

/** The passwords are no part of a backup: a restored cluster gets its own, as a new one would. */
async function giveNewPasswords(home: Home, { connection }: Recovered): Promise<void> {
  const { secret } = partsOf(home.path);
  await makeSecret(secret);
  await give(secret, home);
  const { superuser, application } = await readPasswords(home.path);
  await connected(connection, async (client) => {
    await client.query(`alter role ${SUPERUSER} password ${client.escapeLiteral(superuser)}`);
    await client.query(`alter role ${APPLICATION} password ${client.escapeLiteral(application)}`);
  });
}

async function putAlone(half: Home, into: string): Promise<void> {
  await rmdir(into).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(partsOf(half.path).cluster, into);
  await flush(dirname(into));
}
