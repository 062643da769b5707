import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/support/folders";
import { somethingHappensAt } from "../../../tests/support/happening";
import { oneOfEach } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { dropDatabase, emptyDatabase } from "../../../tests/support/postgres";
import type { ServerAddress } from "../../../tests/support/template";
import { db } from "../database/connection.server";
import { migrate, migrationsFolder, migrationsIn } from "../database/migrate.server";
import { setSettings, settings } from "../settings.server";
import { drill } from "./drill.server";
import { copyDump, restoreDump } from "./dump.server";
import { writeNote } from "./folders.server";
import { type BackupNote, FORMAT } from "./note";
import { backups } from "./tables.server";

const own = ownPlatform();
/** The migration of the first version that made backups. */
const FIRST = "0091";
let folder = "";
let copy: Pick<BackupNote, "parts" | "tables">;
let target: ServerAddress;

beforeAll(async () => {
  folder = join(temporaryFolder(), "20261130T100000Z");
  await mkdir(folder);
  await oneOfEach();
  await somethingHappensAt(new Date());
  const { sums, tables } = await copyDump(folder, own());
  copy = { parts: sums, tables };
  target = await emptyDatabase();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await dropDatabase(target);
});

async function asked<Row extends object>(text: string, database = target): Promise<Row[]> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

it("has every row of the moment, and goes only into an empty database, as a copy in quarantine", async () => {
  expect(copy.tables?.users?.rows).toBeGreaterThan(2);
  expect(copy.tables?.journal?.rows, "its trigger refuses changes").toBe(1);
  await restoreDump(folder, copy, target);
  expect(await asked("select count(*)::int as rows from users")).toEqual([{ rows: copy.tables?.users?.rows }]);
  expect(await asked("select quarantined_at is not null as held from installation")).toEqual([{ held: true }]);
  const disabled = "select from pg_trigger where not tgisinternal and tgenabled <> 'O'";
  expect(await asked(disabled)).toEqual([]);
  expect((await asked("select from pg_constraint where contype = 'f'")).length).toBeGreaterThan(50);
  await expect(restoreDump(folder, copy, target)).rejects.toThrow("nu este goală");
});

it("is refused when a part is damaged, or belongs to a newer version", async () => {
  const half = { ...copy, parts: { ...copy.parts, "dump/users.zst": { bytes: 1, sha256: "another" } } };
  await expect(restoreDump(folder, half, target)).rejects.toThrow("lipsește sau este deteriorat dump/users.zst");
  const contents = { migrations: [{ hash: "", createdAt: 9_999_999_999_999 }], tables: [], sequences: [] };
  await writeFile(join(folder, "dump", "contents.json"), JSON.stringify(contents));
  await expect(restoreDump(folder, { parts: {}, tables: {} }, target)).rejects.toThrow("versiuni mai noi");
});

it("of an older version comes back as that version had it, and the next start brings it up to date", async () => {
  const [source, restored] = [await emptyDatabase(), await emptyDatabase()];
  const place = join(temporaryFolder(), "20261130T120000Z");
  await mkdir(place);
  onTestFinished(async () => {
    await rm(place, { recursive: true });
    for (const database of [source, restored]) await dropDatabase(database);
  });
  const all = migrationsIn(migrationsFolder());
  const older = all.filter(({ name }) => name <= FIRST);
  const applied = "select count(*)::int as count from drizzle.__drizzle_migrations";
  await migrate(source, { upTo: older.at(-1)?.createdAt ?? 0 });
  await asked(
    "insert into installation (id, created_at, secret_fingerprint) values (gen_random_uuid(), now(), 'abc')",
    source,
  );
  const { sums, tables } = await copyDump(place, source);
  await restoreDump(place, { parts: sums, tables }, restored);
  expect(await asked(applied, restored)).toEqual([{ count: older.length }]);
  await migrate(restored);
  expect(await asked(applied, restored)).toEqual([{ count: all.length }]);
  const held = "select quarantined_at is not null as held, secret_fingerprint as secret from installation";
  expect(await asked(held, restored)).toEqual([{ held: true, secret: "abc" }]);
});

it("is not restored by a drill, which says why and what to do", async () => {
  const backupDir = temporaryFolder();
  const name = "20261130T110000Z";
  await mkdir(join(backupDir, name));
  const at = new Date().toISOString();
  const moments = { startedAt: at, endedAt: at };
  const note = {
    format: FORMAT,
    kind: "dump",
    product: "1.0.0",
    server: "15.14",
    database: "psp",
    role: "psp",
  } as const;
  await writeNote(join(backupDir, name), { ...note, ...moments, wal: null, secret: null, ...copy });
  setSettings({ ...settings(), backupDir });
  await expect(drill({ connection: own(), replication: own() }, () => {})).rejects.toThrow(
    /numai rânduri.*REPLICATION/,
  );
  const [failure] = await db().select({ what: backups.what, failure: backups.failure }).from(backups);
  expect(failure).toMatchObject({ what: "drill", failure: expect.stringContaining("numai rânduri") });
  await rm(backupDir, { recursive: true });
});
