import { type Column, gt, lte, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { binLimit } from "./bin";
import { db } from "./database/connection.server";

/** A table with soft-deleted rows. */
export type BinTable = PgTable & { id: PgColumn; deletedAt: PgColumn };

/** `isInBin` as a condition. */
export const inBin = ({ deletedAt }: { deletedAt: Column }, now: Date): SQL => gt(deletedAt, binLimit(now));

/** The ids of the rows whose time in the bin has ended. */
export async function pastBin(table: BinTable, now: Date): Promise<string[]> {
  const rows = await db()
    .select({ id: table.id })
    .from(table as PgTable)
    .where(lte(table.deletedAt, binLimit(now)));
  return rows.map(({ id }) => id as string);
}
