import { type Column, type SQL, sql } from "drizzle-orm";
import { bigint, customType, type ReferenceConfig, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";

/** UUID v7 made by the server: ordered by time, never guessed by a client. */
export const id = () => uuid().primaryKey().$defaultFn(v7);

/** A row of another table; there always is one. */
export const reference = (to: ReferenceConfig["ref"], actions?: ReferenceConfig["actions"]) =>
  uuid().notNull().references(to, actions);

/** A row of another table, or none. */
export const optionalReference = (to: ReferenceConfig["ref"], actions?: ReferenceConfig["actions"]) =>
  uuid().references(to, actions);

/** An instant, with its zone, to the millisecond. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

/** An amount in minor units (bani, cents); the currency stands in a column beside it. */
export const amount = () => bigint({ mode: "number" });

/** The bytes of a small file. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** The column contains one of these ids. The SQL text does not depend on their number, so it is prepared once. */
export const among = (column: Column, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;

/** For check constraints: the column contains one of these codes, which must never be input. */
export const oneOf = (column: Column, codes: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(codes.map((code) => `'${code}'`).join(", "))})`;
