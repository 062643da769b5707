import { and, asc, eq, getTableColumns, gte, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { organisations } from "~/modules/accounts/tables.server";
import type { PictureUse } from "~/modules/media/rules/image";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { firstRow, foundRow } from "~/platform/database/rows.server";
import { valuesIn } from "~/platform/form/field-table.server";
import { pick } from "~/platform/pick";
import { CATEGORY_CODES } from "../rules/categories";
import { LISTED } from "../rules/listing";
import { FIELDS } from "../rules/profile-fields";
import type { SectionContent, WrittenSection } from "../rules/sections";
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
  ...pick(organisations, "name", "verifiedAt", "verifiedWhat"),
  ...pick(
    partners,
    "description",
    "industry",
    "foundedYear",
    "employees",
    "headquarters",
    "county",
    "website",
    "phone",
  ),
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

/** A partner as the public sees it; null unless it is listed. The e-mail is null unless the firm published it. */
export const listedPartner = (id: string) =>
  firstRow(heads().where(and(eq(partners.id, id), eq(organisations.verification, LISTED))));

/** The same for the firm's own people, also while the firm is not listed. */
export const ownPartner = (id: string): Promise<PartnerHead | null> => firstRow(heads().where(eq(partners.id, id)));

/** Null while the partner has no published review. */
export const ratingOf = (partnerId: string) =>
  firstRow(db().select().from(partnerRatings).where(eq(partnerRatings.partnerId, partnerId)));

export async function categoriesOf(partnerId: string) {
  const rows = await db().select().from(partnerCategories).where(eq(partnerCategories.partnerId, partnerId));
  return rows.map((row) => row.category);
}

export async function countiesOf(partnerId: string) {
  const rows = await db().select().from(partnerCounties).where(eq(partnerCounties.partnerId, partnerId));
  return rows.map((row) => row.county);
}

type RowOf<Table extends PgTable> = Omit<Table["$inferSelect"], "partnerId" | "rank">;

/** Reads a list of the profile, in the order that the firm gave it, or ordered by `first` before that. */
function rowsOf<Table extends PgTable>(of: Table, { where, first }: { where?: SQL | undefined; first?: SQL } = {}) {
  // the tables of all lists have id, partnerId and rank; the other columns are only passed on
  const table = of as unknown as typeof partnerServices;
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
/** Special offers that are valid on `today`; without it also the expired ones, which their firm may extend. */
export const offersOf = (partnerId: string, today?: LocalDate) =>
  rowsOf(partnerSpecialOffers, { where: today && gte(partnerSpecialOffers.validUntil, today) })(partnerId);

type Reads = { [S in WrittenSection]: (partnerId: string) => Promise<SectionContent[S]> };

const reads: Reads = {
  company: (id) => rowOf(id).then((row) => valuesIn(FIELDS.company, row)),
  contact: (id) => rowOf(id).then((row) => valuesIn(FIELDS.contact, row)),
  categories: async (id) => {
    const categories = await categoriesOf(id);
    const counties = await countiesOf(id);
    return {
      categories: CATEGORY_CODES.filter((code) => categories.includes(code)),
      counties: counties.sort(),
    };
  },
  services: servicesOf,
  specialisations: specialisationsOf,
  portfolio: projectsOf,
  team: membersOf,
  certifications: certificationsOf,
  offers: (id) => offersOf(id),
};

/** The stored content of a section, also of a firm that is not listed. */
export const contentOf = <S extends WrittenSection>(section: S, partnerId: string): Promise<SectionContent[S]> =>
  reads[section](partnerId);

const rowOf = (id: string) => foundRow(db().select().from(partners).where(eq(partners.id, id)));

/** The service from which an offer is derived; null when it is another partner's or this partner is not listed. */
export const listedServiceOf = (partnerId: string, serviceId: string) =>
  firstRow(
    db()
      .select({ id: partnerServices.id, name: partnerServices.name })
      .from(partnerServices)
      .innerJoin(organisations, eq(organisations.id, partnerServices.partnerId))
      .where(
        and(
          eq(partnerServices.id, serviceId),
          eq(partnerServices.partnerId, partnerId),
          eq(organisations.verification, LISTED),
        ),
      ),
  );

/** The counts that the tabs of the profile show. */
export async function countsOf(partnerId: string) {
  const countOf = (table: PgTable) =>
    sql<number>`(select count(*)::int from ${table} x where x.partner_id = ${partnerId}::uuid)`;
  const [counts] = await db()
    .select({
      services: countOf(partnerServices),
      projects: countOf(partnerProjects),
      members: countOf(partnerMembers),
    })
    .from(partners)
    .where(eq(partners.id, partnerId));
  return counts ?? { services: 0, projects: 0, members: 0 };
}

/** The firms whose logo this picture is. */
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
