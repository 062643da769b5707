import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment, reference } from "../../../platform/database/columns.server";
import { resources } from "./resources.server";

/** Sent notices of terms by the key of rules/upkeep.ts, so that a late or repeated job sends none twice. */
export const resourceNotices = pgTable(
  "resource_notices",
  {
    key: text().primaryKey(),
    resourceId: reference(() => resources.id, { onDelete: "cascade" }),
    sentAt: moment().notNull(),
  },
  (notice) => [index("resource_notices_resource").on(notice.resourceId)],
);
