import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Migration } from "~/platform/database/applied-migrations.server";
import { migrate, migrationsFolder, migrationsIn } from "~/platform/database/migrate.server";
import { temporaryFolder } from "../support/folders";
import { dangersFrom, dangersOf } from "../support/migration-dangers";
import { folderUpTo, ownEmptyDatabase } from "../support/old-databases";

const root = join(import.meta.dirname, "..", "..");

const { own } = ownEmptyDatabase();

/** The columns, checks, keys and indexes of a table, by name. */
type Named = Record<string, unknown>;
type TableSnapshot = { name: string; columns: Named; indexes: Named; foreignKeys: Named; checkConstraints: Named };

const IN_DATABASE = `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
  union all select conrelid::regclass || '.' || conname from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
  union all select tablename || '.' || indexname from pg_indexes where schemaname = 'public'`;
/** In bytes. PostgreSQL cuts longer names. */
const LONGEST_NAME = 63;

it("the migrations make all that the newest snapshot of the tables has", async () => {
  await migrate(own().address);
  const { rows } = await own().client.query<{ name: string }>(IN_DATABASE);
  const made = new Set(rows.map(({ name }) => name));
  const meta = join(migrationsFolder(), "meta");
  const [newest = ""] = readdirSync(meta).filter((name) => name.endsWith("_snapshot.json"));
  const { tables } = JSON.parse(readFileSync(join(meta, newest), "utf8")) as { tables: Record<string, TableSnapshot> };
  const named = Object.values(tables).flatMap(({ name, columns, indexes, foreignKeys, checkConstraints }) =>
    [columns, indexes, foreignKeys, checkConstraints]
      .flatMap((some) => Object.keys(some))
      .map((one) => `${name}.${one.slice(0, LONGEST_NAME)}`),
  );
  expect(named.length).toBeGreaterThan(1_000);
  expect(named.filter((one) => !made.has(one))).toEqual([]);
});

describe("a migration", () => {
  /** All of them are judged in migrations.sweep.test.ts: what is committed is never changed. */
  it("among the newest five neither stops nor breaks the processes that run meanwhile", async () => {
    const { length } = migrationsIn(migrationsFolder());
    expect(await dangersFrom(own().client, length - 5)).toEqual([]);
  });

  const judged = async (sql: string) => {
    const { client } = own();
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

  describe("that is an expand", () => {
    const before = `create function size_of(id int) returns int language sql as 'select 1';
      create table sized (id int primary key, size int not null default 1, place int, unique (place))`;
    const expand = async (sql: string) => {
      await own().client.query(before);
      return judged(`-- expand\n${sql}`);
    };

    it.each([
      ["-- accepted: nobody reads it\ndrop table sized", "sized is dropped in an expand"],
      ["alter table sized rename to measured", "sized is renamed in an expand"],
      ["-- accepted: nobody reads it\nalter table sized drop column size", "sized.size is dropped or renamed"],
      ["alter table sized rename column size to length", "sized.size is dropped or renamed"],
      ["alter table sized alter column place type bigint", "sized.place becomes bigint"],
      ["alter table things alter column name type varchar", "things.name becomes character varying"],
      ["alter table things alter column name set not null", "things.name becomes NOT NULL"],
      ["alter table sized alter column size drop default", "sized.size loses its default"],
      ["alter table sized add column weight int not null", "without a default"],
      ["drop function size_of(int)", "function size_of(integer) is dropped"],
      [
        "alter table sized drop constraint sized_place_key, add constraint sized_twice unique (size, place)",
        "unique any more on public.sized USING btree (place)",
      ],
    ])("may not do %s", async (sql, sentence) => {
      expect(await expand(sql)).toContainEqual(expect.stringContaining(sentence));
    });

    it.each([
      "alter table sized add column weight int not null default 0",
      "alter table sized alter column place set default 1, alter column size set default 2",
      "create or replace function size_of(id int) returns int language sql as 'select 2'",
      "-- one statement at a time\ndrop index concurrently if exists things_name",
    ])("may do %s", async (sql) => {
      expect(await expand(sql)).toEqual([]);
    });
  });

  it("that is a contract may drop what no release uses, and may stop nobody", async () => {
    const mark = "-- contract: things.name; no release since 1.0.0 uses it";
    const sql = "alter table things drop column name, add column size int generated always as (id * 2) stored";
    expect(await judged(`${mark}\n${sql}`)).toEqual([expect.stringContaining("things is written again")]);
  });

  it("that goes one statement at a time must be able to begin again", async () => {
    const once = "-- one statement at a time\nalter table things add column size int;--> statement-breakpoint select 1";
    await expect(judged(once)).rejects.toThrow('column "size" of relation "things" already exists');
  });
});

it("a migration that was applied in another text is refused", async () => {
  const folder = await folderUpTo(13);
  const other = "alter table article_submissions add column themes text[] not null default '{}'";
  await writeFile(join(folder, "0013_blog_themes.sql"), other);
  await migrate(own().address, { folder });
  await expect(migrate(own().address)).rejects.toThrow("Migrarea 0013 a fost schimbată");
});

/** A copy of the product that has nothing but these files. */
function rootWith(files: Record<string, string>): string {
  const cwd = temporaryFolder();
  onTestFinished(() => rm(cwd, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  return cwd;
}

const checkedIn = (cwd: string) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, "bin", "migrations.mjs")], { cwd });
  return { status, said: String(stderr) };
};

describe("a committed migration", () => {
  /** A history of one migration with this text, then this text in the file (null: the file is removed), checked. */
  function checked(committed: string, now: string | null): { status: number | null; said: string } {
    const cwd = rootWith({ "db/migrations/0000_first.sql": committed });
    const who = ["-c", "user.name=A", "-c", "user.email=a@example.ro"];
    for (const args of [
      ["init", "-q"],
      ["add", "."],
      [...who, "commit", "-q", "-m", "Add the first migration"],
    ])
      execFileSync("git", args, { cwd });
    const file = join(cwd, "db", "migrations", "0000_first.sql");
    if (now === null) rmSync(file);
    else writeFileSync(file, now);
    return checkedIn(cwd);
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

describe("the mark of a migration", () => {
  /** What is said of migrations with these texts, in a product whose releases were 1.0.0 and 1.1.0, and which becomes 1.2.0. */
  const said = (texts: readonly string[]): string[] => {
    const migrations = texts.map((text, position) => [`db/migrations/0${100 + position}_next.sql`, text]);
    const releases = ["1.2.0 (2027-03-01)", "1.1.0 (2027-02-01)", "1.0.0 (2027-01-01)"];
    const cwd = rootWith({
      ...Object.fromEntries(migrations),
      "package.json": JSON.stringify({ version: "1.2.0" }),
      "CHANGELOG.md": ["# Versiuni", ...releases.map((release) => `## ${release}`)].join("\n\n"),
    });
    const lines = checkedIn(cwd).said.trim().split("\n");
    return lines.filter((line) => line !== "");
  };

  it("may be that of an expand, or of a contract of what no release uses any more", () => {
    const good = [
      "-- expand\nselect 1",
      "-- why\n-- expand\n-- one statement at a time\nselect 1",
      "-- contract: partners.old_name; no release since 1.1.0 uses it\nselect 1",
    ];
    expect(said(good)).toEqual([]);
  });

  it("is refused otherwise", () => {
    const bad: Record<string, string> = {
      "select 1": "one line must be",
      "select 1;\n-- expand": "one line must be",
      "-- contract: partners.old_name\nselect 1": "one line must be",
      "-- expand\n-- contract: partners.old_name; no release since 1.1.0 uses it": "one line must be",
      "-- contract: partners.old_name; no release since 1.2.0 uses it": "the release before 1.2.0 may still use it",
      "-- contract: partners.old_name; no release since 1.10.0 uses it": "the release before 1.2.0 may still use it",
      "-- contract: partners.old_name; no release since 1.0.5 uses it": "there was no release 1.0.5",
    };
    const expected = Object.values(bad).map((sentence, position) => [`0${100 + position}_next.sql`, sentence]);
    const lines = said(Object.keys(bad));
    expect(lines).toHaveLength(expected.length);
    for (const [name, sentence] of expected)
      expect(lines.find((line) => line.includes(name ?? "–"))).toContain(sentence);
  });
});
