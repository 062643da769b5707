import { getTableColumns, is, SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { raw, transaction } from "~/platform/database/connection.server";
import { publicChanged } from "~/platform/page-cache/changed.server";

const BATCH = 5_000;

type Filled = { key: string; column: PgColumn };

/** Writes the rows a batch at a time, one array per column: thousands of rows in one statement of a few parameters. */
async function insertRows<Table extends PgTable>(table: Table, rows: Iterable<Table["$inferInsert"]>): Promise<number> {
  const columns = Object.entries(getTableColumns(table))
    .filter(([, { generated, generatedIdentity }]) => !generated && !generatedIdentity)
    .map(([key, column]): Filled => ({ key, column }));
  let count = 0;
  let batch: Record<string, unknown>[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    await insertBatch(table, columns, batch);
    count += batch.length;
    batch = [];
  }
  if (batch.length > 0) await insertBatch(table, columns, batch);
  return count + batch.length;
}

async function insertBatch(table: PgTable, columns: readonly Filled[], rows: readonly Record<string, unknown>[]) {
  const filled = columns
    .map(({ key, column }) => ({ column, values: rows.map((row) => row[key] ?? plainDefault(column)) }))
    .filter(({ values }) => values.some((value) => value !== null));
  const names = filled.map(({ column }) => nameOf(column));
  const arrays = filled.map(({ column }, position) => `$${position + 1}::${column.getSQLType()}[]`);
  await raw.executeSql(
    `insert into "${getTableConfig(table).name}" (${names.join(", ")}) select * from unnest(${arrays.join(", ")})`,
    filled.map(({ values }) => values.map(asText)),
  );
}

/** Generated columns are left out. */
const plainDefault = ({ default: value }: PgColumn): unknown => (is(value, SQL) ? null : (value ?? null));

/** Columns without a name of their own are called by their key, as the connection's casing does. */
const nameOf = (column: PgColumn): string => `"${column.keyAsName ? toSnakeCase(column.name) : column.name}"`;

/** The driver would write dates in local time, field by field. */
const asText = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** Says what was written and how long it took. */
export type Report = (line: string) => void;

export type Writer = {
  write<Table extends PgTable>(table: Table, rows: Iterable<Table["$inferInsert"]>): Promise<number>;
};

const thousands = new Intl.NumberFormat("ro");
const seconds = new Intl.NumberFormat("ro", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const since = (began: number): string => `${seconds.format((performance.now() - began) / 1_000)} s`;

export const reportLine = (what: string, count: number, began: number): string =>
  `${what.padEnd(26)} ${thousands.format(count).padStart(10)}  ${since(began).padStart(8)}`;

/**
 * Writes tables that belong together in one transaction, without waiting for the disk: a crash may lose the newest of
 * these transactions, but never a part of one.
 */
export function inOneTransaction<Result>(report: Report, work: (writer: Writer) => Promise<Result>): Promise<Result> {
  return transaction(async () => {
    await raw.executeSql("set local synchronous_commit = off");
    await raw.executeSql("set local gin_pending_list_limit = '64MB'");
    await publicChanged(); // the server that runs beside shows what is committed here
    return work({
      async write(table, rows) {
        const began = performance.now();
        const count = await insertRows(table, rows);
        report(reportLine(getTableConfig(table).name, count, began));
        return count;
      },
    });
  });
}
