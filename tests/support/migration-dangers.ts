import type pg from "pg";
import { isStepwise, type Migration } from "~/platform/database/apply-migration.server";
import { migrationsFolder, migrationsIn } from "~/platform/database/migrate.server";

type Column = { table: string; name: string; notNull: boolean; filled: boolean };
type Constraint = { table: string; name: string; definition: string; validated: boolean };
/** The catalog before and after a statement, by oid, so that renamed objects are recognised. */
type Catalog = {
  /** Name and file of each table and index; a new file means that it was rewritten. */
  files: Record<string, { name: string; file: string; table: string; isIndex: boolean }>;
  columns: Record<string, Column>;
  constraints: Record<string, Constraint>;
};

const CATALOG = `select
  (select coalesce(json_object_agg(c.oid, json_build_object('name', c.relname, 'file', c.relfilenode,
      'table', coalesce(i.indrelid::regclass::text, c.relname), 'isIndex', c.relkind = 'i')), '{}')
    from pg_class c left join pg_index i on i.indexrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i')) as files,
  (select coalesce(json_object_agg(a.attrelid || '.' || a.attname, json_build_object('table', c.relname, 'name', a.attname,
      'notNull', a.attnotnull, 'filled', a.atthasdef or a.attidentity <> '')), '{}')
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped) as columns,
  (select coalesce(json_object_agg(k.oid, json_build_object('table', c.relname, 'name', k.conname,
      'definition', pg_get_constraintdef(k.oid), 'validated', k.convalidated)), '{}')
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'f')) as constraints`;

async function catalog(client: pg.Client): Promise<Catalog> {
  const { rows } = await client.query<Catalog>(CATALOG);
  if (!rows[0]) throw new Error("The catalog is not there");
  return rows[0];
}

/** A statement with this comment and a reason is not checked. */
const ACCEPTED = /^-- accepted: ./m;

/**
 * Applies a migration to a database without rows and returns sentences, for its author, about everything that would stop
 * or break running processes. Only tables that existed before can be in use.
 */
export async function dangersOf(client: pg.Client, migration: Migration): Promise<string[]> {
  const start = await catalog(client);
  const stepwise = isStepwise(migration);
  const found: string[] = [];
  if (!stepwise) await client.query("begin");
  let after = start;
  for (const [position, statement] of migration.statements.entries()) {
    if (stepwise && position > 0) {
      for (const earlier of migration.statements.slice(0, position)) await client.query(earlier);
      after = await catalog(client);
    }
    const before = after;
    await client.query(statement);
    after = await catalog(client);
    if (ACCEPTED.test(statement)) continue;
    const sentences = [
      ...rewrites(start, before, after),
      ...indexes(start, { before, after }, statement),
      ...constraints(start, stepwise ? before : start, after),
      ...columns(start, before, after),
      ...longWrites(start, statement),
    ];
    found.push(...sentences.map((sentence) => `${migration.name}, statement ${position + 1}: ${sentence}`));
  }
  if (!stepwise) await client.query("commit");
  return found;
}

const wasThere = (start: Catalog, table: string) =>
  Object.values(start.files).some(({ name, isIndex }) => !isIndex && name === table);

function rewrites(start: Catalog, before: Catalog, after: Catalog): string[] {
  const sentences = Object.entries(before.files)
    .filter(([, { table }]) => wasThere(start, table))
    .flatMap(([oid, { name, file, table, isIndex }]) => {
      const now = after.files[oid];
      if (now?.file !== file && now)
        return `${table} is written again while nobody may read it: add a plain column, let a trigger keep it, fill it in batches.`;
      if (isIndex || now?.name === name) return [];
      return `${name} is ${now ? "renamed" : "dropped"} while the older program still uses it: do it one version later.`;
    });
  return [...new Set(sentences)];
}

function indexes(start: Catalog, { before, after }: { before: Catalog; after: Catalog }, statement: string): string[] {
  if (/\bconcurrently\b/i.test(statement)) return [];
  return Object.entries(after.files)
    .filter(([oid, { isIndex, table }]) => isIndex && !before.files[oid] && wasThere(start, table))
    .map(
      ([, { name, table }]) =>
        `index ${name} is made while nobody may write into ${table}: drop index concurrently if exists, then create index concurrently, in a migration whose first line is \`-- one statement at a time\`.`,
    );
}

function constraints(start: Catalog, before: Catalog, after: Catalog): string[] {
  return Object.entries(after.constraints)
    .filter(([oid, { table, validated }]) => validated && !before.constraints[oid] && wasThere(start, table))
    .map(
      ([, { name, table }]) =>
        `constraint ${name} reads all of ${table} while nobody may write into it: add it NOT VALID, then validate it in a statement of its own, in a migration whose first line is \`-- one statement at a time\`.`,
    );
}

function columns(start: Catalog, before: Catalog, after: Catalog): string[] {
  const gone = Object.entries(before.columns)
    .filter(([key, { table }]) => !after.columns[key] && wasThere(start, table) && wasThere(after, table))
    .map(
      ([, { table, name }]) =>
        `${table}.${name} is dropped or renamed while the older program still uses it: drop it one version later.`,
    );
  const tightened = Object.entries(after.columns)
    .filter(([key, { table, notNull }]) => notNull && !before.columns[key]?.notNull && wasThere(start, table))
    .flatMap(([key, { table, name, filled }]) => {
      if (!before.columns[key])
        return filled
          ? []
          : [`${table}.${name} is NOT NULL without a default: what the older program inserts would be refused.`];
      const checked = Object.values(before.constraints).some(
        (one) => one.table === table && one.validated && one.definition.includes(`(${name} IS NOT NULL)`),
      );
      return checked
        ? []
        : [
            `NOT NULL of ${table}.${name} reads the whole table while nobody may use it: validate a check (${name} is not null) first.`,
          ];
    });
  return [...gone, ...tightened];
}

/** Changed rows stay locked until the end of the migration, and block other writers. */
function longWrites(start: Catalog, statement: string): string[] {
  const [, , table] = /^\s*(update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?/im.exec(withoutComments(statement)) ?? [];
  if (!table || !wasThere(start, table) || /^\s*(do|create)\b/i.test(withoutComments(statement))) return [];
  return [
    `all rows of ${table} are changed at once: change some hundreds at a time, with a commit after each, in a migration whose first line is \`-- one statement at a time\`.`,
  ];
}

const withoutComments = (statement: string) => statement.replace(/^--.*$/gm, "");

/**
 * The dangers of the migrations from this one on. Those before it are applied without being looked at.
 */
export async function dangersFrom(client: pg.Client, first: number): Promise<string[]> {
  const all = migrationsIn(migrationsFolder());
  for (const { statements } of all.slice(0, first)) for (const one of statements) await client.query(one);
  const dangers: string[] = [];
  for (const one of all.slice(first)) dangers.push(...(await dangersOf(client, one)));
  return dangers;
}
