import { and, eq, notInArray } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "~/platform/database/connection.server";
import { badRequest } from "~/platform/refusal";
import type { CountyCode } from "~/platform/romania/counties";
import type { Category } from "../rules/categories";
import type { ListSection, SectionContent, WrittenSection } from "../rules/sections";
import * as tables from "../tables.server";

type Values = Partial<Omit<typeof tables.partners.$inferInsert, "id">>;
type Writes = { [S in WrittenSection]: (partnerId: string, content: SectionContent[S]) => Promise<void> };

const writes: Writes = {
  company: (id, values) => updatePartner(id, values),
  contact: (id, values) => updatePartner(id, values),
  categories: writeAreas,
  services: (id, rows) => writeRows("services", id, rows),
  specialisations: (id, rows) => writeRows("specialisations", id, rows),
  portfolio: (id, rows) => writeRows("portfolio", id, rows),
  team: (id, rows) => writeRows("team", id, rows),
  certifications: (id, rows) => writeRows("certifications", id, rows),
  offers: (id, rows) => writeRows("offers", id, rows),
};

/** A part of a profile in place of what stood there. Several statements: the verb brings the transaction. */
export const writeContent = <S extends WrittenSection>(
  section: S,
  partnerId: string,
  content: SectionContent[S],
): Promise<void> => writes[section](partnerId, content);

export async function updatePartner(id: string, values: Values): Promise<void> {
  await db().update(tables.partners).set(values).where(eq(tables.partners.id, id));
}

/** Who changes a profile waits here for whoever changes it at the same moment. False when there is none. */
export async function lockPartner(id: string): Promise<boolean> {
  const found = await db()
    .select({ id: tables.partners.id })
    .from(tables.partners)
    .where(eq(tables.partners.id, id))
    .for("no key update");
  return found.length > 0;
}

/** The picture that stands for the firm; null for none. */
export async function logoIdOf(partnerId: string): Promise<string | null> {
  const [found] = await db()
    .select({ id: tables.partners.logoImageId })
    .from(tables.partners)
    .where(eq(tables.partners.id, partnerId));
  return found?.id ?? null;
}

type Areas = { categories: readonly Category[]; counties: readonly CountyCode[] };

/** One partner with its areas. Several statements: the verb brings the transaction. */
export async function insertPartner(row: typeof tables.partners.$inferInsert, areas: Areas): Promise<void> {
  await db().insert(tables.partners).values(row);
  await insertAreas(row.id, areas);
}

/** Beside those that it has. */
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

const TABLES = {
  services: tables.partnerServices,
  specialisations: tables.partnerSpecialisations,
  portfolio: tables.partnerProjects,
  team: tables.partnerMembers,
  certifications: tables.partnerCertifications,
  offers: tables.partnerSpecialOffers,
} satisfies Record<ListSection, PgTable>;

/**
 * The list as it is now: a row with an id is changed and keeps it (offers are named by it), one without is new, one that is
 * missing goes. An id that is not of this partner's rows comes from no form of ours.
 */
async function writeRows<S extends ListSection>(section: S, partnerId: string, rows: SectionContent[S]): Promise<void> {
  // One shape stands for all: they differ in their own columns only, which `rows` brings along.
  const table = TABLES[section] as typeof tables.partnerServices;
  const given = rows as SectionContent["services"];
  const kept = given.flatMap(({ id }) => (id === null ? [] : [id]));
  const stored = await db().select({ id: table.id }).from(table).where(eq(table.partnerId, partnerId));
  const known = new Set(stored.map(({ id }) => id));
  if (new Set(kept).size < kept.length || !kept.every((id) => known.has(id))) throw badRequest();
  await db()
    .delete(table)
    .where(and(eq(table.partnerId, partnerId), notInArray(table.id, kept)));
  for (const [rank, { id, ...values }] of given.entries()) {
    if (id === null)
      await db()
        .insert(table)
        .values({ ...values, partnerId, rank });
    else
      await db()
        .update(table)
        .set({ ...values, rank })
        .where(and(eq(table.id, id), eq(table.partnerId, partnerId)));
  }
}

export async function saveRating(row: typeof tables.partnerRatings.$inferInsert): Promise<void> {
  const { partnerId: _, ...values } = row;
  await db()
    .insert(tables.partnerRatings)
    .values(row)
    .onConflictDoUpdate({ target: tables.partnerRatings.partnerId, set: values });
}

export async function deleteRating(partnerId: string): Promise<void> {
  await db().delete(tables.partnerRatings).where(eq(tables.partnerRatings.partnerId, partnerId));
}
