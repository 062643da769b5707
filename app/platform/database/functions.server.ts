import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type pg from "pg";
import { installed } from "../installed.server";
import { OperatorError } from "../operator-error";
import { version } from "../version.server";
import { compareVersions } from "../version-order";

/** The paths of what is in a folder, in order; none where there is no such folder. */
const entriesOf = (folder: string): string[] =>
  existsSync(folder) && statSync(folder).isDirectory()
    ? readdirSync(folder)
        .sort()
        .map((name) => join(folder, name))
    : [];

/** The comment of a function in the database: the hash of its text, and the release that wrote it. */
const NOTE = /^(\w+) (\d+\.\d+\.\d+)$/;

/**
 * What replaces the functions of `db/functions` and of the modules that are not in the database as they are written there. They
 * are no migrations, because each of them would repeat a whole function for the line that it changes. Each function has a file of
 * its own. One that a newer release has written stays: its processes may run beside this one.
 */
export async function changedFunctions(client: pg.Client, root: string): Promise<string[][]> {
  const modules = join(root, "app", "modules");
  const files = [join(root, "db", "functions"), ...entriesOf(modules)].flatMap(entriesOf);
  const known = await client.query<{ name: string; note: string | null }>(
    "select proname as name, obj_description(oid, 'pg_proc') as note from pg_proc where pronamespace = 'public'::regnamespace",
  );
  const written = files.filter((file) => file.endsWith(".sql"));
  // without them every query that calls one would fail, each at its own time
  if (written.length === 0 && root === installed())
    throw new OperatorError("Lipsește folderul db/functions: instalarea este incompletă.");
  return written.flatMap((file) => {
    const name = basename(file, ".sql");
    const sql = readFileSync(file, "utf8");
    const hash = createHash("sha256").update(sql).digest("hex");
    const stays = known.rows.some((one) => {
      const [, noted, by] = NOTE.exec(one.note ?? "") ?? [];
      return one.name === name && by !== undefined && (noted === hash || compareVersions(by, version) > 0);
    });
    return stays ? [] : [[sql, `comment on function ${name} is '${hash} ${version}'`]];
  });
}
