import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { imageColumns } from "~/modules/media/store/image.server";
import { pick } from "~/platform/pick";
import { SHOWN_OWNER } from "../rules/listing";
import { ONGOING, type ProjectStatus } from "../rules/vocabulary";
import { communities, communityProjects } from "../tables.server";

/** `isPublic` of the rules; the owner's organisation is joined where there is one. */
export const isShown = and(
  isNull(communities.deletedAt),
  or(isNull(communities.organisationId), eq(organisations.verification, SHOWN_OWNER)),
);

/**
 * `isShown` without joining the owner: for counting all rows, excluding the few unverified owners is faster than a
 * join.
 */
export const isShownWithoutJoin = and(
  isNull(communities.deletedAt),
  sql`(${communities.organisationId} is null or ${communities.organisationId} not in (select o.id from ${organisations} o where o.verification <> 'verified'))`,
);

/** Public and not test data. The directory also lists test data, marked; figures, feeds and the search do not. */
export const isGenuine = and(isShown, eq(communities.isTest, false));

export const ownedBy = eq(organisations.id, communities.organisationId);

/** `isUnowned` of the rules. */
export const unowned = and(isNull(communities.organisationId), eq(communities.isTest, false));

/** Columns of `CommunitySummary` in the rules. */
export const summaryColumns = {
  ...pick(communities, "id", "organisationId", "name", "kind", "county", "population", "projectsCompleted"),
  image: imageColumns,
};

export const cardColumns = {
  ...summaryColumns,
  ongoingProjects: countOfProjects(ONGOING),
  isTest: communities.isTest,
};

function countOfProjects(statuses: readonly ProjectStatus[]): SQL<number> {
  const codes = sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );
  return sql<number>`(select count(*)::int from ${communityProjects} p where p.community_id = ${communities.id} and p.hidden_at is null and p.status in (${codes}))`;
}
