import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { query } from "../support/databases";
import { pgbouncer, startPooler } from "../support/pgbouncer";
import { startServer, until } from "../support/servers";
import { cast, ownDatabase, ownServer, visit } from "./support/stage";
import { damage, Writer } from "./support/writer";

const WITHOUT_PGBOUNCER = pgbouncer === null;
const ASKED_AT_ONCE = 24;

async function poolerBefore(mode: "session" | "transaction") {
  const pooler = await startPooler(inject("ground"), mode);
  onTestFinished(() => pooler.stop());
  const direct = await ownDatabase();
  return { direct, pooled: pooler.through(direct) };
}

/** The time limit of a statement on many connections, which are open together. */
async function limitsOn(url: string): Promise<string[]> {
  const clients = Array.from({ length: ASKED_AT_ONCE }, () => new pg.Client({ connectionString: url }));
  const limits = await Promise.all(
    clients.map(async (client) => {
      await client.connect();
      const { rows } = await client.query<{ statement_timeout: string }>("show statement_timeout");
      return rows[0]?.statement_timeout ?? "";
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return [...new Set(limits)];
}

/** Writes and reads from several sides at once, as a day would; nothing fails, and the jobs of what was written run. */
async function aDay(env: { databaseUrl: string; direct: string; more?: Record<string, string> }): Promise<void> {
  const server = await ownServer({ databaseUrl: env.databaseUrl, env: { PAGE_CACHE_MB: "0", ...env.more } });
  const { authorities, firms } = cast();
  const writer = new Writer([...authorities, ...authorities].map((person) => visit(server, person)));
  writer.start();
  const pages = ["/", "/parteneri", "/blog", "/firma/opportunities", "/firma/dashboard"];
  const reads = firms.flatMap((firm) => pages.map((path) => visit(server, firm).get(path)));
  expect([...new Set((await Promise.all(reads)).map(({ status }) => status))]).toEqual([200]);
  await writer.more(40);
  await writer.stop();
  expect(writer.odd).toEqual([]);
  expect(await damage(env.direct, writer.acknowledged)).toEqual([]);
  const unfinished = "select from pgboss.job where name like 'journal-%' and state < 'completed'";
  await until(async () => (await query(env.direct, unfinished)).length === 0, "the jobs of the journal have run");
  const listening = `select from pg_stat_activity where datname = current_database() and query ilike 'listen %'`;
  await until(async () => (await query(env.direct, listening)).length > 0, "it listens");
  expect(server.log().filter(({ level }) => level >= 50)).toEqual([]);
}

const refusalOf = (databaseUrl: string, env: Record<string, string> = {}): Promise<string> =>
  startServer({ databaseUrl, env }).then(
    async (server) => `started ${await server.stop()}`,
    (error: Error) => error.message,
  );

test.skipIf(WITHOUT_PGBOUNCER)(
  "PgBouncer in session mode: everything works, with the time limits of pages",
  async () => {
    const { direct, pooled } = await poolerBefore("session");
    await aDay({ databaseUrl: pooled, direct });
    expect(await limitsOn(pooled)).toEqual(["10s"]);
  },
);

test.skipIf(WITHOUT_PGBOUNCER)(
  "PgBouncer in transaction mode: with the direct address everything works, and no setting leaks to pages",
  async () => {
    const { direct, pooled } = await poolerBefore("transaction");
    expect(await limitsOn(pooled)).toEqual(["0"]); // connections that it opened before the limits were set
    expect(await refusalOf(pooled)).toMatch(/modul transaction\. Dați și DATABASE_DIRECT_URL[^\n]*\n$/);
    expect(await refusalOf(pooled, { DATABASE_DIRECT_URL: pooled })).toMatch(
      /DATABASE_DIRECT_URL duce la un intermediar/,
    );
    const other = await ownDatabase();
    expect(await refusalOf(pooled, { DATABASE_DIRECT_URL: other })).toMatch(/duc la baze diferite/);
    await aDay({ databaseUrl: pooled, direct, more: { DATABASE_DIRECT_URL: direct } });
    expect(await limitsOn(pooled)).toEqual(["10s"]);
  },
);
