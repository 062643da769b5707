import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/folders";
import { cloneDatabase, dropDatabase, emptyDatabase } from "../../../tests/support/postgres";
import type { ServerAddress } from "../../../tests/support/template";
import { connect, disconnect, raw } from "./connection.server";
import { migrate, migrationsFolder } from "./migrate.server";

type Entry = { idx: number; version: string; when: number; tag: string; breakpoints: boolean };

let folder: string;
let own: ServerAddress;

beforeAll(async () => {
  own = await emptyDatabase();
  folder = temporaryFolder();
});
beforeEach(() => cp(migrationsFolder(), folder, { recursive: true }));
afterAll(async () => {
  await rm(folder, { recursive: true });
  await dropDatabase(own);
});

/** Adds a migration to the copy; `when` decides its place in time. */
async function add(tag: string, when: number, mark = ""): Promise<void> {
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as { entries: Entry[] };
  journal.entries.push({ idx: journal.entries.length, version: "7", when, tag, breakpoints: true });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(folder, `${tag}.sql`), `${mark}\ncreate table ${tag} (id int)`);
}

describe("a function of the database", () => {
  const written = join(migrationsFolder(), "..", "functions", "notification_outcome.sql");
  const kept = async () =>
    (await raw.executeSql("select prosrc as source from pg_proc where proname = 'notification_outcome'")).rows[0]
      ?.source;

  beforeAll(() => connect(own));
  afterAll(disconnect);

  it("is replaced when its file has changed, and left as it is otherwise", async () => {
    await migrate(own);
    await raw.executeSql("drop function notification_outcome");
    await migrate(own);
    expect(await readFile(written, "utf8")).toContain(await kept());
    await raw.executeSql("comment on function notification_outcome is 'another text'");
    await raw.executeSql(
      "create or replace function notification_outcome(n notifications, present timestamptz) returns text language sql as 'select null'",
    );
    await migrate(own);
    expect(await readFile(written, "utf8")).toContain(await kept());
    const before = await raw.executeSql("select xmin from pg_proc where proname = 'notification_outcome'");
    await migrate(own);
    await raw.executeSql("comment on function notification_outcome is 'abc 99.0.0'"); // of a newer release
    await migrate(own);
    expect((await raw.executeSql("select xmin from pg_proc where proname = 'notification_outcome'")).rows).toEqual(
      before.rows,
    );
  });
});

describe("migrations", () => {
  it("may be started by four processes at once", async () => {
    await Promise.all([1, 2, 3, 4].map(() => migrate(own, { folder })));
    await migrate(own, { folder });
  });

  it("are refused when one that was applied has been edited", async () => {
    const file = join(folder, "0000_foundations.sql");
    await writeFile(file, `${await readFile(file, "utf8")}\nselect 1;`);
    await expect(migrate(own, { folder })).rejects.toThrow("Migrarea 0000 a fost schimbată");
  });

  it("are refused when one would be skipped", async () => {
    await add("skipped", 1);
    await expect(migrate(own, { folder })).rejects.toThrow("ar fi sărită");
  });
});

describe("a database that a newer release has migrated", () => {
  let newer: ServerAddress;
  beforeEach(async () => {
    newer = await cloneDatabase();
  });
  afterEach(() => dropDatabase(newer));

  const LATER = Date.now() + 1_000;
  const query = async (sql: string) => {
    const client = new pg.Client(newer);
    await client.connect();
    return client.query(sql).finally(() => client.end());
  };
  /** What an older program says when it starts; its migrations and functions are those of the product. */
  const olderStarts = async () => {
    const said: string[] = [];
    await migrate(newer, { report: (sentence) => said.push(sentence), announce: (sentence) => said.push(sentence) });
    return said;
  };

  it("runs an older program after expands, and keeps its newer functions", async () => {
    await add("first", LATER, "-- expand");
    await add("second", LATER + 1, "-- contract: things; no release since 0.9.0 uses it");
    await migrate(newer, { folder });
    await query("comment on function notification_outcome is 'text of the newer release'");
    const before = await query(`select xmin from pg_proc where proname = 'notification_outcome'`);
    const applied = await query("select * from drizzle.__drizzle_migrations order by id");
    expect(applied.rows.slice(-2).map((row) => row.runs_since)).toEqual(["0.0.0", "0.9.0"]);
    expect(await olderStarts()).toEqual([expect.stringContaining("adusă la zi de o versiune mai nouă")]);
    expect((await query(`select xmin from pg_proc where proname = 'notification_outcome'`)).rows).toEqual(before.rows);
    expect((await query("select * from drizzle.__drizzle_migrations order by id")).rows).toEqual(applied.rows);
  });

  it("refuses a program older than a contract names", async () => {
    await add("first", LATER, "-- contract: things; no release since 9.9.0 uses it");
    await add("second", LATER + 1, "-- contract: things; no release since 9.10.0 uses it");
    await add("third", LATER + 2, "-- expand");
    await migrate(newer, { folder });
    await expect(olderStarts()).rejects.toThrow("poate rula versiunea 9.10.0 sau una mai nouă");
  });

  it("refuses a program when a migration does not say what runs on it, or when the program has others", async () => {
    await add("unmarked", LATER);
    await migrate(newer, { folder });
    await expect(olderStarts()).rejects.toThrow("cunoaște migrări pe care acesta nu le are");
    await query(
      "update drizzle.__drizzle_migrations set runs_since = '0.0.0' where id = (select max(id) from drizzle.__drizzle_migrations)",
    );
    expect(await olderStarts()).toHaveLength(1);
    await query("delete from drizzle.__drizzle_migrations where id = 5");
    await expect(olderStarts()).rejects.toThrow("cunoaște migrări pe care acesta nu le are");
  });

  it("learns what runs on it when it was made before that was kept", async () => {
    await query("alter table drizzle.__drizzle_migrations drop column runs_since");
    expect(await olderStarts()).toEqual([]);
    await add("first", LATER, "-- expand");
    await migrate(newer, { folder });
    const { rows } = await query("select runs_since from drizzle.__drizzle_migrations order by id desc limit 2");
    expect(rows).toEqual([{ runs_since: "0.0.0" }, { runs_since: null }]);
  });
});

describe("the foundations", () => {
  beforeAll(() => connect(own));
  afterAll(disconnect);

  it("have an immutable function that removes diacritics, for generated columns", async () => {
    await raw.executeSql(
      "create table places (name text, plain text generated always as (lower(f_unaccent(name))) stored)",
    );
    await raw.executeSql("insert into places values ('Țara Hațegului'), ('Ţăndărei')");
    const { rows } = await raw.executeSql("select plain from places order by plain");
    expect(rows).toEqual([{ plain: "tandarei" }, { plain: "tara hategului" }]);
  });

  it("keep a table append-only", async () => {
    await raw.executeSql("create table journal_like (line text)");
    await raw.executeSql(
      "create trigger grows before update or delete on journal_like for each row execute function refuse_change()",
    );
    await raw.executeSql("insert into journal_like values ('a')");
    await expect(raw.executeSql("update journal_like set line = 'b'")).rejects.toThrow("append-only: UPDATE refused");
    await expect(raw.executeSql("delete from journal_like")).rejects.toThrow("append-only: DELETE refused");
  });
});
