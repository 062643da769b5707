import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { drill } from "~/platform/backup/drill.server";
import type { RestoredFiles } from "~/platform/backup/files.server";
import { type Backup, backupAt, backupsIn } from "~/platform/backup/folders.server";
import { parts } from "~/platform/backup/parts.server";
import type { Target } from "~/platform/backup/recovery.server";
import { exact, refuseOtherSecret, restoreBackup } from "~/platform/backup/restore.server";
import { requiredBackupDir, takeBackup } from "~/platform/backup/take.server";
import { bytesOf, type Verified, verifyBackup } from "~/platform/backup/verify.server";
import { atHour, parseLocalDate } from "~/platform/calendar/local-date";
import { readEnv } from "~/platform/env.server";
import { sizeText } from "~/platform/language/file-size";
import { formatNumber } from "~/platform/language/numbers";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { startLog } from "~/platform/log.server";
import { OperatorError } from "~/platform/operator-error";
import { setSettings, settings } from "~/platform/settings.server";
import { startCommand } from "~/platform/version.server";
import { announce } from "~/process.server";
import { besideServer, type Command, WrongUse } from "./command";

export const backup: Command = {
  name: "backup",
  takes: "[--drill]",
  does: "face acum o copie de siguranță în BACKUP_DIR și o verifică; --drill: o restaurează alături pe cea mai nouă și compară tot",
  async run(words) {
    const { drill: isDrill } = valuesOf(words, { drill: { type: "boolean" } });
    await besideServer(async (opened) => {
      requiredBackupDir();
      if (isDrill) return tellDrill(await drill(opened, announce));
      const began = performance.now();
      const taken = await takeBackup(opened);
      const { removed, kept } = { removed: taken.pruned.backups.length, kept: taken.backup };
      console.log(
        `Copia de siguranță ${kept.folder} este întreagă și verificată, în ${secondsSince(began)}: ${contents(kept, taken.verified)}.`,
      );
      if (removed > 0) console.log(`Copii mai vechi șterse: ${removed}.`);
    });
  },
};

export const verify: Command = {
  name: "verify",
  takes: "[COPIE]",
  does: "citește până la sfârșit o copie de siguranță (cea mai nouă din BACKUP_DIR) și o compară cu sumele ei",
  async run([path, ...rest]) {
    if (rest.length > 0 || path?.startsWith("-")) throw new WrongUse();
    startWithoutDatabase();
    const found = await backupAt(resolve(path ?? requiredBackupDir()));
    const verified = await verifyBackup(found);
    console.log(`Copia de siguranță ${found.folder} este întreagă: ${contents(found, verified)}.`);
    if (found.note.kind === "base")
      console.log(`Ultimul moment la care se poate reveni cu ea: ${exact(verified.until)}.`);
  },
};

export const restore: Command = {
  name: "restore",
  takes: "[--from COPIE] [--to-time '2026-11-30 22:45:00'] [--secret FIȘIER] --into DATA_DIR",
  does: "face un folder de date nou dintr-o copie de siguranță, cum era la un moment dat sau la ultimul păstrat",
  async run(words) {
    const given = valuesOf(words, {
      from: { type: "string" },
      "to-time": { type: "string" },
      secret: { type: "string" },
      into: { type: "string" },
    });
    const { into, from, "to-time": time } = given;
    startWithoutDatabase();
    const target: Target = typeof time === "string" ? { time: momentIn(time) } : null;
    const chosen = await chosenBackup(resolve(typeof from === "string" ? from : requiredBackupDir()), target);
    const secret = await secretFrom(typeof given.secret === "string" ? given.secret : null);
    const began = performance.now();
    if (chosen.note.kind === "dump") return restoreRows(chosen, secret);
    if (typeof into !== "string") throw new WrongUse();
    const options = { backup: chosen, into, target, secret, dataDir: settings().dataDir, report: announce };
    const { indexes, isEmbedded, files } = await restoreBackup(options);
    console.log(
      `Copia ${chosen.name} a fost restaurată în ${resolve(into)} în ${secondsSince(began)}; ${plural(indexes, "index comparat", "indexuri comparate")} cu tabelele lor, ${putBack(files)}.`,
    );
    console.log(isEmbedded ? `Porniți platforma: DATA_DIR=${resolve(into)} ${startCommand}` : EXTERNAL);
  },
};

/** Of a server of the operator's own: into the database that DATABASE_URL names, and the files where the platform keeps them. */
async function restoreRows(chosen: Backup, secret: string): Promise<void> {
  const { databaseUrl, dataDir } = settings();
  if (databaseUrl === null)
    throw new OperatorError(
      "Copia cuprinde rândurile unui server PostgreSQL propriu. Dați în DATABASE_URL adresa unei baze goale de pe el.",
    );
  refuseOtherSecret(chosen, secret);
  announce("Se încarcă și se compară rândurile");
  await parts.dump.restore(chosen.folder, chosen.note, { connectionString: databaseUrl });
  announce("Se pun la loc fișierele");
  const files = await parts.files.restore(chosen, dataDir);
  console.log(
    `Copia ${chosen.name} a fost restaurată în baza din DATABASE_URL, în carantină; ${putBack(files)}. Porniți platforma ca s-o verificați.`,
  );
}

const putBack = ({ written, present }: RestoredFiles): string =>
  `${plural(written, "fișier pus", "fișiere puse")} la loc, ${formatNumber(present)} erau deja`;

const EXTERNAL =
  "Este folderul de date al serverului PostgreSQL: dați-l serverului dumneavoastră (data_directory) și porniți-l, apoi porniți platforma cu DATABASE_URL.";

/** Settings without a process: these commands work on a machine where nothing was started yet. */
function startWithoutDatabase(): void {
  const env = readEnv(process.env);
  startLog(env.logLevel);
  setSettings({ ...env, secret: env.secret ?? "" });
}

type Options = NonNullable<ParseArgsConfig["options"]>;

function valuesOf(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], options, strict: true, allowPositionals: false }).values;
  } catch {
    throw new WrongUse();
  }
}

/** The folder of one backup, or of all of them: then the newest that is older than the moment. */
async function chosenBackup(path: string, target: Target): Promise<Backup> {
  if (target === null || !("time" in target)) return backupAt(path);
  const older = (await backupsIn(path)).find(({ note }) => note.wal && new Date(note.wal.copiedAt) <= target.time);
  return older ?? backupAt(path);
}

/** "2026-11-30 22:45:00" is Romania's time; a moment with its zone is taken as it is. */
function momentIn(text: string): Date {
  const [, date = "", hour = "", seconds = "00"] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  const day = parseLocalDate(date);
  if (day && /^([01]\d|2[0-3]):[0-5]\d$/.test(hour))
    return new Date(atHour(day, hour).getTime() + Number(seconds) * 1_000);
  const moment = /(Z|[+-]\d\d:?\d\d)$/.test(text) ? new Date(text.replace(" ", "T")) : new Date(Number.NaN);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new OperatorError(
    `${quoted(text)} nu este un moment. Scrieți ziua și ora României, de exemplu --to-time „2026-11-30 22:45:00”.`,
  );
}

async function secretFrom(file: string | null): Promise<string> {
  const text = file === null ? process.env.SECRET : await readFile(file, "utf8").catch(() => null);
  if (text === null) throw new OperatorError(`Fișierul cu secretul, ${file}, nu se poate citi.`);
  if (text && text.trim().length >= 32) return text.trim();
  throw new OperatorError(
    "Pentru restaurare este nevoie de secretul platformei, păstrat separat de copii. Dați-l cu --secret FIȘIER (DATA_DIR/secret al platformei de atunci) sau cu SECRET=…",
  );
}

function tellDrill(drilled: Awaited<ReturnType<typeof drill>>): void {
  const { name, isLive, tables, rows, indexes, rpoSeconds, rtoSeconds } = drilled;
  const against = isLive ? "baza de date de acum" : "sumele notate în ea";
  console.log(
    `Copia ${name} a fost restaurată alături și comparată cu ${against}: ${plural(tables, "tabel", "tabele")}, ${plural(rows, "rând", "rânduri")} și ${plural(indexes, "index", "indexuri")}, nicio diferență.`,
  );
  console.log(
    `S-ar fi pierdut ultimele ${inSeconds(rpoSeconds)} de lucru (RPO); restaurarea a durat ${inSeconds(rtoSeconds)} (RTO).`,
  );
}

const inSeconds = (seconds: number): string => `${formatNumber(Math.round(seconds * 10) / 10)} s`;
const secondsSince = (began: number): string => inSeconds((performance.now() - began) / 1_000);

const contents = (of: Backup, { files, bytes, segments }: Verified): string =>
  `${plural(files, "fișier", "fișiere")} ale bazei de date (${sizeText(bytes)}, ${sizeText(bytesOf(of))} pe disc), ${plural(segments, "segment", "segmente")} de jurnal`;
