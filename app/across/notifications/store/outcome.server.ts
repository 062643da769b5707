import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Outcome } from "../outcomes";
import { notifications } from "../tables.server";

/** What the notification of a row led to, by the facts of `notification_outcome` in the migrations; null while it stands. */
export const outcomeAt = (now: Date | Placeholder<string, Date>): SQL<Outcome | null> =>
  sql<Outcome | null>`notification_outcome(${notifications}, ${now})`;
