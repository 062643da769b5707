import { type Column, type SQL, sql } from "drizzle-orm";

/** A check that only the codes of a vocabulary are stored. The codes are ours, never input. */
export function oneOf(column: Column, codes: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(codes.map((code) => `'${code}'`).join(", "))})`;
}
