import { usualRetention } from "~/platform/retention/settings";
import type { Settings } from "~/platform/settings.server";

export const ORIGIN = "http://psp.test";

/** The default settings of a test process. */
export const testSettings: Settings = {
  port: 0,
  host: "127.0.0.1",
  origin: ORIGIN,
  otherOrigins: [],
  trustedProxies: [],
  isBehindProxy: false,
  dataDir: "",
  dataDirExplicit: true,
  databaseUrl: null,
  databaseDirectUrl: null,
  databaseConnections: 10,
  standbyLag: 0,
  smtpUrl: null,
  mailFrom: "PSP <nu-raspunde@psp.test>",
  supportEmail: "suport@psp.test",
  repliesTo: "suport@psp.test",
  demo: true,
  secret: "a secret that only tests know, long enough",
  imageLimits: { megabytes: 10, megapixels: 40 },
  quota: { megabytes: 500, files: 1000 },
  removedFilesDays: 35,
  retention: usualRetention,
  storage: null,
  model: null,
  traces: null,
  backupDir: null,
  backupKeepDays: 14,
  metricsToken: null,
  logLevel: "silent",
  accessLog: true,
  pageCacheBytes: 64_000_000,
  https: false,
};
