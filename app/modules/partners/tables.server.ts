import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { LocalDate } from "../../platform/calendar/local-date";
import { amount, id, moment, oneOf, optionalReference, reference } from "../../platform/database/columns.server";
import { accounted } from "../../platform/form/field-table";
import type { Currency } from "../../platform/language/money";
import type { CountyCode } from "../../platform/romania/counties";
import { organisations, users } from "../accounts/tables.server";
import { images } from "../media/tables.server";
import { CATEGORY_CODES, type Category } from "./rules/categories";
import { EMPLOYEES, type EmployeeRange, INDUSTRIES, type Industry } from "./rules/profile";
import { FIELDS } from "./rules/profile-fields";

/** The public profile of a firm. Its id is the organisation's. */
export const partners = pgTable(
  "partners",
  {
    id: uuid()
      .primaryKey()
      .references(() => organisations.id),
    description: text().notNull().default(""),
    industry: text().$type<Industry>(),
    foundedYear: integer(),
    employees: text().$type<EmployeeRange>(),
    headquarters: text(),
    county: text().$type<CountyCode>(),
    website: text(),
    phone: text(),
    email: text(),
    /** The address may be a person's, so it is public only when the firm chooses so. */
    emailPublic: boolean().notNull().default(false),
    logoImageId: optionalReference(() => images.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (partner) => [
    index("partners_logo").on(partner.logoImageId),
    check("partners_industry", oneOf(partner.industry, Object.keys(INDUSTRIES))),
    check("partners_employees", oneOf(partner.employees, Object.keys(EMPLOYEES))),
    check("partners_founded", sql`${partner.foundedYear} between 1800 and 2200`),
  ],
);

accounted<typeof partners.$inferSelect>()(
  { ...FIELDS.company, ...FIELDS.contact },
  {
    id: "the firm",
    logoImageId: "chosen with a form of its own",
    createdAt: "of its making",
    updatedAt: "of the last change",
  },
);

const partnerId = () => reference(() => partners.id, { onDelete: "cascade" });

/** Each service yields three offers whose ids contain its id, so an edited service keeps its row. */
export const partnerServices = pgTable(
  "partner_services",
  { id: id(), partnerId: partnerId(), rank: integer().notNull(), name: text().notNull(), description: text() },
  (service) => [index("partner_services_partner").on(service.partnerId, service.rank)],
);

export const partnerSpecialisations = pgTable(
  "partner_specialisations",
  { id: id(), partnerId: partnerId(), rank: integer().notNull(), name: text().notNull() },
  (specialisation) => [index("partner_specialisations_partner").on(specialisation.partnerId, specialisation.rank)],
);

export const partnerCategories = pgTable(
  "partner_categories",
  { partnerId: partnerId(), category: text().$type<Category>().notNull() },
  (row) => [
    primaryKey({ columns: [row.partnerId, row.category] }),
    index("partner_categories_category").on(row.category),
    check("partner_categories_code", oneOf(row.category, CATEGORY_CODES)),
  ],
);

/** The counties in which the partner works, with its own. */
export const partnerCounties = pgTable(
  "partner_counties",
  { partnerId: partnerId(), county: text().$type<CountyCode>().notNull() },
  (row) => [primaryKey({ columns: [row.partnerId, row.county] }), index("partner_counties_county").on(row.county)],
);

export const partnerCertifications = pgTable(
  "partner_certifications",
  { id: id(), partnerId: partnerId(), rank: integer().notNull(), name: text().notNull(), detail: text() },
  (certification) => [index("partner_certifications_partner").on(certification.partnerId, certification.rank)],
);

export const partnerMembers = pgTable(
  "partner_members",
  {
    id: id(),
    partnerId: partnerId(),
    rank: integer().notNull(),
    name: text().notNull(),
    position: text().notNull(),
    experience: text(),
  },
  (member) => [index("partner_members_partner").on(member.partnerId, member.rank)],
);

export const partnerProjects = pgTable(
  "partner_projects",
  {
    id: id(),
    partnerId: partnerId(),
    rank: integer().notNull(),
    name: text().notNull(),
    budget: amount(),
    currency: text().$type<Currency>(),
    year: integer(),
  },
  (project) => [
    index("partner_projects_partner").on(project.partnerId, project.rank),
    check("partner_projects_budget", sql`(budget is null) = (currency is null) and budget >= 0`),
  ],
);

/** Time-limited offers written by the firm; the offers of the marketplace are derived from services instead. */
export const partnerSpecialOffers = pgTable(
  "partner_special_offers",
  {
    id: id(),
    partnerId: partnerId(),
    rank: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** The last day of validity, in Bucharest time. */
    validUntil: date({ mode: "string" }).$type<LocalDate>().notNull(),
  },
  (offer) => [index("partner_special_offers_partner").on(offer.partnerId, offer.rank)],
);

/** Firms that a person of an authority keeps in a list of their own. */
export const partnerFavourites = pgTable(
  "partner_favourites",
  {
    userId: reference(() => users.id, { onDelete: "cascade" }),
    partnerId: partnerId(),
    createdAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.partnerId] }),
    index("partner_favourites_partner").on(row.partnerId),
  ],
);

/** Computed from the published reviews. No row when there are none. */
export const partnerRatings = pgTable(
  "partner_ratings",
  {
    partnerId: partnerId().primaryKey(),
    rating: doublePrecision().notNull(),
    reviewCount: integer().notNull(),
    quality: doublePrecision().notNull(),
    time: doublePrecision().notNull(),
    communication: doublePrecision().notNull(),
    price: doublePrecision().notNull(),
    computedAt: moment().notNull(),
  },
  (row) => [
    check("partner_ratings_scale", sql`${row.rating} between 1 and 5`),
    check("partner_ratings_count", sql`${row.reviewCount} > 0`),
  ],
);
