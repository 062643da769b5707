import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, moment, optionalReference, reference } from "../../platform/database/columns.server";
import { accounted } from "../../platform/form/field-table";
import type { Membership, OrganisationKind, Role, Verification } from "./rules/actor";
import type { AuthorityKind, MemberPackage } from "./rules/authority";
import type { Domain } from "./rules/domain";
import { FACTS, OTHERS } from "./rules/organisation-fields";
import type { TokenPurpose } from "./rules/token";

/** An authority or a firm. Its verification state is computed from the three timestamps. */
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
    package: text().$type<MemberPackage>(),
    authorityKind: text().$type<AuthorityKind>(),
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
    index("organisations_listed").on(
      organisation.kind,
      organisation.verification,
      organisation.verifiedAt.desc().nullsFirst(),
      organisation.id,
    ),
    index("organisations_unlisted").on(organisation.id).where(sql`verification <> 'verified'`),
    check("organisations_kind", sql`${organisation.kind} in ('UAT', 'FIRMA')`),
  ],
);

accounted<typeof organisations.$inferSelect>()(
  { ...FACTS.UAT, ...FACTS.FIRMA, ...OTHERS },
  {
    id: "of its making",
    kind: "chosen at registration",
    package: "chosen at registration",
    authorityKind: "found at verification",
    portfolio: "typed at registration, then edited as the description of the firm's profile",
    documentId: "sent at registration",
    verifiedAt: "of verification",
    verifiedBy: "of verification",
    verifiedWhat: "of verification",
    rejectedAt: "of verification",
    rejectedReason: "of verification",
    suspendedAt: "of verification",
    suspendedReason: "of verification",
    verification: "computed",
    createdAt: "of its making",
    updatedAt: "of the last change",
  },
);

/** The domains that a firm chose at registration; its first categories are derived from these. */
export const organisationDomains = pgTable(
  "organisation_domains",
  {
    organisationId: reference(() => organisations.id, { onDelete: "cascade" }),
    domain: text().$type<Domain>().notNull(),
  },
  (row) => [uniqueIndex("organisation_domains_once").on(row.organisationId, row.domain)],
);

/** People. An `applicant` asked to join an existing organisation and waits for its owner's decision. */
export const users = pgTable(
  "users",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: text().$type<Role>().notNull(),
    organisationId: optionalReference(() => organisations.id),
    membership: text().$type<Membership | "applicant">(),
    position: text(),
    phone: text(),
    suspendedAt: moment(),
    suspendedReason: text(),
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
    // A person who leaves an organisation has none until they accept an invitation or register one.
    check("users_place", sql`${user.role} <> 'ADMIN' or ${user.organisationId} is null`),
    check("users_membership", sql`(${user.organisationId} is null) = (${user.membership} is null)`),
  ],
);

/** Only the hash of the token is stored, so the row opens no session even with the signing secret. Pages show the id. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    token: text().notNull(),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (session) => [
    uniqueIndex("sessions_token").on(session.token),
    index("sessions_user").on(session.userId),
    index("sessions_expiry").on(session.expiresAt),
  ],
);

/** One row per person with the hash of the password. The columns are those of the sign-in library. */
export const credentials = pgTable(
  "credentials",
  {
    id: id(),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    providerId: text().notNull(),
    accountId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (credential) => [
    index("credentials_user").on(credential.userId),
    uniqueIndex("credentials_account").on(credential.providerId, credential.accountId),
  ],
);

/** Open challenges of the second factor, under hashed identifiers. The columns are those of the sign-in library. */
export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (verification) => [
    index("verifications_identifier").on(verification.identifier),
    index("verifications_expiry").on(verification.expiresAt),
  ],
);

/** Secret and backup codes, encrypted with the process's secret. */
export const twoFactors = pgTable(
  "two_factors",
  {
    id: id(),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: moment(),
  },
  (factor) => [uniqueIndex("two_factors_user").on(factor.userId)],
);

/** Mailed links: the hash of the token, valid for one purpose and one use until it expires. */
export const tokens = pgTable(
  "account_tokens",
  {
    hash: text().primaryKey(),
    purpose: text().$type<TokenPurpose>().notNull(),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    /** The address that the link proves. */
    email: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (token) => [
    index("account_tokens_user").on(token.userId, token.purpose),
    index("account_tokens_expiry").on(token.expiresAt),
  ],
);

/** Invitations by e-mail to join an organisation; the link is valid once, until it expires or is withdrawn. */
export const invitations = pgTable(
  "organisation_invitations",
  {
    id: id(),
    organisationId: reference(() => organisations.id),
    email: text().notNull(),
    membership: text().$type<Membership>().notNull(),
    /** The hash of the mailed token. */
    tokenHash: text().notNull(),
    invitedBy: reference(() => users.id),
    invitedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    acceptedBy: optionalReference(() => users.id),
    declinedAt: moment(),
    withdrawnAt: moment(),
  },
  (invitation) => [
    uniqueIndex("organisation_invitations_token").on(invitation.tokenHash),
    uniqueIndex("organisation_invitations_open")
      .on(invitation.organisationId, invitation.email)
      .where(sql`accepted_at is null and declined_at is null and withdrawn_at is null`),
    check("organisation_invitations_membership", sql`${invitation.membership} in ('owner', 'colleague')`),
  ],
);
