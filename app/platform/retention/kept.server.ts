import { raw } from "../database/connection.server";

/** The moment of the oldest row; null when there is none. The names come from the program. */
export async function oldestIn({ table, column }: { table: string; column: string }): Promise<Date | null> {
  const { rows } = await raw.executeSql(`select min(${column}) as oldest from ${table}`);
  return rows[0]?.oldest ?? null;
}

/** When a job of each name was last done, as long as the queue keeps it. */
export async function lastDone(names: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await raw.executeSql(
    `select name, max(completed_on) as at from pgboss.job
     where name = any($1) and state = 'completed' group by name`,
    [names],
  );
  return new Map(rows.map(({ name, at }) => [name, at]));
}
