import { and, asc, eq, getTableColumns, gte, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { PictureUse } from "~/modules/media/rules/image";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { LISTED } from "../rules/listing";
import {
  partnerCategories,
  partnerCertifications,
  partnerCounties,
  partnerMembers,
  partnerProjects,
  partnerRatings,
  partnerServices,
  partnerSpecialisations,
  partnerSpecialOffers,
  partners,
} from "../tables.server";

export type PartnerHead = NonNullable<Awaited<ReturnType<typeof listedPartner>>>;

const headColumns = {
  id: partners.id,
  name: organisations.name,
  verifiedAt: organisations.verifiedAt,
  verifiedWhat: organisations.verifiedWhat,
  description: partners.description,
  industry: partners.industry,
  foundedYear: partners.foundedYear,
  employees: partners.employees,
  headquarters: partners.headquarters,
  county: partners.county,
  website: partners.website,
  phone: partners.phone,
  email: sql<string | null>`case when ${partners.emailPublic} then ${partners.email} end`,
  updatedAt: partners.updatedAt,
  logo: imageColumns,
};

const heads = () =>
  db()
    .select(headColumns)
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .leftJoin(images, eq(images.id, partners.logoImageId));

/** A partner as strangers may see it: only while it is listed, and its e-mail only when it says so. */
export async function listedPartner(id: string) {
  const [found] = await heads().where(and(eq(partners.id, id), eq(organisations.verification, LISTED)));
  return found ?? null;
}

/** The same of a firm that may not be listed yet, for its own people: how strangers would see it. */
export async function ownPartner(id: string): Promise<PartnerHead | null> {
  const [found] = await heads().where(eq(partners.id, id));
  return found ?? null;
}

export async function ratingOf(partnerId: string) {
  const [found] = await db().select().from(partnerRatings).where(eq(partnerRatings.partnerId, partnerId));
  return found ?? null;
}

export async function categoriesOf(partnerId: string) {
  const rows = await db().select().from(partnerCategories).where(eq(partnerCategories.partnerId, partnerId));
  return rows.map((row) => row.category);
}

export async function countiesOf(partnerId: string) {
  const rows = await db().select().from(partnerCounties).where(eq(partnerCounties.partnerId, partnerId));
  return rows.map((row) => row.county);
}

type Ranked =
  | typeof partnerServices
  | typeof partnerSpecialisations
  | typeof partnerCertifications
  | typeof partnerMembers
  | typeof partnerProjects
  | typeof partnerSpecialOffers;
type RowOf<Table extends Ranked> = Omit<Table["$inferSelect"], "partnerId" | "rank">;

/** A list of the profile, in the order that its firm gave it unless `first` says another. */
function rowsOf<Table extends Ranked>(of: Table, { where, first }: { where?: SQL | undefined; first?: SQL } = {}) {
  // one shape stands for all: they differ in their own columns only
  const table = of as typeof partnerServices;
  const { partnerId: firm, rank, ...columns } = getTableColumns(table);
  return (partnerId: string): Promise<RowOf<Table>[]> =>
    db()
      .select(columns)
      .from(table)
      .where(and(eq(firm, partnerId), where))
      .orderBy(...(first ? [first] : []), asc(rank)) as unknown as Promise<RowOf<Table>[]>;
}

export const servicesOf = rowsOf(partnerServices);
export const specialisationsOf = rowsOf(partnerSpecialisations);
export const certificationsOf = rowsOf(partnerCertifications);
export const membersOf = rowsOf(partnerMembers);
/** Newest first, those without a year last. */
export const projectsOf = rowsOf(partnerProjects, { first: sql`${partnerProjects.year} desc nulls last` });
/** Special offers that still hold on `today`; all of them without it: their firm may make those that have ended hold again. */
export const offersOf = (partnerId: string, today?: LocalDate) =>
  rowsOf(partnerSpecialOffers, { where: today && gte(partnerSpecialOffers.validUntil, today) })(partnerId);

/** The service from which an offer was derived, when it is this partner's and this partner is listed. */
export async function listedServiceOf(partnerId: string, serviceId: string) {
  const [found] = await db()
    .select({ id: partnerServices.id, name: partnerServices.name })
    .from(partnerServices)
    .innerJoin(organisations, eq(organisations.id, partnerServices.partnerId))
    .where(
      and(
        eq(partnerServices.id, serviceId),
        eq(partnerServices.partnerId, partnerId),
        eq(organisations.verification, LISTED),
      ),
    );
  return found ?? null;
}

/** How many of each tab there are. */
export async function countsOf(partnerId: string) {
  const many = (table: typeof partnerServices | typeof partnerProjects | typeof partnerMembers) =>
    sql<number>`(select count(*)::int from ${table} x where x.partner_id = ${partnerId}::uuid)`;
  const [counts] = await db()
    .select({ services: many(partnerServices), projects: many(partnerProjects), members: many(partnerMembers) })
    .from(partners)
    .where(eq(partners.id, partnerId));
  return counts ?? { services: 0, projects: 0, members: 0 };
}

/** The firm whose logo a picture is. */
export async function partnersShowing(imageId: string): Promise<PictureUse[]> {
  return db()
    .select({
      organisationId: partners.id,
      isPublic: sql<boolean>`${eq(organisations.verification, LISTED)}`,
      isAdmins: sql<boolean>`true`,
    })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .where(eq(partners.logoImageId, imageId));
}
