import { and, asc, eq, gt, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { acts } from "../tables/acts.server";
import { resourceEditions, resources } from "../tables/resources.server";
import { notWithdrawn } from "./resources.server";

/** A document or an act for the search index. */
export type ResourceForSearch = Awaited<ReturnType<typeof resourcesForSearch>>[number];
export type ActForSearch = Awaited<ReturnType<typeof actsForSearch>>[number];

const resourceRows = () =>
  db()
    .select({ ...pick(resources, "id", "kind", "category", "title", "searchText"), tags: resourceEditions.tags })
    .from(resources)
    .innerJoin(resourceEditions, eq(resourceEditions.id, resources.editionId))
    .$dynamic();

/** The articles of an act in its order, as one text. */
const articles = sql<string>`coalesce((
  select string_agg(a.label || ': ' || a.heading || E'\n' || a.text, E'\n' order by a.rank, a.label)
  from act_articles a where a.act_id = acts.id), '')`;

const actRows = () =>
  db()
    .select({ ...pick(acts, "id", "kind", "number", "title", "summary"), articles })
    .from(acts)
    .$dynamic();

/** Null when the document is withdrawn or does not exist: it is then removed from the index. */
export const resourceForSearch = (id: string) =>
  firstRow(resourceRows().where(and(eq(resources.id, id), notWithdrawn)));

/** A batch of documents with ids greater than `afterId`. */
export const resourcesForSearch = async (afterId: string | null, limit: number) =>
  resourceRows()
    .where(and(notWithdrawn, afterId === null ? undefined : gt(resources.id, afterId)))
    .orderBy(asc(resources.id))
    .limit(limit);

export const actForSearch = (id: string) => firstRow(actRows().where(eq(acts.id, id)));

/** A batch of acts with ids greater than `afterId`. */
export const actsForSearch = async (afterId: string | null, limit: number) =>
  actRows()
    .where(afterId === null ? undefined : gt(acts.id, afterId))
    .orderBy(asc(acts.id))
    .limit(limit);
