import type pg from "pg";

type Column = { table: string; name: string; type: string; notNull: boolean; filled: boolean };
type Constraint = { table: string; name: string; definition: string; validated: boolean };
/** The catalog before and after a statement, by oid, so that renamed objects are recognised. */
export type Catalog = {
  /** Name and file of each table and index; a new file means that it was rewritten. */
  files: Record<string, { name: string; file: string; table: string; isIndex: boolean }>;
  columns: Record<string, Column>;
  constraints: Record<string, Constraint>;
  /** With the types of their arguments. */
  functions: readonly string[];
  /** Of which columns and rows each unique index of a table is: those that an insert may name as its conflict. */
  unique: readonly string[];
};

const CATALOG = `select
  (select coalesce(json_object_agg(c.oid, json_build_object('name', c.relname, 'file', c.relfilenode,
      'table', coalesce(i.indrelid::regclass::text, c.relname), 'isIndex', c.relkind = 'i')), '{}')
    from pg_class c left join pg_index i on i.indexrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i')) as files,
  (select coalesce(json_object_agg(a.attrelid || '.' || a.attname, json_build_object('table', c.relname, 'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod), 'notNull', a.attnotnull, 'filled', a.atthasdef or a.attidentity <> '')), '{}')
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped) as columns,
  (select coalesce(json_object_agg(k.oid, json_build_object('table', c.relname, 'name', k.conname,
      'definition', pg_get_constraintdef(k.oid), 'validated', k.convalidated)), '{}')
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'f')) as constraints,
  (select coalesce(json_agg(oid::regprocedure::text), '[]') from pg_proc where pronamespace = 'public'::regnamespace) as functions,
  (select coalesce(json_agg(regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE UNIQUE INDEX [^ ]+ ON', '')), '[]')
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and i.indisvalid and c.relnamespace = 'public'::regnamespace) as unique`;

export async function catalogOf(client: pg.Client): Promise<Catalog> {
  const { rows } = await client.query<Catalog>(CATALOG);
  if (!rows[0]) throw new Error("The catalog is not there");
  return rows[0];
}

/** Whether a table was there when a migration began, so that processes of the older program use it. */
export const wasThere = (start: Catalog, table: string): boolean =>
  Object.values(start.files).some(({ name, isIndex }) => !isIndex && name === table);
