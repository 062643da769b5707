import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "../../platform/database/columns.server";
import type { Membership, OrganisationKind, Role, Verification } from "./rules/actor";

/** An authority or a firm. Its verification is a fact of three moments; the word for it is computed. */
export const organisations = pgTable(
  "organisations",
  {
    id: id(),
    kind: text().$type<OrganisationKind>().notNull(),
    name: text().notNull(),
    cui: text().notNull(),
    county: text(),
    address: text().notNull(),
    website: text(),
    tradeRegisterNumber: text(),
    legalRepresentative: text(),
    package: text().$type<"bronze" | "silver">(),
    authorityKind: text(),
    description: text(),
    portfolio: text(),
    documentId: uuid(),
    verifiedAt: moment(),
    verifiedBy: uuid(),
    verifiedWhat: text(),
    rejectedAt: moment(),
    rejectedReason: text(),
    suspendedAt: moment(),
    suspendedReason: text(),
    verification: text()
      .$type<Verification>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when suspended_at is not null then 'suspended' when verified_at is not null then 'verified' when rejected_at is not null then 'rejected' else 'pending' end`,
      ),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (organisation) => [
    uniqueIndex("organisations_cui").on(organisation.cui),
    index("organisations_queue").on(organisation.verification, organisation.createdAt),
    check("organisations_kind", sql`${organisation.kind} in ('UAT', 'FIRMA')`),
  ],
);

/** What a firm said it does when it registered; its categories are first filled from these. */
export const organisationDomains = pgTable(
  "organisation_domains",
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    domain: text().notNull(),
  },
  (row) => [uniqueIndex("organisation_domains_once").on(row.organisationId, row.domain)],
);

/** People. `applicant` asked to join an organisation that exists and waits for its owner. */
export const users = pgTable(
  "users",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: text().$type<Role>().notNull(),
    organisationId: uuid().references(() => organisations.id),
    membership: text().$type<Membership | "applicant">(),
    position: text(),
    phone: text(),
    suspendedAt: moment(),
    twoFactorEnabled: boolean().notNull().default(false),
    lastTotpStep: integer(),
    termsVersion: text(),
    termsAcceptedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (user) => [
    uniqueIndex("users_email").on(user.email),
    index("users_organisation").on(user.organisationId),
    check("users_role", sql`${user.role} in ('UAT', 'FIRMA', 'ADMIN')`),
    check("users_place", sql`(${user.role} = 'ADMIN') = (${user.organisationId} is null)`),
  ],
);
