import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { readPasswords } from "../../app/platform/database/embedded/cluster.server";
import { type Embedded, openEmbedded } from "../../app/platform/database/embedded/embedded.server";
import { partsOf } from "../../app/platform/database/embedded/folder.server";
import { temporaryFolder } from "./folders";
import type { ServerAddress } from "./template";

/** The two roles of a database server: the superuser creates databases, the application owns them. */
export type Addresses = { superuser: ServerAddress; application: ServerAddress };

/** An external database server, as for DATABASE_URL: the test starts and stops it, the product only connects. */
export type Cluster = Addresses & {
  /** The data folder of PostgreSQL. */
  folder: string;
  start(): Promise<void>;
  /** Stops it and keeps the data. */
  stop(): Promise<void>;
  /** Stops it and removes the data. */
  remove(): Promise<void>;
};

/** Starts a cluster in a folder of its own, with the programs in the folder TEST_POSTGRES when that is given. */
export async function startDatabase({ durable = false }: { durable?: boolean } = {}): Promise<Cluster> {
  const dataDir = temporaryFolder();
  const programs = process.env.TEST_POSTGRES;
  const open = () =>
    openEmbedded({ dataDir, explicit: true, durable, report: () => {}, ...(programs ? { programs } : {}) });
  let running: Embedded | null = await open();
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  return {
    folder: partsOf(join(dataDir, "pg")).cluster,
    superuser: running.superuser,
    application: running.connection,
    stop,
    async start() {
      running ??= await open();
    },
    async remove() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes a database that the application's role owns, empty or as a copy; returns its address. */
export async function createDatabase({ superuser, application }: Addresses, template?: string): Promise<string> {
  const database = `t_${randomUUID().slice(0, 8)}`;
  const from = template ? `template ${template}` : "";
  await query(urlOf(superuser), `create database ${database} ${from} owner ${application.user}`);
  return urlOf({ ...application, database });
}

/** Refuses connections to a database, so that it can be copied at any time; returns its name. */
export async function makeTemplate({ superuser }: Addresses, url: string): Promise<string> {
  const name = new URL(url).pathname.slice(1);
  await query(urlOf(superuser), `alter database ${name} with is_template true allow_connections false`);
  return name;
}

/** The address as DATABASE_URL; the folder of a socket is in the query. */
export function urlOf({ host, port, user, password, database }: ServerAddress): string {
  const where = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?${where}`;
}

/** One statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

export type KeptMail = {
  id: string;
  key: string;
  subject: string;
  text: string;
  sentAt: Date | null;
  attempts: number;
};

/** The mails to a recipient in the outbox, the oldest first. */
export function mailsTo(url: string, recipient: string): Promise<KeptMail[]> {
  return query<KeptMail>(
    url,
    `select id, key, subject, text, sent_at as "sentAt", attempts from mails where recipient = $1 order by created_at, id`,
    [recipient],
  );
}

/** The path of the first link of the product in a mail that contains this path. */
export function linkIn(text: string, place: string): string {
  const found = text.match(new RegExp(`https?://[^\\s\\]"<>]*${place}[^\\s\\]"<>]*`))?.[0];
  if (!found) throw new Error(`No link to ${place} in: ${text || "no mail"}`);
  const { pathname, search } = new URL(found);
  return pathname + search;
}

/** The address of the embedded database in a data folder, for the application's role. */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const home = join(dataDir, "pg");
  const { application } = await readPasswords(home);
  return urlOf({ host: partsOf(home).run, port: 5432, user: "app", password: application, database: "app" });
}
