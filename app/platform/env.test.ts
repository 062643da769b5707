import { describe, expect, it } from "vitest";
import { readEnv, refuseOldNode } from "./env.server";
import { OperatorError } from "./operator-error";

describe("the environment", () => {
  it("has defaults for everything: the demo world on the embedded database, on this machine", () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      origin: "http://127.0.0.1:3000",
      demo: true,
      databaseUrl: null,
      databaseConnections: 10,
    });
    expect(env.otherOrigins).toEqual(["http://localhost:3000"]);
  });

  it("treats an empty value as missing", () => {
    expect(readEnv({ PORT: "", SMTP_URL: "", DATABASE_URL: "" })).toMatchObject({
      port: 3000,
      smtpUrl: null,
      databaseUrl: null,
    });
  });

  it.each([
    [{}, "nu-raspunde@psp.invalid"],
    [{ MAIL_FROM: "PSP, platforma <mail@exemplu.ro> " }, "mail@exemplu.ro"],
    [{ MAIL_FROM: "mail@exemplu.ro" }, "mail@exemplu.ro"],
    [{ MAIL_FROM: "PSP <mail@exemplu.ro>", SUPPORT_EMAIL: "suport@exemplu.ro" }, "suport@exemplu.ro"],
  ])("with %o, people of the support team read at %s", (given, address) => {
    expect(readEnv(given).supportEmail).toBe(address);
    expect(readEnv(given).repliesTo, "the sender's address is read by nobody").toBe(
      "SUPPORT_EMAIL" in given ? given.SUPPORT_EMAIL : undefined,
    );
  });

  it.each([
    [{ S3_REGION: "eu-central-1" }, { endpoint: null, region: "eu-central-1", keys: null, forcePathStyle: false }],
    [
      { S3_ENDPOINT: "http://127.0.0.1:9000", S3_ACCESS_KEY_ID: "cheie", S3_SECRET_ACCESS_KEY: "taină" },
      {
        endpoint: "http://127.0.0.1:9000",
        region: "us-east-1",
        keys: { id: "cheie", secret: "taină" },
        forcePathStyle: true,
      },
    ],
    [
      { S3_ENDPOINT: "https://s3.exemplu.ro", S3_FORCE_PATH_STYLE: "false" },
      { endpoint: "https://s3.exemplu.ro", region: "us-east-1", keys: null, forcePathStyle: false },
    ],
  ])("keeps files in a bucket with %o", (given, storage) => {
    expect(readEnv({ S3_BUCKET: "psp-fisiere", ...given }).storage).toEqual({ bucket: "psp-fisiere", ...storage });
    expect(readEnv({}).storage).toBeNull();
  });

  const given = { ASSISTANT_URL: "https://api.exemplu.ro/v1/", ASSISTANT_MODEL: "mare", ASSISTANT_PRICE_IN: "2.5" };

  it("asks no language model until there is an address, then with its prices in bani", () => {
    expect(readEnv({}).model).toBeNull();
    expect(readEnv({ ...given, ASSISTANT_PRICE_OUT: "10" }).model).toEqual({
      url: "https://api.exemplu.ro/v1",
      host: "api.exemplu.ro",
      key: null,
      name: "mare",
      price: { in: 250, out: 1_000 },
      most: { hourly: 30, daily: 500 },
      ceiling: 10_000,
      seconds: 13,
    });
    const own = { ...given, ASSISTANT_URL: "http://127.0.0.1:11434/v1", ASSISTANT_PRICE_OUT: "0" };
    expect(readEnv(own).model).toMatchObject({ host: "127.0.0.1:11434" });
  });

  it.each([
    [given, /ASSISTANT_PRICE_OUT/],
    [{ ...given, ASSISTANT_MODEL: "" }, /ASSISTANT_MODEL/],
    [{ ...given, ASSISTANT_URL: "", ASSISTANT_PRICE_OUT: "1" }, /fără ASSISTANT_URL/],
    [{ ...given, ASSISTANT_PRICE_OUT: "1", ASSISTANT_URL: "http://10.0.0.5/v1" }, /https/],
    [{ ...given, ASSISTANT_PRICE_OUT: "1", ASSISTANT_URL: "https://u:p@api.exemplu.ro/v1" }, /fără utilizator/],
    [{ ...given, ASSISTANT_PRICE_OUT: "-1" }, /negativ/],
    [{ ...given, ASSISTANT_PRICE_OUT: "1", ASSISTANT_SECONDS: "14" }, /cel mult 13/],
  ])("refuses %o, with which texts would be sent in the clear or at an unknown cost", (settings, sentence) => {
    expect(() => readEnv(settings)).toThrow(sentence);
  });

  const endpoint = "http://10.0.0.9:4318/";

  it("sends no traces until there is an address, then of one request in ten", () => {
    expect(readEnv({}).traces).toBeNull();
    const usual = { url: "http://10.0.0.9:4318/v1/traces", headers: {}, service: "psp", ratio: 0.1 };
    expect(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).traces).toEqual(usual);
    const all = {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20cheie, x-tenant=1",
      OTEL_SERVICE_NAME: "psp-1",
      OTEL_TRACES_SAMPLER_ARG: "1",
    };
    const headers = { authorization: "Bearer cheie", "x-tenant": "1" };
    expect(readEnv(all).traces).toEqual({ ...usual, headers, service: "psp-1", ratio: 1 });
  });

  it("is production with an external database", () => {
    const env = readEnv({
      DATABASE_URL: "postgres://db/psp",
      SECRET: "s".repeat(32),
      HOST: "0.0.0.0",
      ORIGIN: "https://psp.example",
    });
    expect(env).toMatchObject({ demo: false, https: true, origin: "https://psp.example", otherOrigins: [] });
  });

  it.each([
    [{ PORT: "mult" }, /^PORT: /],
    [{ ORIGIN: "psp.example" }, /^ORIGIN: /],
    [{ ORIGIN: "https://psp.example/" }, /fără cale/],
    [{ DATABASE_URL: "mysql://db" }, /postgres:\/\//],
    [{ DATABASE_URL: "postgres://db/psp", DATABASE_DIRECT_URL: "db" }, /^DATABASE_DIRECT_URL: .*postgres:/],
    [{ DATABASE_DIRECT_URL: "postgres://db/psp" }, /împreună cu DATABASE_URL/],
    [{ SMTP_URL: "mail.example" }, /smtp:\/\//],
    [{ MAIL_FROM: "Platforma" }, /^MAIL_FROM: /],
    [{ SUPPORT_EMAIL: "suport" }, /^SUPPORT_EMAIL: /],
    [{ SEED: "toate" }, /SEED/],
    [{ SECRET: "scurt" }, /32/],
    [{ LOG_LEVEL: "tare" }, /LOG_LEVEL/],
    [{ DATABASE_CONNECTIONS: "1" }, /^DATABASE_CONNECTIONS: /],
    [{ DATABASE_CONNECTIONS: "multe" }, /între 2 și 100/],
    [{ STANDBY_LAG_SECONDS: "61" }, /^STANDBY_LAG_SECONDS: /],
    [{ DATABASE_URL: "postgres://db/psp", STANDBY_LAG_SECONDS: "5" }, /^STANDBY_LAG_SECONDS cere în DATABASE_URL/],
    [{ QUOTA_FILES: "0" }, /^QUOTA_FILES: /],
    [{ BACKUP_DIR: "copii" }, /^BACKUP_DIR: .*calea întreagă/],
    [{ BACKUP_KEEP_DAYS: "0" }, /^BACKUP_KEEP_DAYS: /],
    [{ QUOTA_MEGABYTES: "multe" }, /^QUOTA_MEGABYTES: /],
    [{ REMOVED_FILES_DAYS: "-1" }, /^REMOVED_FILES_DAYS: /],
    [{ JOURNAL_MONTHS: "12" }, /^JOURNAL_MONTHS: .* număr întreg de luni, între 36 și 1200, sau 0, ca să se păstreze/],
    [{ MAILS_MONTHS: "-1" }, /^MAILS_MONTHS: .*între 12 și 1200, sau 0/],
    [{ UNSENT_MAILS_DAYS: "0" }, /^UNSENT_MAILS_DAYS: .*număr întreg de zile, între 7 și 365$/],
    [{ NOTIFICATIONS_MONTHS: "multe" }, /^NOTIFICATIONS_MONTHS: .*între 6 și/],
    [{ JOBS_DAYS: "7.5" }, /^JOBS_DAYS: .*între 3 și 90$/],
    [{ SESSIONS_DAYS: "91" }, /^SESSIONS_DAYS: .*între 1 și 90$/],
    [{ BACKUP_DIR: "/srv/copii", BACKUP_KEEP_DAYS: "40" }, /^BACKUP_KEEP_DAYS nu poate fi mai mare/],
    [{ S3_ENDPOINT: "https://s3.exemplu.ro" }, /S3_BUCKET lipsește/],
    [{ S3_BUCKET: "psp" }, /S3_REGION .* S3_ENDPOINT/],
    [{ S3_BUCKET: "psp", S3_REGION: "eu-central-1", S3_ACCESS_KEY_ID: "cheie" }, /se dau împreună/],
    [{ S3_BUCKET: "P", S3_REGION: "eu-central-1" }, /^S3_BUCKET: /],
    [{ S3_BUCKET: "psp", S3_ENDPOINT: "s3.exemplu.ro" }, /^S3_ENDPOINT: /],
    [{ S3_BUCKET: "psp", S3_REGION: "x", S3_FORCE_PATH_STYLE: "da" }, /^S3_FORCE_PATH_STYLE: /],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "colector:4318" }, /^OTEL_EXPORTER_OTLP_ENDPOINT: .*http sau https/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "https://u:p@otel.exemplu.ro" }, /fără utilizator/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: "x=1" }, /fără OTEL_EXPORTER_OTLP_ENDPOINT/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: "cheie" }, /se scrie nume=valoare/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: "x=%E0" }, /se scrie nume=valoare/],
    [{ OTEL_TRACES_SAMPLER_ARG: "2" }, /^OTEL_TRACES_SAMPLER_ARG: .*între 0 și 1/],
    [{ HOST: "0.0.0.0" }, /^HOST=0\.0\.0\.0 .* SEED=none/],
    [{ ORIGIN: "https://psp.example" }, /^ORIGIN=https:\/\/psp\.example .* SEED=none/],
    [{ ORIGIN: "http://192.168.1.10:3000" }, /^ORIGIN=.* SEED=none/],
    [{ ORIGIN: "https://127.0.0.1.psp.example" }, /^ORIGIN=.* SEED=none/],
    [{ SEED: "demo", ORIGIN: "https://psp.example" }, /^ORIGIN=.* SEED=none/],
    [{ TRUSTED_PROXIES: "127.0.0.1" }, /^TRUSTED_PROXIES=127\.0\.0\.1 .* SEED=none/],
    [{ SEED: "demo", DATABASE_URL: "postgres://db/psp", TRUSTED_PROXIES: "10.0.0.0/8" }, /^TRUSTED_PROXIES=/],
    [{ TEST_VISITORS: "1", SEED: "none", ORIGIN: "https://psp.example" }, /^TEST_VISITORS/],
    [{ TEST_VISITORS: "1", SEED: "none", HOST: "0.0.0.0" }, /^TEST_VISITORS/],
    [{ DATABASE_URL: "postgres://db/psp", HOST: "0.0.0.0" }, /SECRET/],
    [{ DATABASE_URL: "postgres://db/psp", ORIGIN: "https://psp.example" }, /SECRET/],
    [{ SEED: "demo", DATABASE_URL: "postgres://db/psp", HOST: "10.0.0.5" }, /^HOST=10\.0\.0\.5 .* SEED=none/],
  ])("refuses %o with a sentence", (variables, sentence) => {
    expect(() => readEnv(variables)).toThrow(OperatorError);
    expect(() => readEnv(variables)).toThrow(sentence);
  });

  it("accepts one host, whatever characters the password has", () => {
    const databaseUrl = "postgres://app:a,b@localhost:5432/psp?host=/run/postgresql";
    expect(readEnv({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });

  it.each(["20.11.0", "22.1.0", "23.9.0"])("refuses Node %s with a sentence", (version) => {
    expect(() => refuseOldNode(version)).toThrow(OperatorError);
    expect(() => refuseOldNode(version)).toThrow(/Node 24/);
  });

  it("starts on the Node that it was built for, and on newer ones", () => {
    for (const version of ["24.0.0", "26.3.1", process.versions.node]) refuseOldNode(version);
  });

  it("needs no secret on this machine alone: one is generated and stored", () => {
    expect(readEnv({ DATABASE_URL: "postgres://127.0.0.1/psp" })).toMatchObject({ demo: false, secret: null });
  });

  it.each([
    {},
    { HOST: "localhost" },
    { HOST: "::1" },
    { HOST: "127.0.0.2" },
    { ORIGIN: "http://localhost:3000" },
    { ORIGIN: "https://127.0.0.1:8443" },
    { ORIGIN: "http://[::1]:3000" },
    { ORIGIN: "http://psp.localhost:3000" },
  ])("lets the demo world start with %o", (variables) => {
    expect(readEnv(variables).demo).toBe(true);
  });

  it("trusts the visitor addresses of a test, with the demo world too", () => {
    expect(readEnv({ TEST_VISITORS: "1" })).toMatchObject({ demo: true, trustedProxies: ["127.0.0.1"] });
    expect(readEnv({ TEST_VISITORS: "1" }).isBehindProxy).toBe(false);
  });

  it("allows the demo world on an external database, on this machine", () => {
    expect(readEnv({ DATABASE_URL: "postgres://127.0.0.1/psp", SEED: "demo" }).demo).toBe(true);
  });
});
