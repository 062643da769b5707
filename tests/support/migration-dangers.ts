import type pg from "pg";
import type { Migration } from "~/platform/database/applied-migrations.server";
import { isStepwise } from "~/platform/database/apply-migration.server";
import { migrationsFolder, migrationsIn } from "~/platform/database/migrate.server";
import { marksIn } from "~/platform/database/migration-mark";
import { type Catalog, catalogOf, wasThere } from "./catalog";
import { breaksOlder } from "./older-program";

/** A statement with this comment and a reason is not checked. */
const ACCEPTED = /^-- accepted: ./m;

/**
 * Applies a migration to a database without rows and returns sentences, for its author, about everything that would stop
 * or break running processes. Only tables that existed before can be in use.
 */
export async function dangersOf(client: pg.Client, migration: Migration): Promise<string[]> {
  const start = await catalogOf(client);
  const [mark] = marksIn(migration.statements[0] ?? "");
  const stepwise = isStepwise(migration);
  const found: string[] = [];
  if (!stepwise) await client.query("begin");
  let after = start;
  for (const [position, statement] of migration.statements.entries()) {
    if (stepwise && position > 0) {
      for (const earlier of migration.statements.slice(0, position)) await client.query(earlier);
      after = await catalogOf(client);
    }
    const before = after;
    await client.query(statement);
    after = await catalogOf(client);
    if (ACCEPTED.test(statement)) continue;
    const sentences = [
      ...rewrites(start, before, after),
      ...(mark ? [] : gone(start, before, after)),
      ...indexes(start, { before, after }, statement),
      ...constraints(start, stepwise ? before : start, after),
      ...notNull(start, before, after),
      ...longWrites(start, statement),
    ];
    found.push(...sentences.map((sentence) => `${migration.name}, statement ${position + 1}: ${sentence}`));
  }
  if (!stepwise) await client.query("commit");
  if (mark?.kind === "expand") found.push(...breaksOlder(start, after).map((one) => `${migration.name}: ${one}`));
  return found;
}

function rewrites(start: Catalog, before: Catalog, after: Catalog): string[] {
  const sentences = Object.entries(before.files)
    .filter(([, { table }]) => wasThere(start, table))
    .flatMap(([oid, { file, table }]) => {
      const now = after.files[oid];
      if (!now || now.file === file) return [];
      return `${table} is written again while nobody may read it: add a plain column, let a trigger keep it, fill it in batches.`;
    });
  return [...new Set(sentences)];
}

/** In a migration of the time when none said whether it is an expand or a contract. */
function gone(start: Catalog, before: Catalog, after: Catalog): string[] {
  const tables = Object.entries(before.files)
    .filter(([oid, { name, isIndex }]) => !isIndex && wasThere(start, name) && after.files[oid]?.name !== name)
    .map(
      ([oid, { name }]) =>
        `${name} is ${after.files[oid] ? "renamed" : "dropped"} while the older program still uses it: do it one version later.`,
    );
  const columns = Object.entries(before.columns)
    .filter(([key, { table }]) => !after.columns[key] && wasThere(start, table) && wasThere(after, table))
    .map(
      ([, { table, name }]) =>
        `${table}.${name} is dropped or renamed while the older program still uses it: drop it one version later.`,
    );
  return [...tables, ...columns];
}

function indexes(start: Catalog, { before, after }: { before: Catalog; after: Catalog }, statement: string): string[] {
  if (/\bconcurrently\b/i.test(statement)) return [];
  return Object.entries(after.files)
    .filter(([oid, { isIndex, table }]) => isIndex && !before.files[oid] && wasThere(start, table))
    .map(
      ([, { name, table }]) =>
        `index ${name} is made while nobody may write into ${table}: drop index concurrently if exists, then create index concurrently, in a migration with the line \`-- one statement at a time\`.`,
    );
}

function constraints(start: Catalog, before: Catalog, after: Catalog): string[] {
  return Object.entries(after.constraints)
    .filter(([oid, { table, validated }]) => validated && !before.constraints[oid] && wasThere(start, table))
    .map(
      ([, { name, table }]) =>
        `constraint ${name} reads all of ${table} while nobody may write into it: add it NOT VALID, then validate it in a statement of its own, in a migration with the line \`-- one statement at a time\`.`,
    );
}

function notNull(start: Catalog, before: Catalog, after: Catalog): string[] {
  return Object.entries(after.columns)
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
}

/** Changed rows stay locked until the end of the migration, and block other writers. */
function longWrites(start: Catalog, statement: string): string[] {
  const [, , table] = /^\s*(update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?/im.exec(withoutComments(statement)) ?? [];
  if (!table || !wasThere(start, table) || /^\s*(do|create)\b/i.test(withoutComments(statement))) return [];
  return [
    `all rows of ${table} are changed at once: change some hundreds at a time, with a commit after each, in a migration with the line \`-- one statement at a time\`.`,
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
