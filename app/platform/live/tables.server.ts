import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.server";

/** What changed for a person: a word per kind of thing, never its contents. The stream reads on from the last number it sent. */
export const liveEvents = pgTable(
  "live_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid().notNull(),
    what: text().notNull(),
    at: moment().notNull(),
  },
  (event) => [index("live_events_user").on(event.userId, event.id), index("live_events_at").on(event.at)],
);
