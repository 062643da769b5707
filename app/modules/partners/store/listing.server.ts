import { and, asc, count, desc, eq, gte, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { matchesHereOrThere } from "~/platform/database/place.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { hasName, inAlphabet, says } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import type { CountyCode } from "~/platform/romania/counties";
import type { Category } from "../rules/categories";
import {
  CARD_SERVICES,
  type MinimumRating,
  PARTNERS_PER_PAGE,
  type PartnerOrder,
  type PartnerQuery,
} from "../rules/listing";
import {
  partnerCategories,
  partnerCounties,
  partnerFavourites,
  partnerProjects,
  partnerRatings,
  partnerServices,
  partnerSpecialOffers,
  partners,
} from "../tables.server";

/** The searchable text of a service, exactly as in its indexes. `row` is a table alias from code, never user input. */
export const serviceText = (row: string): SQL => sql.raw(`(${row}.name || ' ' || coalesce(${row}.description, ''))`);

/** The join with partners already implies the kind, but the index covers kind and verification together. */
export const isListed = sql`${organisations.kind} = 'FIRMA' and ${organisations.verification} = 'verified'`;

const byName = [inAlphabet(organisations.name), asc(partners.id)];
const bestFirst = [sql`${partnerRatings.rating} desc nulls last`, ...byName];

const reviewCount = sql<number>`coalesce(${partnerRatings.reviewCount}, 0)`;

const orders: Record<PartnerOrder, SQL[]> = {
  rating: bestFirst,
  recenzii: [desc(reviewCount), ...bestFirst],
  nume: byName,
};

/** What stands in a list of the partner, as an array. `partner` is its id, or a column that holds it. */
export const categoriesIn = (partner: SQLWrapper | string) =>
  sql<Category[]>`array(select c.category from ${partnerCategories} c where c.partner_id = ${partner})`;
export const countiesIn = (partner: SQLWrapper | string) =>
  sql<CountyCode[]>`array(select c.county from ${partnerCounties} c where c.partner_id = ${partner})`;

const cardColumns = {
  id: partners.id,
  name: organisations.name,
  ...pick(partners, "description", "county", "foundedYear", "employees"),
  rating: partnerRatings.rating,
  reviewCount,
  image: imageColumns,
  services: sql<
    string[]
  >`array(select s.name from ${partnerServices} s where s.partner_id = ${partners.id} order by s.rank limit ${CARD_SERVICES})`,
  serviceCount: sql<number>`(select count(*)::int from ${partnerServices} s where s.partner_id = ${partners.id})`,
  projectCount: sql<number>`(select count(*)::int from ${partnerProjects} p where p.partner_id = ${partners.id})`,
};

export type PartnerCard = Awaited<ReturnType<typeof topPartners>>[number];

type PageRange = { limit: number; offset: number };
type Chosen = PageRange | Places<PageRange>;

/** Sorts narrow rows first and reads the cards of one page only. Each row carries the total count. */
function cards(where: SQL | undefined, order: readonly SQL[], { limit, offset }: Chosen) {
  const chosen = db()
    .select({ id: partners.id, total: sql<number>`count(*) over ()`.mapWith(Number).as("total") })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .leftJoin(partnerRatings, eq(partnerRatings.partnerId, partners.id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as("chosen");
  return db()
    .select({ ...cardColumns, total: chosen.total })
    .from(chosen)
    .innerJoin(partners, eq(partners.id, chosen.id))
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .leftJoin(partnerRatings, eq(partnerRatings.partnerId, partners.id))
    .leftJoin(images, eq(images.id, partners.logoImageId))
    .orderBy(...order);
}

/** The directory without filters, which most visitors open, as prepared statements by order. */
const unfiltered = {
  rating: prepared((at: Places<PageRange>) => cards(isListed, orders.rating, at)),
  recenzii: prepared((at: Places<PageRange>) => cards(isListed, orders.recenzii, at)),
  nume: prepared((at: Places<PageRange>) => cards(isListed, orders.nume, at)),
} satisfies Record<PartnerOrder, unknown>;

/** `keptBy` is the person whose kept firms are listed. */
type Sought = PartnerQuery & { keptBy?: string | undefined };

/** One page of the directory, or the given range, and the total count. */
export async function listPartners(
  query: Sought,
  range: PageRange = { limit: PARTNERS_PER_PAGE, offset: (query.page - 1) * PARTNERS_PER_PAGE },
): Promise<{ partners: PartnerCard[]; total: number }> {
  const chosen = conditions(query);
  const where = and(isListed, ...chosen);
  const found =
    chosen.length === 0 ? await unfiltered[query.order](range) : await cards(where, orders[query.order], range);
  return { partners: found, total: found[0]?.total ?? (range.offset === 0 ? 0 : await countOf(where)) };
}

async function countOf(where: SQL | undefined): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .where(where);
  return row?.total ?? 0;
}

/** The best rated partners, for the landing page. */
export const topPartners = (most: number) => unfiltered.rating({ limit: most, offset: 0 });

const saysAll = (text: string): SQL | undefined => and(...searchWords(text).map(hasWord));

const conditions = ({ text, category, county, atLeast, keptBy }: Sought): SQL[] => [
  ...[matchesHereOrThere(text, saysAll, isAt)].filter((one) => one !== undefined),
  ...(category ? [worksIn(category)] : []),
  ...(county ? [serves(county)] : []),
  ...(atLeast ? [isRated(atLeast)] : []),
  ...(keptBy ? [isKeptBy(keptBy)] : []),
];

const isKeptBy = (userId: string): SQL =>
  inArray(
    partners.id,
    db()
      .select({ id: partnerFavourites.partnerId })
      .from(partnerFavourites)
      .where(eq(partnerFavourites.userId, userId)),
  );

/** Rounded as displayed, so that a shown "4,5" matches "4.5 and more". */
const isRated = (atLeast: MinimumRating): SQL =>
  inArray(
    partners.id,
    db()
      .select({ id: partnerRatings.partnerId })
      .from(partnerRatings)
      .where(sql`round((${partnerRatings.rating} * 10)::numeric) >= ${Number(atLeast) * 10}`),
  );

const worksIn = (category: Category): SQL =>
  inArray(
    partners.id,
    db()
      .select({ id: partnerCategories.partnerId })
      .from(partnerCategories)
      .where(eq(partnerCategories.category, category)),
  );

const serves = (county: CountyCode): SQL =>
  inArray(
    partners.id,
    db().select({ id: partnerCounties.partnerId }).from(partnerCounties).where(eq(partnerCounties.county, county)),
  );

/** The firm has its seat in the county, or works there. */
const isAt = (county: CountyCode): SQL => sql`(${partners.county} = ${county} or ${serves(county)})`;

/** A fragment of the name, or a word of the description or of a service. */
function hasWord(word: string): SQL {
  const description = sql`p.description`;
  const service = serviceText("s");
  return sql`${partners.id} in (
    select o.id from ${organisations} o where ${hasName(sql`o.name`, word)}
    union all select p.id from ${partners} p where ${says(description, word)}
    union all select s.partner_id from ${partnerServices} s where ${says(service, word)}
  )`;
}

/** The first special offer of each partner that is valid on `today`. */
export async function specialOffersOf(partnerIds: readonly string[], today: LocalDate) {
  if (partnerIds.length === 0) return [];
  return db()
    .selectDistinctOn([partnerSpecialOffers.partnerId], pick(partnerSpecialOffers, "partnerId", "title", "validUntil"))
    .from(partnerSpecialOffers)
    .where(and(among(partnerSpecialOffers.partnerId, partnerIds), gte(partnerSpecialOffers.validUntil, today)))
    .orderBy(partnerSpecialOffers.partnerId, asc(partnerSpecialOffers.rank));
}

/** The listed partners of a category, with what matching compares. */
export async function listedPartnersIn(category: Category) {
  return db()
    .select({
      id: partners.id,
      name: organisations.name,
      categories: categoriesIn(partners.id),
      counties: countiesIn(partners.id),
      rating: partnerRatings.rating,
      reviewCount,
    })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .leftJoin(partnerRatings, eq(partnerRatings.partnerId, partners.id))
    .where(and(isListed, worksIn(category)))
    .orderBy(asc(partners.id));
}
