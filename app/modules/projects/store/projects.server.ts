import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { isShown, ownedBy } from "~/modules/communities/store/shown.server";
import { communities, communityProjects } from "~/modules/communities/tables.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { hasName, says } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import { BUDGET_BANDS, newSince, RESTING } from "../rules/exchange";
import { PROJECTS_PER_PAGE, type ProjectQuery, prioritiesIn } from "../rules/project-query";
import { exchangeProjects, savedProjects } from "../tables.server";

/** Public, also when it is closed. */
export const isPublicProject = and(
  isShown,
  eq(communities.isTest, false),
  isNotNull(communityProjects.openedAt),
  isNull(communityProjects.hiddenAt),
);

/** Without the private text, which only `insideOf` reads. */
const columns = {
  ...pick(
    communityProjects,
    "id",
    "title",
    "description",
    "status",
    "progress",
    "openedAt",
    "updatedAt",
    "communityId",
    "hiddenAt",
    "hiddenReason",
  ),
  ...pick(
    exchangeProjects,
    "category",
    "budget",
    "priority",
    "applicationsUntil",
    "originId",
    "applications",
    "closedAt",
  ),
  organisationId: communities.organisationId,
  community: sql<string>`county_beside(${communities.name}, ${communities.county})`,
  county: communities.county,
  population: communities.population,
  isShown: sql<boolean>`coalesce(${isPublicProject}, false)`.mapWith(Boolean),
};

const opened = () =>
  db()
    .select(columns)
    .from(exchangeProjects)
    .innerJoin(communityProjects, eq(communityProjects.id, exchangeProjects.id))
    .innerJoin(communities, eq(communities.id, communityProjects.communityId))
    .leftJoin(organisations, ownedBy);

export type ProjectRecord = NonNullable<Awaited<ReturnType<typeof projectById>>>;

/** A project of the exchange, not narrowed to the reader: verbs and pages ask the policy. Null when there is none. */
export const projectById = (id: string) => firstRow(opened().where(eq(exchangeProjects.id, id)));

/** Locks the project, so that its applications do not change until the transaction commits. */
export async function lockedProject(id: string): Promise<ProjectRecord | null> {
  await db()
    .select({ id: exchangeProjects.id })
    .from(exchangeProjects)
    .where(eq(exchangeProjects.id, id))
    .for("no key update");
  return projectById(id);
}

/** What only those may read whom `readsInside` lets: the private text, and who opened the project. Null when there is none. */
export const insideOf = (id: string) =>
  firstRow(
    db()
      .select(pick(exchangeProjects, "privateText", "authorId"))
      .from(exchangeProjects)
      .where(eq(exchangeProjects.id, id)),
  );

/** In the list: it is neither closed nor at rest. */
const isListed = and(
  isPublicProject,
  isNull(exchangeProjects.closedAt),
  notInArray(communityProjects.status, [...RESTING]),
);

const isPlanned = eq(communityProjects.status, "planning");

const written = sql`${communityProjects.title} || ' ' || ${communityProjects.description}`;

function narrowed(query: ProjectQuery, now: Date): SQL | undefined {
  const { category, budget, status } = query;
  const band = budget && BUDGET_BANDS[budget];
  const priorities = prioritiesIn(query);
  const isNew = gte(communityProjects.openedAt, newSince(now));
  const ofStatus = {
    planning: isPlanned,
    new: and(ne(communityProjects.status, "planning"), isNew),
    active: and(ne(communityProjects.status, "planning"), lt(communityProjects.openedAt, newSince(now))),
  };
  return and(
    category ? eq(exchangeProjects.category, category) : undefined,
    band ? gte(exchangeProjects.budget, band.from * 100) : undefined,
    band?.below ? lt(exchangeProjects.budget, band.below * 100) : undefined,
    status ? ofStatus[status] : undefined,
    ...searchWords(query.text).map((word) => or(says(written, word), hasName(communities.name, word))),
    priorities.length > 0 ? inArray(exchangeProjects.priority, priorities) : undefined,
  );
}

const newest = [desc(communityProjects.openedAt), desc(exchangeProjects.id)];

/** Those to which one may still apply come first, by their last day. */
const byDeadline = (now: Date) => [
  asc(sql`${exchangeProjects.applicationsUntil} < ${localDateOf(now)}`),
  asc(exchangeProjects.applicationsUntil),
];

/** One page of the list, with the number of matches. */
export async function listProjects(query: ProjectQuery, now: Date) {
  const matching = and(isListed, narrowed(query, now));
  const orders = {
    noi: [],
    termen: byDeadline(now),
    buget: [desc(exchangeProjects.budget)],
    aplicatii: [desc(exchangeProjects.applications)],
  };
  const [rows, total] = await Promise.all([
    opened()
      .where(matching)
      .orderBy(...orders[query.order], ...newest)
      .limit(PROJECTS_PER_PAGE)
      .offset((query.page - 1) * PROJECTS_PER_PAGE),
    countWhere(matching),
  ]);
  return { rows, total, pages: Math.max(1, Math.ceil(total / PROJECTS_PER_PAGE)) };
}

async function countWhere(matching: SQL | undefined): Promise<number> {
  const rows = await countedWhere(matching);
  return rows.reduce((sum, { number }) => sum + number, 0);
}

/** The number of matches in each category that has any. */
const countedWhere = (matching: SQL | undefined) =>
  db()
    .select({ category: exchangeProjects.category, number: count() })
    .from(exchangeProjects)
    .innerJoin(communityProjects, eq(communityProjects.id, exchangeProjects.id))
    .innerJoin(communities, eq(communities.id, communityProjects.communityId))
    .leftJoin(organisations, ownedBy)
    .where(matching)
    .groupBy(exchangeProjects.category);

/** The number of projects in the list, by category. */
export const listedByCategory = () => countedWhere(isListed);

/** Of many candidates only the newest are compared. */
const MOST_COMPARED = 200;

/** Open projects of the same category whose community has from half to twice the inhabitants; of any size where the own number is not known. */
export const projectsLike = ({ id, category, communityId, population }: ProjectRecord) =>
  opened()
    .where(
      and(
        isListed,
        ne(exchangeProjects.id, id),
        ne(communityProjects.communityId, communityId),
        eq(exchangeProjects.category, category),
        population === null
          ? undefined
          : and(gte(communities.population, Math.ceil(population / 2)), lte(communities.population, population * 2)),
      ),
    )
    .orderBy(...newest)
    .limit(MOST_COMPARED);

/** Those of the list that were opened in a period, the newest first. */
export const projectsOpenedBetween = (from: Date, to: Date) =>
  opened()
    .where(and(isListed, gte(communityProjects.openedAt, from), lt(communityProjects.openedAt, to)))
    .orderBy(...newest);

/** The projects that an authority has opened, the newest first. */
export const projectsOpenedBy = (organisationId: string) =>
  opened()
    .where(and(eq(communities.organisationId, organisationId), isNull(communities.deletedAt)))
    .orderBy(...newest);

const mayBeOpened = and(isNull(communityProjects.openedAt), notInArray(communityProjects.status, [...RESTING]));

/** A project of a community that could be opened; null when there is none. */
export const unopenedProject = (id: string, communityId: string) =>
  firstRow(
    db()
      .select(pick(communityProjects, "id", "title", "description"))
      .from(communityProjects)
      .where(and(eq(communityProjects.id, id), eq(communityProjects.communityId, communityId), mayBeOpened)),
  );

/** Those of a community's projects that could be opened. */
export const unopenedProjectsOf = (communityId: string) =>
  db()
    .select(pick(communityProjects, "id", "title"))
    .from(communityProjects)
    .where(and(eq(communityProjects.communityId, communityId), mayBeOpened))
    .orderBy(desc(communityProjects.startsOn), asc(communityProjects.id));

/** The projects that a person saved and may still see, the latest first. */
export const projectsSavedBy = (userId: string, limit: number) =>
  opened()
    .innerJoin(savedProjects, eq(savedProjects.projectId, exchangeProjects.id))
    .where(and(eq(savedProjects.userId, userId), isPublicProject))
    .orderBy(desc(savedProjects.savedAt))
    .limit(limit);

/** Which of these projects a person has saved. */
export async function savedAmong(userId: string, projectIds: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ id: savedProjects.projectId })
    .from(savedProjects)
    .where(and(eq(savedProjects.userId, userId), among(savedProjects.projectId, projectIds)));
  return new Set(rows.map(({ id }) => id));
}

/** A project for the search index. */
export type ProjectForSearch = Awaited<ReturnType<typeof projectsForSearch>>[number];

/** Null when the project is not public or does not exist: it is then removed from the index. */
export const projectForSearch = (id: string) =>
  firstRow(opened().where(and(eq(exchangeProjects.id, id), isPublicProject)));

/** A batch of public projects with ids greater than `afterId`. */
export const projectsForSearch = (afterId: string | null, limit: number) =>
  opened()
    .where(and(isPublicProject, afterId === null ? undefined : sql`${exchangeProjects.id} > ${afterId}`))
    .orderBy(asc(exchangeProjects.id))
    .limit(limit);

/** The projects of a community that are in the exchange: its name and owner decide how, and whether, they are found. */
export async function openedIdsOf(communityId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: communityProjects.id })
    .from(communityProjects)
    .where(and(eq(communityProjects.communityId, communityId), isNotNull(communityProjects.openedAt)));
  return rows.map(({ id }) => id);
}
