import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { active } from "~/modules/accounts/store/person.server";
import { users } from "~/modules/accounts/tables.server";
import { type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { inAlphabet } from "~/platform/database/words.server";
import { pick } from "~/platform/pick";
import { type AdminLibraryQuery, RESOURCES_PER_PAGE } from "../rules/admin-query";
import { type ActChange, type ResourceVerification, STATE_CODES, type VerificationState } from "../rules/verification";
import { resourceEditions, resources, resourceVerifications } from "../tables/resources.server";
import { fileIds, fileKinds, saysAnywhere } from "./files.server";
import { documentsSought, readSearch } from "./sought.server";
import { hasChangedActs, unknownChanges, upkeepOn } from "./upkeep.server";

const owner = alias(users, "owner");
const deputy = alias(users, "deputy");
const author = alias(users, "author");

const current = eq(resourceEditions.id, resources.editionId);
const lastVerification = eq(resourceVerifications.id, resources.verificationId);
const verification = sql<ResourceVerification | null>`case when ${resourceVerifications.id} is null then null else
  json_build_object('editionId', ${resourceVerifications.editionId}, 'verifiedOn', ${resourceVerifications.verifiedOn},
    'source', ${resourceVerifications.source}, 'sourceOn', ${resourceVerifications.sourceOn}) end`;

/** The acts that the current edition rests on, in their order. */
const basis = sql<{ actId: string; articles: string }[]>`coalesce((
  select json_agg(json_build_object('actId', b.act_id, 'articles', b.articles) order by b.rank)
  from edition_acts b where b.edition_id = ${resourceEditions.id}), '[]'::json)`;

/** What `changesOn` reads. */
const actChanges = sql<ActChange[]>`coalesce((
  select json_agg(json_build_object('kind', a.kind, 'number', a.number, 'change', c.kind, 'since', c.since) order by c.since desc, a.number)
  from (select l.* ${unknownChanges}) c join acts a on a.id = c.to_id), '[]'::json)`;

const listColumns = {
  ...pick(resources, "id", "kind", "category", "title", "editedAt", "months", "isExample", "isForFirms", "downloads"),
  editionId: resourceEditions.id,
  ...pick(resourceEditions, "number", "summary"),
  fileIds,
  fileKinds,
  hasText: sql<boolean>`${resourceEditions.body} <> ''`,
  verification,
  actChanges,
};

/** Documents with their current edition and last verification, withdrawn ones too. */
export const listed = () =>
  db()
    .select({ ...listColumns, owner: owner.name })
    .from(resources)
    .innerJoin(resourceEditions, current)
    .innerJoin(owner, eq(owner.id, resources.ownerId))
    .leftJoin(resourceVerifications, lastVerification)
    .$dynamic();

export type ListedResource = Awaited<ReturnType<typeof listed>>[number];

export const notWithdrawn = isNull(resources.deletedAt);

/** `verificationState` as SQL. */
const stateOn = (today: LocalDate) => sql<VerificationState>`case when ${resourceVerifications.id} is null then 'never'
  when ${hasChangedActs(today)} then 'act_changed'
  when ${resourceVerifications.editionId} <> ${resources.editionId} then 'changed'
  when ${resourceVerifications.verifiedOn} + make_interval(months => ${resources.months}) <= ${today}::date then 'due'
  else 'verified' end`;

type StateCounts = Record<VerificationState | "all", number>;

/** One page of an ADMIN's list, the last edited first, with the number of matches in each state. */
export async function administeredResources(query: AdminLibraryQuery, now: Date) {
  const state = stateOn(localDateOf(now));
  const matching = and(
    notWithdrawn,
    ...documentsSought(await readSearch(query.text)).map(saysAnywhere),
    query.kind ? eq(resources.kind, query.kind) : undefined,
    query.category ? eq(resources.category, query.category) : undefined,
    query.upkeep ? upkeepOn(localDateOf(now))[query.upkeep] : undefined,
  );
  const [rows, counted] = await Promise.all([
    listed()
      .where(and(matching, query.state ? eq(state, query.state) : undefined))
      .orderBy(desc(resources.editedAt), desc(resources.id))
      .limit(RESOURCES_PER_PAGE)
      .offset((query.page - 1) * RESOURCES_PER_PAGE),
    db()
      .select({ state, number: count() })
      .from(resources)
      .leftJoin(resourceVerifications, lastVerification)
      .where(matching)
      .groupBy(sql`1`),
  ]);
  const numberOf = (code: VerificationState) => counted.find(({ state: one }) => one === code)?.number ?? 0;
  const counts = Object.fromEntries(STATE_CODES.map((code) => [code, numberOf(code)])) as StateCounts;
  counts.all = counted.reduce((sum, { number }) => sum + number, 0);
  return { rows, counts };
}

/** A document with its current text; not narrowed to the actor: callers ask the policy. Null when there is none. */
export const resourceById = (id: string) =>
  firstRow(
    db()
      .select({
        ...listColumns,
        ...pick(
          resources,
          "topics",
          "everydayWords",
          "ownerId",
          "deputyId",
          "views",
          "downloads",
          "createdAt",
          "deletedAt",
        ),
        ...pick(resourceEditions, "tags", "body", "bodyText"),
        basis,
        owner: owner.name,
        deputy: deputy.name,
        author: author.name,
        authorId: author.id,
      })
      .from(resources)
      .innerJoin(resourceEditions, current)
      .innerJoin(owner, eq(owner.id, resources.ownerId))
      .innerJoin(author, eq(author.id, resourceEditions.createdBy))
      .leftJoin(deputy, eq(deputy.id, resources.deputyId))
      .leftJoin(resourceVerifications, lastVerification)
      .where(eq(resources.id, id)),
  );

export type ResourceRecord = NonNullable<Awaited<ReturnType<typeof resourceById>>>;

/** One edition of a document; null when it has no such number. */
export const editionOf = (resourceId: string, number: number) =>
  firstRow(
    db()
      .select()
      .from(resourceEditions)
      .where(and(eq(resourceEditions.resourceId, resourceId), eq(resourceEditions.number, number))),
  );

/** All editions of a document without their text, the newest first. */
export const editionsOf = async (resourceId: string) =>
  db()
    .select({ ...pick(resourceEditions, "number", "note", "createdAt"), author: author.name })
    .from(resourceEditions)
    .innerJoin(author, eq(author.id, resourceEditions.createdBy))
    .where(eq(resourceEditions.resourceId, resourceId))
    .orderBy(desc(resourceEditions.number));

/** All verifications of a document, the newest first. */
export const verificationsOf = async (resourceId: string) =>
  db()
    .select({
      ...pick(resourceVerifications, "id", "verifiedAt", "source", "sourceOn"),
      edition: resourceEditions.number,
      by: users.name,
    })
    .from(resourceVerifications)
    .innerJoin(resourceEditions, eq(resourceEditions.id, resourceVerifications.editionId))
    .innerJoin(users, eq(users.id, resourceVerifications.verifiedBy))
    .where(eq(resourceVerifications.resourceId, resourceId))
    .orderBy(desc(resourceVerifications.verifiedAt), desc(resourceVerifications.id));

/** Those who can answer for a document. */
export const administrators = async () =>
  db()
    .select({ value: users.id, label: users.name })
    .from(users)
    .where(and(eq(users.role, "ADMIN"), isNull(users.organisationId), active))
    .orderBy(inAlphabet(users.name), asc(users.id));
