import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, moment, optionalReference, reference } from "../../../platform/database/columns.server";
import { users } from "../../accounts/tables.server";
import { resourceEditions, resources } from "./resources.server";

/** How useful an edition was to a person, from 1 to 5 stars; the last one that they chose. */
export const resourceRatings = pgTable(
  "resource_ratings",
  {
    editionId: reference(() => resourceEditions.id, { onDelete: "cascade" }),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    stars: integer().notNull(),
    ratedAt: moment().notNull(),
  },
  (rating) => [
    primaryKey({ columns: [rating.editionId, rating.userId] }),
    index("resource_ratings_user").on(rating.userId),
    check("resource_ratings_stars", sql`stars between 1 and 5`),
  ],
);

/** Why an edition was of no use to a person. Each has at most one that is not settled. */
export const resourceObjections = pgTable(
  "resource_objections",
  {
    id: id(),
    resourceId: reference(() => resources.id, { onDelete: "cascade" }),
    editionId: reference(() => resourceEditions.id, { onDelete: "cascade" }),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    reason: text().notNull(),
    writtenAt: moment().notNull(),
    settledAt: moment(),
    settledBy: optionalReference(() => users.id),
  },
  (objection) => [
    uniqueIndex("resource_objections_open").on(objection.editionId, objection.userId).where(sql`settled_at is null`),
    index("resource_objections_resource").on(objection.resourceId, objection.writtenAt),
    index("resource_objections_user").on(objection.userId),
  ],
);
