import { type SQL, sql } from "drizzle-orm";

/** What is said of a service, in the words of the indexes on it. `row` is our own alias, never input. */
export const serviceText = (row: string): SQL => sql.raw(`(${row}.name || ' ' || coalesce(${row}.description, ''))`);
