import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.server";

/** Events of a person: the kind of thing that changed, never its contents. Streams continue after the last id they sent. */
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
