import { isIPv4 } from "node:net";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { z } from "zod";
import { addressesIn } from "./database/addresses";
import { storageFrom, storageProblem, storageVariables } from "./files/storage";
import { installed } from "./installed.server";
import { modelFrom, modelProblem, modelVariables } from "./model/settings";
import { OperatorError } from "./operator-error";
import { retentionFrom, retentionVariables } from "./retention/settings";
import { traceFrom, traceProblem, traceVariables } from "./traces/settings";
import { isRelease } from "./version.server";

const port = z.coerce.number("PORT trebuie să fie un număr").int().min(0).max(65535);

/** The address of "PSP <nu-raspunde@exemplu.ro>". */
const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();

const databaseUrl = (name: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, `${name} trebuie să înceapă cu postgres://`)
    .refine(
      (url) => addressesIn(url).length > 0,
      `${name} nu este o adresă: postgres://utilizator:parolă@gazdă:5432/bază`,
    )
    .optional();

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  ORIGIN: z
    .url("ORIGIN trebuie să fie o adresă întreagă, de exemplu https://psp.exemplu.ro")
    .refine((text) => URL.parse(text)?.origin === text, "ORIGIN se scrie fără cale și fără bară la sfârșit")
    .optional(),
  TRUSTED_PROXIES: z.string().default(""),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: databaseUrl("DATABASE_URL"),
  DATABASE_DIRECT_URL: databaseUrl("DATABASE_DIRECT_URL"),
  DATABASE_CONNECTIONS: z.coerce
    .number("DATABASE_CONNECTIONS trebuie să fie un număr întreg de conexiuni, între 2 și 100")
    .int()
    .min(2)
    .max(100)
    .default(10),
  STANDBY_LAG_SECONDS: z.coerce
    .number("STANDBY_LAG_SECONDS trebuie să fie un număr de secunde, între 0 și 60; 0: nu se citește din replică")
    .min(0)
    .max(60)
    .default(0),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "SMTP_URL trebuie să înceapă cu smtp:// sau smtps://")
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (sender) => z.email().safeParse(addressIn(sender)).success,
      "MAIL_FROM trebuie să cuprindă o adresă de e-mail",
    )
    .default("PSP <nu-raspunde@psp.invalid>"),
  SUPPORT_EMAIL: z.email("SUPPORT_EMAIL trebuie să fie o adresă de e-mail, de exemplu suport@exemplu.ro").optional(),
  SEED: z.enum(["demo", "none"], "SEED poate fi demo sau none").optional(),
  SECRET: z.string().min(32, "SECRET trebuie să aibă cel puțin 32 de caractere").optional(),
  IMAGE_MEGABYTES: z.coerce.number("IMAGE_MEGABYTES trebuie să fie un număr").int().min(1).max(11).default(10),
  IMAGE_MEGAPIXELS: z.coerce.number("IMAGE_MEGAPIXELS trebuie să fie un număr").int().min(1).max(100).default(40),
  QUOTA_MEGABYTES: z.coerce.number("QUOTA_MEGABYTES trebuie să fie un număr").int().min(1).max(1_000_000).default(500),
  QUOTA_FILES: z.coerce.number("QUOTA_FILES trebuie să fie un număr").int().min(1).max(1_000_000).default(1000),
  REMOVED_FILES_DAYS: z.coerce
    .number("REMOVED_FILES_DAYS trebuie să fie un număr întreg de zile")
    .int("REMOVED_FILES_DAYS trebuie să fie un număr întreg de zile")
    .min(0)
    .max(3650)
    .default(35),
  ...retentionVariables,
  ...storageVariables,
  ...modelVariables,
  ...traceVariables,
  BACKUP_DIR: z
    .string()
    .refine(isAbsolute, "BACKUP_DIR trebuie să fie calea întreagă a unui folder, de exemplu /srv/psp-copii")
    .optional(),
  BACKUP_KEEP_DAYS: z.coerce
    .number("BACKUP_KEEP_DAYS trebuie să fie un număr întreg de zile, între 1 și 3650")
    .int()
    .min(1)
    .max(3650)
    .default(14),
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN trebuie să aibă cel puțin 16 caractere").optional(),
  PAGE_CACHE_MB: z.coerce
    .number("PAGE_CACHE_MB trebuie să fie un număr de megaocteți; 0 oprește păstrarea paginilor")
    .min(0)
    .max(4096)
    .default(64),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"], "LOG_LEVEL necunoscut").default("info"),
  ACCESS_LOG: z.enum(["on", "off"], "ACCESS_LOG poate fi on sau off").default("on"),
  /** For tests: programs on this machine may say which visitor's address they stand for, as a proxy does. */
  TEST_VISITORS: z.literal("1").optional(),
});

/** The names of all settings. */
export const envVariables = schema.keyof().options;

type Given = z.infer<typeof schema>;

const NODE = 24;

/** Throws `OperatorError`: on an older Node the product would start and fail later. */
export function refuseOldNode(version: string): void {
  if (Number.parseInt(version, 10) >= NODE) return;
  throw new OperatorError(
    `Platforma are nevoie de Node ${NODE} sau mai nou; acesta este ${version}. ${isRelease ? `Instalați Node ${NODE} sau folosiți arhiva care îl cuprinde.` : `Porniți-o cu npm start, care îl aduce, sau instalați Node ${NODE}.`}`,
  );
}

/** Parses the environment once. Empty values count as not set. Throws `OperatorError` naming the variable. */
export function readEnv(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new OperatorError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  }
  const settings = parsed.data;
  const problem = problemWith(settings);
  if (problem) throw new OperatorError(problem);
  const origin = settings.ORIGIN ?? `http://127.0.0.1:${settings.PORT}`;
  return {
    port: settings.PORT,
    host: settings.HOST,
    /** The public address: base of links, and the accepted `Origin`. */
    origin,
    /** Further accepted origins, only while ORIGIN is not set. */
    otherOrigins: settings.ORIGIN ? [] : [`http://localhost:${settings.PORT}`],
    trustedProxies: [...listed(settings.TRUSTED_PROXIES), ...(settings.TEST_VISITORS ? ["127.0.0.1"] : [])],
    /** Requests come from a proxy, which keeps connections for the next ones. */
    isBehindProxy: listed(settings.TRUSTED_PROXIES).length > 0,
    dataDir: resolve(settings.DATA_DIR ?? usualDataDir()),
    dataDirExplicit: settings.DATA_DIR !== undefined,
    databaseUrl: settings.DATABASE_URL ?? null,
    /** The same database past a pooler in transaction mode: for migrations, listening, jobs and scripts. */
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    /** Pool size for requests; half as many requests are handled at once. Other pools are small and separate. */
    databaseConnections: settings.DATABASE_CONNECTIONS,
    /** How old what is read from a standby may be, in milliseconds; 0: nothing is read from one. */
    standbyLag: settings.STANDBY_LAG_SECONDS * 1_000,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    /** Read by the support team. */
    supportEmail: settings.SUPPORT_EMAIL ?? addressIn(settings.MAIL_FROM),
    /** Where replies to mails are read; the sender's address alone is read by nobody. */
    repliesTo: settings.SUPPORT_EMAIL,
    demo: isDemo(settings),
    secret: settings.SECRET ?? null,
    /** Of one uploaded image. */
    imageLimits: { megabytes: settings.IMAGE_MEGABYTES, megapixels: settings.IMAGE_MEGAPIXELS },
    /** Of one organisation, images and documents together. */
    quota: { megabytes: settings.QUOTA_MEGABYTES, files: settings.QUOTA_FILES },
    /** How long the bytes of removed files stay, for a backup whose rows use them. */
    removedFilesDays: settings.REMOVED_FILES_DAYS,
    /** How long the platform keeps what grows without end. */
    retention: retentionFrom(settings),
    /** Null: files are kept in the data folder. */
    storage: storageFrom(settings),
    /** Null: nothing is sent to a language model. */
    model: modelFrom(settings),
    /** Null: no traces are sent. */
    traces: traceFrom(settings),
    /** Null: no backups are made by the server, and the commands ask for it. */
    backupDir: settings.BACKUP_DIR ?? null,
    /** Older backups are removed once a newer one was verified. */
    backupKeepDays: settings.BACKUP_KEEP_DAYS,
    metricsToken: settings.METRICS_TOKEN ?? null,
    logLevel: settings.LOG_LEVEL,
    /** One line of the log for each answered request. */
    accessLog: settings.ACCESS_LOG === "on",
    pageCacheBytes: settings.PAGE_CACHE_MB * 1_000_000,
    https: origin.startsWith("https://"),
  };
}

export type Env = Readonly<ReturnType<typeof readEnv>>;

/** Beside an unpacked archive, not in it, so that the next version finds the data wherever it is started from. */
const usualDataDir = (): string => (isRelease ? join(dirname(installed()), "psp-data") : "./data");

const isDemo = ({ SEED, DATABASE_URL }: Given) => (SEED ?? (DATABASE_URL ? "none" : "demo")) === "demo";

const listed = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** The sentence for contradictory settings; null when they are consistent. */
function problemWith(settings: Given): string | null {
  const exposed = exposedBy(settings);
  if (exposed && isDemo(settings)) {
    return `${exposed} înseamnă că platforma se vede și din afara mașinii, iar conturile demonstrative au o parolă cunoscută de toți. Porniți cu SEED=none, fără date demonstrative; pașii sunt în docs/operations.md.`;
  }
  if (exposed && settings.TEST_VISITORS) {
    return `TEST_VISITORS este numai pentru teste, pe mașina locală, și nu merge împreună cu ${exposed}.`;
  }
  const alone = isLoopback(settings.HOST) && !settings.ORIGIN;
  if (settings.DATABASE_URL && !settings.SECRET && !alone) {
    return "Cu DATABASE_URL este nevoie și de SECRET (cel puțin 32 de caractere, același pentru toate procesele).";
  }
  if (settings.BACKUP_DIR && settings.BACKUP_KEEP_DAYS > settings.REMOVED_FILES_DAYS)
    return "BACKUP_KEEP_DAYS nu poate fi mai mare decât REMOVED_FILES_DAYS: baza dintr-o copie veche ar cere fișiere șterse între timp.";
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL) {
    return "DATABASE_DIRECT_URL se dă numai împreună cu DATABASE_URL, a cărei bază o arată fără intermediar.";
  }
  if (settings.STANDBY_LAG_SECONDS > 0 && addressesIn(settings.DATABASE_URL ?? "").length < 2)
    return "STANDBY_LAG_SECONDS cere în DATABASE_URL mai multe gazde: serverul care primește scrieri și o replică a lui.";
  return storageProblem(settings) ?? modelProblem(settings, isLoopback) ?? traceProblem(settings);
}

/** The setting that makes the product reachable from other machines; null when there is none. */
function exposedBy({ HOST, ORIGIN, TRUSTED_PROXIES }: Given): string | null {
  if (ORIGIN && !isLoopback(new URL(ORIGIN).hostname)) return `ORIGIN=${ORIGIN}`;
  if (TRUSTED_PROXIES) return `TRUSTED_PROXIES=${TRUSTED_PROXIES}`;
  return isLoopback(HOST) ? null : `HOST=${HOST}`;
}

/** Whether this host, from HOST or a URL, is the machine itself. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, "$1").replace(/^::ffff:/, "");
  if (isIPv4(name)) return name.startsWith("127.");
  return name === "::1" || name === "localhost" || name.endsWith(".localhost");
}
