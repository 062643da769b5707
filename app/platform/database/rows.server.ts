import { orNotFound } from "../refusal";

/** The first row that a query finds; null when it finds none. */
export async function firstRow<Row>(query: PromiseLike<Row[]>): Promise<Row | null> {
  const [row] = await query;
  return row ?? null;
}

/** The same; throws 404 when it finds none. */
export async function foundRow<Row>(query: PromiseLike<Row[]>): Promise<Row> {
  return orNotFound(await firstRow(query));
}

/** The id of the row that an insert returns. */
export async function insertedId(insert: PromiseLike<{ id: string }[]>): Promise<string> {
  const [row] = await insert;
  if (!row) throw new Error("The insert returned no row");
  return row.id;
}
