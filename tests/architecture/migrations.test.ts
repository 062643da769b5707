import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from "vitest";
import type { Migration } from "~/platform/database/apply-migration.server";
import { migrate, migrationsFolder, migrationsIn } from "~/platform/database/migrate.server";
import { temporaryFolder } from "../support/folders";
import { dangersFrom, dangersOf } from "../support/migration-dangers";
import { dropDatabase, emptyDatabase } from "../support/postgres";
import { asAdministrator, type ServerAddress } from "../support/template";

const root = join(import.meta.dirname, "..", "..");

let own: ServerAddress;
let client: pg.Client;

beforeEach(async () => {
  own = await emptyDatabase();
  client = await connectedTo(own);
});
afterEach(() => dropDatabase(own));

async function connectedTo(address: ServerAddress): Promise<pg.Client> {
  const opened = new pg.Client(address);
  opened.on("error", () => {});
  await opened.connect();
  onTestFinished(() => opened.end());
  return opened;
}

describe("a migration", () => {
  /** All of them are judged in migrations.sweep.test.ts: what is committed is never changed. */
  it("among the newest five neither stops nor breaks the processes that run meanwhile", async () => {
    const { length } = migrationsIn(migrationsFolder());
    expect(await dangersFrom(client, length - 5)).toEqual([]);
  });

  const judged = async (sql: string) => {
    await client.query(`create table things (id int primary key, name text, constraint named check (name is not null));
      create table others (id int primary key); create index things_name on things (name)`);
    const statements = sql.split("--> statement-breakpoint").map((one) => one.trim());
    const migration: Migration = { name: "0099", hash: "", createdAt: 0, statements };
    return dangersOf(client, migration);
  };

  it.each([
    ["alter table things add column size int generated always as (id * 2) stored", "things is written again"],
    ["alter table things add column size uuid default gen_random_uuid()", "things is written again"],
    ["alter table things alter column id type bigint", "things is written again"],
    ["create index things_again on things (name)", "index things_again is made"],
    ["alter table things add constraint one_name unique (name)", "index one_name is made"],
    ["alter table things add constraint short check (length(name) < 9)", "constraint short reads all"],
    ["alter table things add constraint other foreign key (id) references others", "constraint other reads all"],
    [
      "alter table things add constraint short check (length(name) < 9) not valid;--> statement-breakpoint alter table things validate constraint short",
      "constraint short reads all",
    ],
    [
      "alter table others add column size int;--> statement-breakpoint alter table others alter column size set not null",
      "NOT NULL of others.size",
    ],
    ["alter table things add column size int not null", "without a default"],
    ["alter table things drop column name", "things.name is dropped or renamed"],
    ["alter table things rename column name to title", "things.name is dropped or renamed"],
    ["drop table things", "things is dropped"],
    ["alter table things rename to stuff", "things is renamed"],
    ["update things set name = 'a'", "all rows of things are changed"],
    ["-- why\ndelete from things where name = 'a'", "all rows of things are changed"],
    ["-- one statement at a time\nupdate things set name = 'a'", "all rows of things are changed"],
    [
      "-- one statement at a time\ncreate index if not exists things_again on things (name)",
      "index things_again is made",
    ],
  ])("is told of %s", async (sql, danger) => {
    expect(await judged(sql)).toContainEqual(expect.stringContaining(danger));
  });

  it.each([
    "alter table things add column size int, add column color text not null default 'red'",
    "alter table things alter column name set not null",
    "alter table things add constraint short check (length(name) < 9) not valid",
    "create table more (id int primary key, thing int references things); create index more_thing on more (thing)",
    "drop index things_name; alter table things alter column name set default ''",
    "-- accepted: it has ten rows\nupdate things set name = 'a'",
    "-- one statement at a time\ndrop index concurrently if exists again;--> statement-breakpoint create index concurrently again on things (name)",
    `-- one statement at a time
      alter table things drop constraint if exists short;--> statement-breakpoint
      alter table things add constraint short check (length(name) < 9) not valid;--> statement-breakpoint
      alter table things validate constraint short;--> statement-breakpoint
      do $$ begin update things set name = 'a'; commit; end $$`,
  ])("is not told of %s", async (sql) => {
    expect(await judged(sql)).toEqual([]);
  });

  it("that goes one statement at a time must be able to begin again", async () => {
    const once = "-- one statement at a time\nalter table things add column size int;--> statement-breakpoint select 1";
    await expect(judged(once)).rejects.toThrow('column "size" of relation "things" already exists');
  });
});

const SCHEMA = `select json_build_object(
  'columns', (select json_agg(json_build_array(c.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) order by c.relname, a.attnum)
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0),
  'constraints', (select json_agg(json_build_array(conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) order by conrelid::regclass::text, conname)
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0),
  'indexes', (select json_agg(indexdef order by indexdef) from pg_indexes where schemaname = 'public'),
  'triggers', (select json_agg(pg_get_triggerdef(oid) order by tgname) from pg_trigger where not tgisinternal),
  'functions', (select json_agg(pg_get_functiondef(p.oid) order by proname) from pg_proc p join pg_language l on l.oid = p.prolang
    where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql'))) as schema`;

/** A copy of the migrations that ends with this one. */
async function folderUpTo(last: number): Promise<string> {
  const folder = temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder(), folder, { recursive: true });
  const journal = JSON.parse(await readFile(join(folder, "meta", "_journal.json"), "utf8")) as { entries: object[] };
  const entries = journal.entries.slice(0, last + 1);
  await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ entries }));
  return folder;
}

/** Texts of migrations that were replaced after they had been applied, under the names of the migrations. */
const REPLACED = join(import.meta.dirname, "..", "support", "migrations");
const schema = async () => (await client.query(SCHEMA)).rows[0].schema;

async function startAgain() {
  await client.end();
  await dropDatabase(own);
  own = await emptyDatabase();
  client = await connectedTo(own);
}

it("a database that applied the replaced texts comes to the same schema", async () => {
  const folder = await folderUpTo(Math.max(...(await readdir(REPLACED)).map((name) => Number(name.slice(0, 4)))));
  await cp(REPLACED, folder, { recursive: true });
  await migrate(own, { folder });
  await migrate(own);
  const afterReplaced = await schema();
  await startAgain();
  await migrate(own);
  expect(await schema()).toEqual(afterReplaced);
});

describe("migration 0013, which was replaced after it had been applied", () => {
  /** Everything up to 0013, with another text of it; then the rest. */
  const migratedWith = async (text: string | null, between = async () => {}) => {
    const folder = await folderUpTo(13);
    if (text) await writeFile(join(folder, "0013_blog_themes.sql"), text);
    await migrate(own, { folder });
    await between();
    await migrate(own);
  };
  const addArticles = () =>
    asAdministrator({ ...inject("server").administrator, database: own.database }, async (superuser) => {
      await superuser.query("set session_replication_role = replica"); // an article without its author and organisation
      await superuser.query(`insert into article_submissions (id, article_id, submitted_by, submitted_at, title, category, summary, body, body_text)
        select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now(), 'Renovarea școlii ' || n, 'it', '', '', '' from generate_series(1, 1201) n`);
    });

  it("leads to the same rows as the new one", async () => {
    for (const text of [await readFile(join(REPLACED, "0013_blog_themes.sql"), "utf8"), null]) {
      await startAgain();
      await migratedWith(text, addArticles);
      const { rows } = await client.query("select themes, count(*)::int from article_submissions group by 1");
      expect(rows).toEqual([{ themes: ["renovari", "tehnologie"], count: 1201 }]);
    }
  });

  it("is still refused in any other text", async () => {
    const other = "alter table article_submissions add column themes text[] not null default '{}'";
    await expect(migratedWith(other)).rejects.toThrow("Migrarea 0013 a fost schimbată");
  });
});

describe("a committed migration", () => {
  /** A history of one migration with this text, then this text in the file (null: the file is removed), checked. */
  function checked(committed: string, now: string | null): { status: number | null; said: string } {
    const cwd = temporaryFolder();
    onTestFinished(() => rm(cwd, { recursive: true }));
    const file = join(cwd, "db", "migrations", "0000_first.sql");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, committed);
    const who = ["-c", "user.name=A", "-c", "user.email=a@example.ro"];
    for (const args of [
      ["init", "-q"],
      ["add", "."],
      [...who, "commit", "-q", "-m", "Add the first migration"],
    ])
      execFileSync("git", args, { cwd });
    if (now === null) rmSync(file);
    else writeFileSync(file, now);
    const { status, stderr } = spawnSync(process.execPath, [join(root, "bin", "migrations.mjs")], { cwd });
    return { status, said: String(stderr) };
  }

  it("passes with its text", () => expect(checked("select 1", "select 1").status).toBe(0));
  it.each([
    ["select 2", "changed after it was committed"],
    [null, "a committed migration was removed"],
  ])("is refused as %s", (now, sentence) => {
    const { status, said } = checked("select 1", now);
    expect(status).toBe(1);
    expect(said).toContain(`0000_first.sql: ${sentence}`);
  });
});

it("migration 0019 keeps every entry of the search, in fewer pages", async () => {
  await migrate(own, { folder: await folderUpTo(18) });
  await client.query(`insert into search_entries (kind, subject_id, title, who, names, body, county, weight, open_until, updated_at)
    select 'article', gen_random_uuid(), 'Titlu ' || n, 'Comuna ' || n, 'nume' || n, string_agg(md5(n || ' ' || word), ' '), 'CJ', 0.5,
      now(), now() from generate_series(1, 1201) n, generate_series(1, 30) word group by n`);
  const entries = async () => {
    const { rows } =
      await client.query(`select md5(string_agg((to_jsonb(e) - '{ctid,filler}'::text[])::text, '' order by subject_id)) as sum,
      count(distinct (ctid::text::point)[0])::int as pages from (select ctid, * from search_entries) e`);
    return rows[0] as { sum: string; pages: number };
  };
  const before = await entries();
  await migrate(own);
  const after = await entries();
  expect(after.sum).toBe(before.sum);
  expect(after.pages).toBeLessThan(before.pages / 3);
});
