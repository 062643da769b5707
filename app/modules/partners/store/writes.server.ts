import { and, eq, notInArray } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { badRequest } from "~/platform/refusal";
import type { CountyCode } from "~/platform/romania/counties";
import type { Category } from "../rules/categories";
import type { SectionContent, WrittenSection } from "../rules/sections";
import * as tables from "../tables.server";

type Values = Partial<Omit<typeof tables.partners.$inferInsert, "id">>;
type Writes = { [S in WrittenSection]: (partnerId: string, content: SectionContent[S]) => Promise<void> };

const writes: Writes = {
  company: (id, values) => updatePartner(id, values),
  contact: (id, values) => updatePartner(id, values),
  categories: writeAreas,
  services: writesRowsOf(tables.partnerServices),
  specialisations: writesRowsOf(tables.partnerSpecialisations),
  portfolio: writesRowsOf(tables.partnerProjects),
  team: writesRowsOf(tables.partnerMembers),
  certifications: writesRowsOf(tables.partnerCertifications),
  offers: writesRowsOf(tables.partnerSpecialOffers),
};

/** Replaces the content of a section. Several statements: call it in a transaction. */
export const writeContent = <S extends WrittenSection>(
  section: S,
  partnerId: string,
  content: SectionContent[S],
): Promise<void> => writes[section](partnerId, content);

export async function updatePartner(id: string, values: Values): Promise<void> {
  await db().update(tables.partners).set(values).where(eq(tables.partners.id, id));
}

/** Locks the partner's row until the transaction ends, so that changes of a profile run one after the other; null when there is none. */
export const lockPartner = (id: string) =>
  firstRow(
    db()
      .select({ id: tables.partners.id, logoId: tables.partners.logoImageId })
      .from(tables.partners)
      .where(eq(tables.partners.id, id))
      .for("no key update"),
  );

type Areas = { categories: readonly Category[]; counties: readonly CountyCode[] };

/** Several statements: call it in a transaction. */
export async function insertPartner(row: typeof tables.partners.$inferInsert, areas: Areas): Promise<void> {
  await db().insert(tables.partners).values(row);
  await insertAreas(row.id, areas);
}

/** Categories and counties are deleted with it. */
export async function removePartner(id: string): Promise<void> {
  await db().delete(tables.partners).where(eq(tables.partners.id, id));
}

/** Adds categories and counties to those that the partner has. */
export async function insertAreas(partnerId: string, areas: Areas): Promise<void> {
  const categories = areas.categories.map((category) => ({ partnerId, category }));
  const counties = areas.counties.map((county) => ({ partnerId, county }));
  if (categories.length > 0) await db().insert(tables.partnerCategories).values(categories).onConflictDoNothing();
  if (counties.length > 0) await db().insert(tables.partnerCounties).values(counties).onConflictDoNothing();
}

async function writeAreas(partnerId: string, areas: Areas): Promise<void> {
  await db().delete(tables.partnerCategories).where(eq(tables.partnerCategories.partnerId, partnerId));
  await db().delete(tables.partnerCounties).where(eq(tables.partnerCounties.partnerId, partnerId));
  await insertAreas(partnerId, areas);
}

/**
 * Replaces the rows of a list: a row with an id is updated and keeps it (the id of an offer contains it), one without an id is
 * inserted, a missing one is deleted. Throws 400 for an id that is not one of this partner's rows.
 */
function writesRowsOf(of: PgTable) {
  // the tables of all lists have id, partnerId and rank; the other columns come with the rows
  const table = of as typeof tables.partnerServices;
  return async (partnerId: string, content: readonly { id: string | null }[]): Promise<void> => {
    const rows = content as SectionContent["services"];
    const kept = rows.flatMap(({ id }) => (id === null ? [] : [id]));
    const stored = await db().select({ id: table.id }).from(table).where(eq(table.partnerId, partnerId));
    const known = new Set(stored.map(({ id }) => id));
    if (new Set(kept).size < kept.length || !kept.every((id) => known.has(id))) throw badRequest();
    await db()
      .delete(table)
      .where(and(eq(table.partnerId, partnerId), notInArray(table.id, kept)));
    for (const [rank, { id, ...row }] of rows.entries()) {
      const values = { ...row, partnerId, rank };
      if (id === null) await db().insert(table).values(values);
      else
        await db()
          .update(table)
          .set(values)
          .where(and(eq(table.id, id), eq(table.partnerId, partnerId)));
    }
  };
}

export async function savePartnerRating(row: typeof tables.partnerRatings.$inferInsert): Promise<void> {
  const { partnerId: _, ...values } = row;
  await db()
    .insert(tables.partnerRatings)
    .values(row)
    .onConflictDoUpdate({ target: tables.partnerRatings.partnerId, set: values });
}

export async function deleteRating(partnerId: string): Promise<void> {
  await db().delete(tables.partnerRatings).where(eq(tables.partnerRatings.partnerId, partnerId));
}
