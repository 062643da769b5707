import { quotesStand } from "~/across/notifications/verbs/deliver.server";
import { happenings } from "~/happenings";
import { storedFiles } from "~/modules/media/views/stored-files.server";
import { refuseIncomplete } from "~/platform/complete.server";
import { openDataFolder } from "~/platform/data-folder.server";
import { refuseWrongClock } from "~/platform/database/clock-check.server";
import { type ConnectionConfig, connect, disconnect } from "~/platform/database/connection.server";
import { openEmbedded } from "~/platform/database/embedded/embedded.server";
import { type External, openExternal } from "~/platform/database/external.server";
import { keepLimits } from "~/platform/database/limits.server";
import { migrate } from "~/platform/database/migrate.server";
import { isLoopback, readEnv, refuseOldNode } from "~/platform/env.server";
import { faultLine } from "~/platform/fault-line.server";
import { openFiles } from "~/platform/files/files.server";
import { storeMark } from "~/platform/files/store-mark.server";
import { declareStoredFiles } from "~/platform/files/stored.server";
import { openInstallation } from "~/platform/installation/installation.server";
import { quarantinedSince } from "~/platform/installation/quarantine.server";
import { closeJobs, openJobs } from "~/platform/jobs/jobs.server";
import { declareHappenings } from "~/platform/journal/visibility";
import { dateTime } from "~/platform/language/dates";
import { log, startLog } from "~/platform/log.server";
import { checkMailQuotes } from "~/platform/mail/mail.server";
import { OperatorError } from "~/platform/operator-error";
import { Refusal } from "~/platform/refusal";
import { keptSecret } from "~/platform/secret.server";
import { setSettings } from "~/platform/settings.server";
import { closeTraces, openTraces } from "~/platform/traces/traces.server";
import { adminCommand, version } from "~/platform/version.server";
import type { Settings } from "./platform/settings.server";

/** A `server` owns the embedded database; a `script` (seed, admin) joins the running one or starts it while it runs itself. */
export type ProcessKind = "server" | "script";
export type Opened = {
  settings: Settings;
  /** Past a pooler, so that it may listen and hold locks of its session. */
  connection: ConnectionConfig;
  /** May replicate, for backups: the superuser of the embedded database, or the role of DATABASE_URL. */
  replication: ConnectionConfig;
  /** `last` is done when nothing of this process writes any more and the database still runs. */
  close(last?: () => Promise<void>): Promise<void>;
};

export type OpenOptions = {
  /** The operator is about to say that the database belongs to this secret, which may be another one. */
  acceptsSecret?: boolean;
};

/** Opens settings, log, database (with migrations) and jobs, as every entry needs. `close` ends them in reverse. */
export async function openProcess(kind: ProcessKind, options: OpenOptions = {}): Promise<Opened> {
  refuseOldNode(process.versions.node);
  const env = readEnv(process.env);
  startLog(env.logLevel);
  await openDataFolder(env.dataDir);
  const settings: Settings = { ...env, secret: env.secret ?? (await keptSecret(env.dataDir)) };
  setSettings(settings);
  if (kind === "server") refuseIncomplete();
  if (kind === "server") await openTraces(settings);
  await openFiles();
  declareHappenings(happenings);
  checkMailQuotes(quotesStand);
  declareStoredFiles(storedFiles);
  const database = await openDatabase(settings, kind);
  await migrate(database.direct, { report: (sentence) => log.warn(sentence), announce });
  await connect(database.connection, {
    direct: database.direct,
    max: settings.databaseConnections,
    standbyLag: kind === "server" ? settings.standbyLag : 0,
    isUnlimited: kind === "script",
    report: (error) => log.error({ error }, "after commit"),
  });
  try {
    await refuseWrongClock();
    await openInstallation(settings.secret, options);
    await openJobs(database.direct, kind === "server" && quarantinedSince() === null);
  } catch (error) {
    await disconnect();
    await database.stop(); // otherwise the embedded database would keep running
    throw error;
  }
  return {
    settings,
    connection: database.direct,
    replication: database.superuser ?? database.direct,
    async close(last) {
      await closeJobs();
      await disconnect();
      await last?.();
      await database.stop();
      await closeTraces();
    },
  };
}

type OpenDatabase = External & { superuser?: ConnectionConfig };

/** The only code that knows whether the database is embedded or external. */
async function openDatabase(settings: Settings, kind: ProcessKind): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, dataDir, dataDirExplicit } = settings;
  if (databaseUrl) {
    announce("Se deschide baza de date din DATABASE_URL");
    const isPublic = kind === "server" && !isLoopback(new URL(settings.origin).hostname);
    const store = isPublic ? await storeMark(settings.storage, dataDir) : null;
    return openExternal({ url: databaseUrl, directUrl: databaseDirectUrl, dataDir, store });
  }
  const { connection, superuser, stop } = await openEmbedded({
    dataDir,
    explicit: dataDirExplicit,
    join: kind === "script",
    report: (sentence) => log.warn(sentence),
    announce,
  });
  await keepLimits(connection);
  return { connection, direct: connection, superuser, stop };
}

const LONG_MS = 3_000;
let announcedAt: number | null = null;

/** Prints what the start does now and, if the step before took long, its seconds. */
export function announce(sentence: string): void {
  finishStep();
  process.stdout.write(`${sentence}…\n`);
  announcedAt = performance.now();
}

function finishStep(): void {
  const took = announcedAt === null ? 0 : performance.now() - announcedAt;
  if (took >= LONG_MS) process.stdout.write(`  gata în ${Math.round(took / 1000)} s\n`);
  announcedAt = null;
}

/** Ends the process, printing the error's sentence for the operator or, for an unforeseen error, its details. */
export function endWith(error: unknown): never {
  const isSentence = error instanceof OperatorError || error instanceof Refusal;
  process.stderr.write(`${isSentence ? error.message : faultLine(error)}\n`);
  process.exit(1);
}

const quarantineText = (since: Date): string =>
  `Această bază de date este o copie restaurată, în carantină din ${dateTime(since)}: nu trimite mesaje, nu rulează joburi și nu șterge fișiere. După ce ați verificat-o și numai dacă înlocuiește platforma: ${adminCommand("release")}, apoi porniți din nou.`;

type Demo = { accounts: readonly { email: string; what: string }[]; password: string };

/** Prints the address of the server and, in demo mode, the accounts. */
export function printStart({ demo, origin }: Settings, { accounts, password }: Demo): void {
  finishStep();
  const lines = [`\nPSP ${version} răspunde pe ${origin}`];
  const since = quarantinedSince();
  if (since) lines.push("", quarantineText(since));
  if (demo) {
    lines.push("", `Conturi demonstrative, parola ${password}:`);
    for (const { email, what } of accounts) lines.push(`  ${email.padEnd(22)} ${what}`);
    lines.push("", `E-mailurile trimise se citesc la ${origin}/dev/mail`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}
