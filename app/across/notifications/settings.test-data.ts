import { setSettings } from "~/platform/settings.server";

/** What rendering a mail needs of the settings. */
export function settingsForTests(): void {
  setSettings({
    port: 0,
    host: "127.0.0.1",
    origin: "http://psp.test",
    otherOrigins: [],
    trustedProxies: [],
    dataDir: "",
    dataDirExplicit: true,
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: "PSP <nu-raspunde@psp.test>",
    demo: true,
    secret: "a secret that only tests know, long enough",
    metricsToken: null,
    logLevel: "silent",
    https: false,
  });
}
