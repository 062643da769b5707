import { type Placeholder, sql } from "drizzle-orm";

/** The values of a prepared query, each by its name, where the query is written. */
export type Places<Values> = { readonly [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

type Ready<Answer> = { execute(values: Record<string, unknown>): Promise<Answer> };
type Preparable<Answer> = { prepare(name: string): Ready<Answer> };

const places = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/**
 * For frequent queries: Drizzle builds the SQL text once instead of for each call. Only the values may differ between calls;
 * another shape needs another prepared query.
 */
export function prepared<Values extends Record<string, unknown>, Answer>(
  write: (at: Places<Values>) => Preparable<Answer>,
): (values: Values) => Promise<Answer> {
  let ready: Ready<Answer> | undefined;
  return (values) => {
    ready ??= write(places as Places<Values>).prepare(""); // the connection names it by its text
    return ready.execute(values);
  };
}
