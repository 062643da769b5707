import { type Catalog, wasThere } from "./catalog";

const OTHERWISE = "in an expand: write a contract, once a release that does without it is out.";

/**
 * Sentences about everything that programs of the release before this one would miss after a migration. Whether they bear a new
 * check on what they write is only seen by running them: tests/architecture/previous-release.sweep.test.ts.
 */
export function breaksOlder(start: Catalog, end: Catalog): string[] {
  const lost = [...tables(start, end), ...columns(start, end), ...functions(start, end), ...uniqueIndexes(start, end)];
  return lost.map((sentence) => `${sentence} ${OTHERWISE}`);
}

const tables = (start: Catalog, end: Catalog): string[] =>
  Object.entries(start.files)
    .filter(([oid, { name, isIndex }]) => !isIndex && end.files[oid]?.name !== name)
    .map(([oid, { name }]) => `${name} is ${end.files[oid] ? "renamed" : "dropped"}`);

function columns(start: Catalog, end: Catalog): string[] {
  return Object.entries(start.columns).flatMap(([key, column]) => {
    const of = `${column.table}.${column.name}`;
    const now = end.columns[key];
    if (!now) return wasThere(end, column.table) ? [`${of} is dropped or renamed`] : [];
    return [
      ...(now.type === column.type ? [] : [`${of} becomes ${now.type}`]),
      ...(now.notNull && !column.notNull ? [`${of} becomes NOT NULL`] : []),
      ...(now.notNull && column.filled && !now.filled ? [`${of} loses its default`] : []),
    ];
  });
}

const functions = (start: Catalog, end: Catalog): string[] =>
  start.functions.filter((one) => !end.functions.includes(one)).map((one) => `function ${one} is dropped`);

const uniqueIndexes = (start: Catalog, end: Catalog): string[] =>
  start.unique
    .filter((one) => !end.unique.includes(one) && wasThere(end, /^ (?:public\.)?(\w+)/.exec(one)?.[1] ?? ""))
    .map((one) => `nothing is unique any more on${one}, which an insert may name as its conflict,`);
