import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/support/folders";
import { dropDatabase, emptyDatabase } from "../../../tests/support/postgres";
import type { ServerAddress } from "../../../tests/support/template";
import { OperatorError } from "../operator-error";
import { type MigrateOptions, migrate, migrationsFolder } from "./migrate.server";

/** Longer than a migration waits for a lock before it lets others pass, and less than anybody should wait for a page. */
const NO_LONGER_THAN_MS = 1_000;

let folder: string;
let own: ServerAddress;
let asker: pg.Client;

beforeEach(async () => {
  own = await emptyDatabase();
  folder = temporaryFolder();
  await writeMigrations("create table things (id int primary key, name text)");
  await migrate(own, { folder });
  asker = await connected();
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await dropDatabase(own);
});

async function connected(): Promise<pg.Client> {
  const client = new pg.Client(own);
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A folder with these migrations, one a file. */
async function writeMigrations(...files: string[]): Promise<void> {
  const entries = files.map((_, idx) => ({ idx, version: "7", when: idx + 1, tag: `m${idx}`, breakpoints: true }));
  await cp(migrationsFolder(), folder, { recursive: true, filter: (path) => !path.endsWith(".sql") });
  await rm(join(folder, "replaced.json"), { force: true });
  await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ entries }));
  for (const [idx, sql] of files.entries()) await writeFile(join(folder, `m${idx}.sql`), sql);
}

const withMigrations = async (sql: readonly string[], options: MigrateOptions = {}) => {
  await writeMigrations(await readFile(join(folder, "m0.sql"), "utf8"), ...sql);
  return migrate(own, { folder, ...options });
};
const applied = async () =>
  (await asker.query("select count(*)::int as count from drizzle.__drizzle_migrations")).rows[0]?.count;
const columns = async () =>
  (
    await asker.query(
      "select column_name as name from information_schema.columns where table_name = 'things' order by 1",
    )
  ).rows.map(({ name }) => name);

describe("migrations beside a running process", () => {
  it("run in a transaction each: one that fails rolls back only itself", async () => {
    const failing = withMigrations([
      "alter table things add column one int",
      "alter table things add column two int;--> statement-breakpoint\nselect 1 / 0",
    ]);
    await expect(failing).rejects.toThrow("division by zero");
    expect(await columns()).toEqual(["id", "name", "one"]);
    expect(await applied()).toBe(2);
  });

  it("do not block others while the table is locked, and continue when it is free", async () => {
    const holder = await connected();
    await holder.query("begin");
    await holder.query("insert into things values (1, 'held')");
    const migrated = withMigrations(["alter table things add column one int"]);
    const waits: number[] = [];
    for (const until = Date.now() + 3_000; Date.now() < until; await sleep(20)) {
      const began = Date.now();
      await asker.query("select count(*) from things");
      waits.push(Date.now() - began);
    }
    expect(await columns()).toEqual(["id", "name"]);
    expect(Math.max(...waits)).toBeLessThan(NO_LONGER_THAN_MS);
    await holder.query("commit");
    await migrated;
    expect(await columns()).toEqual(["id", "name", "one"]);
  });

  it("fail with a sentence when the table is locked for too long", async () => {
    const holder = await connected();
    await holder.query("begin");
    await holder.query("lock table things");
    const given = withMigrations(["alter table things add column one int"], { milliseconds: 100 });
    const error = await given.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(OperatorError);
    expect(error).toMatchObject({ message: expect.stringContaining("ține ocupat") });
    expect(await applied()).toBe(1);
  });

  it("may commit after each statement, and resume where they were interrupted", async () => {
    await asker.query("insert into things select n, 'thing' from generate_series(1, 10) n");
    const steps = (last: string) => `-- one statement at a time
      alter table things add column if not exists one int;
      --> statement-breakpoint
      do $$ begin
        while exists (select from things where one is null) loop
          update things set one = 1 where id in (select id from things where one is null limit 3);
          commit;
        end loop;
      end $$;
      --> statement-breakpoint
      drop index concurrently if exists things_one;
      --> statement-breakpoint
      create index concurrently things_one on things (one);
      --> statement-breakpoint
      ${last}`;
    await expect(withMigrations([steps("select 1 / 0")])).rejects.toThrow("division by zero");
    expect(await applied()).toBe(1);
    await withMigrations([steps("select 1")]);
    expect(await applied()).toBe(2);
    expect((await asker.query("select count(*)::int as count from things where one = 1")).rows).toEqual([
      { count: 10 },
    ]);
    expect(
      (await asker.query("select indisvalid as valid from pg_index where indexrelid = 'things_one'::regclass")).rows,
    ).toEqual([{ valid: true }]);
  });

  it.each([
    ["things_name", "create unique index concurrently if not exists things_name on things (name)"],
    [`"things-name"`, `CREATE UNIQUE INDEX CONCURRENTLY "things-name"\n  ON "things" ("name")`],
  ])("make an index again that was interrupted: %s", async (name, statement) => {
    const isValid = async () =>
      (await asker.query("select indisvalid as valid from pg_index where indexrelid = to_regclass($1)", [name])).rows;
    await asker.query("insert into things values (1, 'twice'), (2, 'twice')");
    await expect(asker.query(statement)).rejects.toThrow("could not create unique index");
    expect(await isValid()).toEqual([{ valid: false }]);
    await asker.query("delete from things where id = 2");
    await withMigrations([`-- one statement at a time\n${statement}`]);
    expect(await isValid()).toEqual([{ valid: true }]);
  });

  it("leave a finished index as it is when they begin again", async () => {
    const made = "create index concurrently if not exists things_name on things (name)";
    const steps = (last: string) => [`-- one statement at a time\n${made};--> statement-breakpoint\n${last}`];
    const file = async () => (await asker.query("select pg_relation_filenode('things_name') as file")).rows[0]?.file;
    await expect(withMigrations(steps("select 1 / 0"))).rejects.toThrow("division by zero");
    const before = await file();
    await withMigrations(steps("select 1"));
    expect(await file()).toBe(before);
  });

  it("are not limited by the role's timeouts for pages", async () => {
    await asker.query(`alter role current_user in database ${own.database} set statement_timeout = '200ms'`);
    await withMigrations(["select pg_sleep(0.4)"]);
    expect(await applied()).toBe(2);
  });

  it("are refused with a sentence on a read-only server", async () => {
    await asker.query(`alter database ${own.database} set default_transaction_read_only = on`);
    const error = await migrate(own, { folder }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(OperatorError);
    expect(error).toMatchObject({ message: expect.stringContaining("numai citiri") });
  });

  it("are refused with a sentence when the server does not answer", async () => {
    const error = await migrate({ ...own, host: "/nowhere" }, { folder }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(OperatorError);
    expect(error).toMatchObject({ message: expect.stringMatching(/nu răspunde: ENOENT .*DATABASE_URL/) });
  });
});

describe("a process that waits for another's migrations", () => {
  it("says so, and continues when the other has finished", async () => {
    const other = await connected();
    await other.query("select pg_advisory_lock(7305502)");
    const sentences: string[] = [];
    const waiting = migrate(own, { folder, report: (sentence) => sentences.push(sentence) });
    await expect
      .poll(() => sentences, { timeout: 10_000 })
      .toContain("Se așteaptă ca alt proces să încheie migrările.");
    await other.query("select pg_advisory_unlock(7305502)");
    await waiting;
  });
});
