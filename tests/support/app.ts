import * as build from "virtual:react-router/server-build";
import { createApplication } from "~/application.server";
import { type Settings, setSettings } from "~/platform/settings.server";

export const ORIGIN = "http://psp.test";

export const testSettings: Settings = {
  port: 0,
  host: "127.0.0.1",
  origin: ORIGIN,
  otherOrigins: [],
  trustedProxies: [],
  dataDir: "",
  dataDirExplicit: true,
  databaseUrl: null,
  smtpUrl: null,
  mailFrom: "PSP <nu-raspunde@psp.test>",
  supportEmail: "suport@psp.test",
  demo: true,
  secret: "a secret that only tests know, long enough",
  imageLimits: { megabytes: 10, megapixels: 40 },
  quota: { megabytes: 500, files: 1000 },
  storage: null,
  metricsToken: null,
  logLevel: "silent",
  pageCacheBytes: 64_000_000,
  https: false,
};

let application: ReturnType<typeof createApplication> | null = null;

/** The whole application, called in process: routing, session, guards, pages, all but the socket. */
export function app(): ReturnType<typeof createApplication> {
  application ??= createApplication(build, "production");
  return application;
}

/** Settings of a test process; `dataDir` is a folder that the test made. */
export function settingsFor(dataDir: string): void {
  setSettings({ ...testSettings, dataDir });
}
