import { type Placeholder, sql } from "drizzle-orm";
import { type Database, db } from "./connection.server";

/** The values of a prepared query, each by its name, where the query is written. */
export type Places<Values> = { readonly [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

type Ready<Answer> = { execute(values: Record<string, unknown>): Promise<Answer> };
type Preparable<Answer> = { prepare(name: string): Ready<Answer> };

const places = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/**
 * For what every page or dashboard asks: the query is written as any other, but its text is put together once and not for
 * each page. What changes from one asking to the next are its values alone; another shape is another prepared query.
 * A transaction has a connection of its own, for which the text is written again.
 */
export function prepared<Values extends Record<string, unknown>, Answer>(
  write: (at: Places<Values>) => Preparable<Answer>,
): (values: Values) => Promise<Answer> {
  const written = new WeakMap<Database, Ready<Answer>>();
  return (values) => {
    const on = db();
    const query = written.get(on) ?? write(places as Places<Values>).prepare(""); // the connection names it by its text
    written.set(on, query);
    return query.execute(values);
  };
}
