import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib"; // by its default: an older Node, which has no Zstandard, must get as far as its refusal
import type pg from "pg";
import { z } from "zod";
import { MIGRATIONS_TABLE } from "../database/applied-migrations.server";
import type { ConnectionConfig } from "../database/connection.server";
import { migrate, migrationsFolder, migrationsIn } from "../database/migrate.server";
import { summing, sumOf, writeWhole } from "../files/durable.server";
import { quarantineCopy } from "../installation/installation.server";
import { OperatorError } from "../operator-error";
import { archiveFrom } from "./base-copy.server";
import { copyIn } from "./copy-in.server";
import type { BackupNote, PartSum, TableSums } from "./note";
import { copyOut } from "./replication.server";
import { connected, differences, sumsOfEach } from "./sums.server";

const FOLDER = "dump";
const CONTENTS = `${FOLDER}/contents.json`;

const contentsSchema = z.object({
  /** What had been applied to the database; the rows fit no other schema. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), file: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
type Contents = z.infer<typeof contentsSchema>;
type Table = Contents["tables"][number];

/**
 * The tables of the schema `public` with their columns, except what the server computes (generated columns) and what a crash
 * would empty too (unlogged tables). The queue of jobs is not among them: it is made anew, and unsent mails are enqueued when
 * the copy is released.
 */
const TABLES = `
  select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns,
    'dump/' || c.relname || '.zst' as file
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`;

const SEQUENCES = `
  select quote_ident(sequencename) as name, coalesce(last_value, start_value)::text as value,
    last_value is not null as "isCalled"
  from pg_sequences where schemaname = 'public' order by 1`;

const selected = ({ name, columns }: Pick<Table, "name" | "columns">) =>
  `select ${columns.join(", ")} from public.${name}`;

/** Copies the rows of one moment, as the application's role. The sums are of the same moment. */
export const copyDump = (folder: string, connection: ConnectionConfig) =>
  connected(connection, async (client): Promise<{ sums: Record<string, PartSum>; tables: TableSums }> => {
    client.setMaxListeners(0); // one for each table that is copied
    await client.query("begin isolation level repeatable read, read only");
    const contents = await readContents(client);
    await mkdir(join(folder, FOLDER), { mode: 0o700 });
    const sums: Record<string, PartSum> = {};
    for (const table of contents.tables) sums[table.file] = await copyTable(client, table, folder);
    await writeWhole(join(folder, CONTENTS), JSON.stringify(contents, null, 1));
    sums[CONTENTS] = await sumOf(join(folder, CONTENTS));
    const tables = await sumsOfTables(client, contents.tables);
    await client.query("commit");
    return { sums, tables };
  });

async function readContents(client: pg.Client): Promise<Contents> {
  const { rows: migrations } = await client.query<{ hash: string; createdAt: string }>(
    `select hash, created_at as "createdAt" from ${MIGRATIONS_TABLE} order by created_at`,
  );
  const { rows: tables } = await client.query<Table>(TABLES);
  const { rows: sequences } = await client.query<Contents["sequences"][number]>(SEQUENCES);
  const applied = migrations.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }));
  return { migrations: applied, tables, sequences };
}

async function copyTable(client: pg.Client, table: Table, folder: string): Promise<PartSum> {
  const incoming = archiveFrom(client);
  const copied = copyOut(client, `copy (${selected(table)}) to stdout (format binary)`, {
    row() {},
    chunk: (bytes) => incoming.take(Buffer.from(bytes)), // the buffer is used again
  });
  copied.then(() => incoming.end(), incoming.fail);
  const sum = summing();
  const file = createWriteStream(join(folder, table.file), { mode: 0o600, flush: true });
  await pipeline([incoming.stream, zlib.createZstdCompress(), sum, file]);
  await copied;
  return sum.sum();
}

const sumsOfTables = (client: pg.Client, tables: readonly Table[]): Promise<TableSums> =>
  sumsOfEach(
    client,
    tables.map((table) => ({ name: table.name, from: `(${selected(table)})` })),
  );

/** Compares every part with its sum. */
export async function verifyDump(folder: string, note: Pick<BackupNote, "parts">): Promise<void> {
  for (const [path, { sha256 }] of Object.entries(note.parts)) {
    if (!path.startsWith(`${FOLDER}/`)) continue;
    const sum = await sumOf(join(folder, path)).catch(() => null);
    if (sum?.sha256 !== sha256)
      throw new OperatorError(`Din copia ${folder} lipsește sau este deteriorat ${path}. Folosiți altă copie.`);
  }
}

type Dump = Pick<BackupNote, "parts" | "tables">;

/**
 * Fills an empty database: the schema by the migrations that the copied one had, then the rows, in one transaction that ends in
 * quarantine. Nothing is left of the rows when a table is not as it was. Throws `OperatorError` for a database that is in use.
 */
export async function restoreDump(folder: string, note: Dump, connection: ConnectionConfig): Promise<void> {
  await verifyDump(folder, note);
  const contents = contentsSchema.parse(JSON.parse(await readFile(join(folder, CONTENTS), "utf8")));
  refuseUnknown(contents);
  await connected(connection, refuseUsed);
  await migrate(connection, { upTo: contents.migrations.at(-1)?.createdAt ?? 0 });
  await connected(connection, async (client) => {
    await client.query("begin");
    await load(client, contents, folder);
    const different = differences(note.tables ?? {}, await sumsOfTables(client, contents.tables));
    if (different.length > 0)
      throw new OperatorError(
        `Baza restaurată nu este ca cea copiată, așa că a rămas fără rânduri: ${different.join(", ")}. Folosiți altă copie.`,
      );
    await quarantineCopy(client);
    await client.query("commit; analyze");
  });
}

function refuseUnknown({ migrations }: Contents): void {
  const known = new Set(migrationsIn(migrationsFolder()).map(({ createdAt }) => createdAt));
  if (migrations.every(({ createdAt }) => known.has(createdAt))) return;
  throw new OperatorError(
    "Copia este a unei versiuni mai noi a platformei. Restaurați-o cu versiunea care a făcut-o sau cu una mai nouă.",
  );
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: number; known: boolean }>(
    `select count(*)::int as tables, bool_or(tablename = 'installation') as known from pg_tables where schemaname = 'public'`,
  );
  const isOurs = rows[0]?.known && (await client.query("select from public.installation")).rowCount === 0;
  if (rows[0]?.tables === 0 || isOurs) return;
  throw new OperatorError(
    "Baza din DATABASE_URL nu este goală: o restaurare nu înlocuiește nimic. Creați o bază nouă (CREATE DATABASE … OWNER …) și dați adresa ei.",
  );
}

/** Without triggers, which would do again what was done, and without foreign keys, whose order the tables do not have. */
async function load(client: pg.Client, { tables, sequences }: Contents, folder: string): Promise<void> {
  const { rows: keys } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { owner, name } of keys) await client.query(`alter table ${owner} drop constraint ${name}`);
  const names = tables.map(({ name }) => `public.${name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(", ")}`); // some migrations write rows
  for (const { name, columns, file } of tables) {
    const bytes = createReadStream(join(folder, file)).pipe(zlib.createZstdDecompress());
    await copyIn(client, `copy public.${name} (${columns.join(", ")}) from stdin (format binary)`, bytes);
  }
  for (const { owner, name, definition } of keys)
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, value, isCalled } of sequences)
    await client.query("select setval($1, $2, $3)", [`public.${name}`, value, isCalled]);
}
