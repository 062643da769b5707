import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { LocalDate } from "../../platform/calendar/local-date";
import { id, moment, oneOf, optionalReference, reference } from "../../platform/database/columns.server";
import { accounted } from "../../platform/form/field-table";
import type { CountyCode } from "../../platform/romania/counties";
import type { AuthorityKind } from "../accounts/rules/authority";
import { organisations, users } from "../accounts/tables.server";
import { images } from "../media/tables.server";
import type { ClaimOutcome } from "./rules/claims";
import { ATTRACTION, PROJECT } from "./rules/item-fields";
import { SECTIONS } from "./rules/sections";
import { ATTRACTION_TYPES, type AttractionType, PROJECT_STATUSES, type ProjectStatus } from "./rules/vocabulary";

/** The public profile of an authority. One made by an ADMIN has no organisation until an authority claims it. */
export const communities = pgTable(
  "communities",
  {
    id: id(),
    organisationId: optionalReference(() => organisations.id),
    name: text().notNull(),
    kind: text().$type<AuthorityKind>(),
    description: text().notNull().default(""),
    objectives: text().notNull().default(""),
    county: text().$type<CountyCode>().notNull(),
    population: integer(),
    /** A square kilometre is 100 hectares. */
    areaHectares: integer(),
    projectsCompleted: integer().notNull().default(0),
    /** In the authority's own words: "12 milioane lei, 2021–2027". */
    budgetAllocated: text(),
    citizensServed: integer().notNull().default(0),
    address: text(),
    phone: text(),
    email: text(),
    website: text(),
    featuredImageId: optionalReference(() => images.id),
    /** Made by an ADMIN to try things out; removed with one button. */
    isTest: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** In the bin since then. */
    deletedAt: moment(),
    deletedBy: optionalReference(() => users.id),
  },
  (community) => [
    // A community in the bin does not prevent a new one.
    uniqueIndex("communities_organisation").on(community.organisationId).where(sql`deleted_at is null`),
    index("communities_bin").on(community.deletedAt).where(sql`deleted_at is not null`),
    index("communities_county").on(community.county),
    index("communities_picture").on(community.featuredImageId),
    index("communities_counted")
      .on(community.county, community.organisationId, community.isTest, community.citizensServed)
      .where(sql`deleted_at is null`),
    index("communities_newest").on(community.createdAt, community.id),
    check("communities_name", sql`${community.name} <> ''`),
    check("communities_population", sql`${community.population} >= 0`),
    check("communities_area", sql`${community.areaHectares} > 0`),
    check("communities_figures", sql`${community.projectsCompleted} >= 0 and ${community.citizensServed} >= 0`),
  ],
);

accounted<typeof communities.$inferSelect>()(
  { ...SECTIONS.profile, ...SECTIONS.location, ...SECTIONS.statistics, ...SECTIONS.contact },
  {
    id: "of its making",
    organisationId: "whose it is, by registration or claim",
    featuredImageId: "sent with the profile",
    isTest: "of its making",
    createdAt: "of its making",
    updatedAt: "of the last change",
    deletedAt: "of its removal",
    deletedBy: "of its removal",
  },
);

const communityId = () => reference(() => communities.id, { onDelete: "cascade" });

export const communityAttractions = pgTable(
  "community_attractions",
  {
    id: id(),
    communityId: communityId(),
    rank: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(""),
    type: text().$type<AttractionType>().notNull(),
  },
  (attraction) => [
    index("community_attractions_community").on(attraction.communityId, attraction.rank),
    check("community_attractions_type", oneOf(attraction.type, Object.keys(ATTRACTION_TYPES))),
  ],
);

accounted<typeof communityAttractions.$inferSelect>()(ATTRACTION, {
  id: "of its making",
  communityId: "whose it is",
  rank: "moved with buttons",
});

export const communityAttractionImages = pgTable(
  "community_attraction_images",
  {
    attractionId: reference(() => communityAttractions.id, { onDelete: "cascade" }),
    imageId: reference(() => images.id),
    rank: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.attractionId, row.imageId] }),
    uniqueIndex("community_attraction_images_image").on(row.imageId),
  ],
);

/** Projects of a community. The status is set by the authority, not computed from the dates. */
export const communityProjects = pgTable(
  "community_projects",
  {
    id: id(),
    communityId: communityId(),
    title: text().notNull(),
    description: text().notNull().default(""),
    status: text().$type<ProjectStatus>().notNull().default("planning"),
    /** Per cent. */
    progress: integer().notNull().default(0),
    startsOn: date({ mode: "string" }).$type<LocalDate>().notNull(),
    endsOn: date({ mode: "string" }).$type<LocalDate>(),
    /** Since then it is in the exchange (`modules/projects`), and is not removed any more: others may have applied to it. */
    openedAt: moment(),
    /** Since then only its authority and ADMIN see it, with the reason. */
    hiddenAt: moment(),
    hiddenBy: optionalReference(() => users.id),
    hiddenReason: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (project) => [
    index("community_projects_opened").on(project.openedAt, project.id).where(sql`opened_at is not null`),
    index("community_projects_community").on(project.communityId, project.createdAt),
    check("community_projects_hidden", sql`(hidden_at is null) = (hidden_reason is null)`),
    check("community_projects_status", oneOf(project.status, Object.keys(PROJECT_STATUSES))),
    check("community_projects_progress", sql`${project.progress} between 0 and 100`),
    check("community_projects_dates", sql`${project.endsOn} >= ${project.startsOn}`),
  ],
);

accounted<typeof communityProjects.$inferSelect>()(PROJECT, {
  id: "of its making",
  communityId: "whose it is",
  openedAt: "opened to the exchange with a form of its own",
  hiddenAt: "hidden by an ADMIN",
  hiddenBy: "hidden by an ADMIN",
  hiddenReason: "hidden by an ADMIN",
  createdAt: "of its making",
  updatedAt: "of the last change",
});

export const communityGallery = pgTable(
  "community_gallery",
  {
    communityId: communityId(),
    imageId: reference(() => images.id),
    rank: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.communityId, row.imageId] }),
    uniqueIndex("community_gallery_image").on(row.imageId),
  ],
);

/** Claims: a verified authority says that a community without an owner is its own; an ADMIN decides. */
export const communityClaims = pgTable(
  "community_claims",
  {
    id: id(),
    communityId: communityId(),
    organisationId: reference(() => organisations.id),
    claimedBy: reference(() => users.id),
    claimedAt: moment().notNull(),
    decidedAt: moment(),
    decidedBy: optionalReference(() => users.id),
    outcome: text().$type<ClaimOutcome>(),
    /** Why it was declined; shown to the authority. */
    reason: text(),
  },
  (claim) => [
    uniqueIndex("community_claims_waiting").on(claim.communityId, claim.organisationId).where(sql`outcome is null`),
    index("community_claims_queue").on(claim.claimedAt).where(sql`outcome is null`),
    check("community_claims_outcome", sql`${claim.outcome} in ('accepted', 'declined')`),
    check("community_claims_decision", sql`(${claim.outcome} is null) = (${claim.decidedAt} is null)`),
    check("community_claims_reason", sql`(${claim.outcome} = 'declined') = (${claim.reason} is not null)`),
  ],
);
