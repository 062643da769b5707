import { type Placeholder, sql } from "drizzle-orm";

/** The values of a prepared query, each by its name, where the query is written. */
export type Places<Values> = { readonly [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

type Ready<Answer> = { execute(values: Record<string, unknown>): Promise<Answer> };
type Preparable<Answer> = { prepare(name: string): Ready<Answer> };

const places = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/**
 * For what every page or dashboard asks: the query is written as any other, but its text is put together once and not for
 * each page. What changes from one asking to the next are its values alone; another shape is another prepared query.
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
