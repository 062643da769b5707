import { desc, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { db } from "~/platform/database/connection.server";
import type { FieldTable } from "~/platform/form/field-table";
import { orNotFound } from "~/platform/refusal";
import type { Person } from "../support/people";

/** A value as it is typed, and what is read of it where it is shown. */
export type Sample = readonly [typed: string, shown: string];
type Samples = Readonly<Record<string, readonly [Sample, Sample]>>;

/** A page that shows a thing. */
type ShownPage = {
  /** Who reads it, where that is somebody else than who writes the thing. */
  reader?: () => Promise<Person>;
  page: (id: string) => string | Promise<string>;
  /** The fields that it does not show, each with the reason. */
  notShown: Readonly<Record<string, string>>;
  /** What it says of a field of the first save in other words than the page of whoever writes it. */
  said?: Readonly<Record<string, string>>;
};

/** A thing with a form of fields, and where it is written, edited and read. */
export type Noun = ShownPage & {
  table: FieldTable;
  /** What the form asks besides the table, with the label under which two saves of it are compared. */
  own?: Readonly<Record<string, { label: string; typed: readonly [string, string] }>>;
  who: () => Promise<Person>;
  /** The address of its form, where it is written new. */
  create: (who: Person) => string | Promise<string>;
  /** The id of the thing that was created last. */
  last: (who: Person) => Promise<string>;
  /** What is stored of it. */
  stored: (id: string) => Promise<object>;
  edit: (id: string) => string;
  /** The other pages that show it: what others read of it. */
  also?: readonly ShownPage[];
  /** The two values of codes, ticks and choices from a list; of other kinds values are made. */
  samples: Samples | (() => Promise<Samples>);
};

/** A field that is the same in both saves. */
export const both = (typed: string, shown: string) => [[typed, shown] as const, [typed, shown] as const] as const;

/** The row that the product inserted last: its ids (version 7) are ordered by time, those that a migration gave are not. */
export async function lastOf(table: PgTable & { id: AnyPgColumn }): Promise<string> {
  const isOfProduct = sql`substr(${table.id}::text, 15, 1) = '7'`;
  const [row] = await db().select({ id: table.id }).from(table).where(isOfProduct).orderBy(desc(table.id)).limit(1);
  return String(orNotFound(row ?? null).id);
}
