import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { Image } from "~/modules/media/rules/image";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { prepared } from "~/platform/database/prepared.server";
import { inAlphabet, says } from "~/platform/database/words.server";
import type { Category } from "../rules/categories";
import { LISTED } from "../rules/listing";
import { type OfferQuery, offerWords, SERVICES_PER_PAGE } from "../rules/offer-list";
import { partnerCategories, partnerCounties, partnerRatings, partnerServices, partners } from "../tables.server";
import { categoriesIn, serviceText } from "./listing.server";

/** A service of a listed firm; its three offers are computed from it. */
export type ListedService = {
  id: string;
  name: string;
  /** The firm's description of the service. */
  about: string | null;
  partnerId: string;
  partner: string;
  /** Those of the firm. */
  categories: Category[];
  rating: number | null;
  /** The firm's logo; null when it has none. */
  image: Image | null;
};

/**
 * One page of services. The best rated firms come first, compared as their ratings are shown; among equal ones the first
 * service of each comes before any second one, so that no firm fills a page alone.
 */
export async function listServices(query: OfferQuery): Promise<ListedService[]> {
  const { rows } = await db().execute<ListedService>(sql`
    with listed as materialized (
      select p.id, o.name, p.logo_image_id, r.rating,
        row_number() over (order by r.rating desc nulls last, ${inAlphabet(sql`o.name`)}, p.id) as place
      from ${partners} p
      join ${organisations} o on o.id = p.id
      left join ${partnerRatings} r on r.partner_id = p.id
      where o.verification = ${LISTED}
    )
    select s.id, s.name, s.description as about, l.id as "partnerId", l.name as partner, l.rating,
      ${categoriesIn(sql`l.id`)} as categories,
      case when i.id is not null
        then json_build_object('id', i.id, 'alt', i.alt, 'width', i.width, 'height', i.height) end as image
    from listed l
    join ${partnerServices} s on s.partner_id = l.id
    left join ${images} i on i.id = l.logo_image_id
    where ${and(...conditions(query), inCategory(query)) ?? sql`true`}
    order by ${namedFirst(query)} round(l.rating::numeric, 1) desc nulls last, s.rank, l.place, s.id
    limit ${SERVICES_PER_PAGE} offset ${(query.page - 1) * SERVICES_PER_PAGE}`);
  return rows;
}

export type ServiceCount = { name: string; services: number };

/** The number of services, and the most frequent names for narrowing the same query. */
export async function serviceCounts(
  query: OfferQuery,
  most: number,
): Promise<{ total: number; names: ServiceCount[] }> {
  const { rows } = await db().execute<ServiceCount & { total: number }>(sql`
    select s.name, count(*)::int as services,
      (sum(count(*) filter (where ${inCategory(query) ?? sql`true`})) over ())::int as total
    from ${partnerServices} s
    join ${organisations} l on l.id = s.partner_id and l.verification = ${LISTED}
    where ${and(...conditions(query)) ?? sql`true`}
    group by s.name
    order by services desc, ${inAlphabet(sql`s.name`)}
    limit ${most}`);
  return { total: rows[0]?.total ?? 0, names: rows.map(({ name, services }) => ({ name, services })) };
}

/** The number of services of all listed firms. */
export async function serviceTotal(): Promise<number> {
  const [row] = await countServices({});
  return row?.total ?? 0;
}

const countServices = prepared(() =>
  db()
    .select({ total: count() })
    .from(partnerServices)
    .innerJoin(organisations, eq(organisations.id, partnerServices.partnerId))
    .where(eq(organisations.verification, LISTED)),
);

/** Conditions on the aliases `s` (service) and `l` (its listed firm). */
const conditions = ({ text, county, partner }: OfferQuery): SQL[] => [
  ...(partner ? [sql`s.partner_id = ${partner}::uuid`] : []),
  ...(county ? [sql`s.partner_id in (select c.partner_id from ${partnerCounties} c where c.county = ${county})`] : []),
  ...offerWords(text).map(hasWord),
];

function inCategory({ category, service }: OfferQuery): SQL | undefined {
  if (service !== null) return eq(sql`s.name`, service);
  if (category === null) return undefined;
  return sql`s.partner_id in (select c.partner_id from ${partnerCategories} c where c.category = ${category})`;
}

/** The word is one of the firm's name, of the service's name or of its description, in any form, or begins one. */
function hasWord(word: string): SQL {
  return sql`s.id in (
    select x.id from ${partnerServices} x where ${says(serviceText("x"), word)}
    union all select x.id from ${partnerServices} x join ${organisations} o on o.id = x.partner_id
      where ${says(sql`o.name`, word)}
  )`;
}

/** Services that say all the words in their name or in that of their firm, before those that only describe them. */
function namedFirst({ text }: OfferQuery): SQL {
  const named = and(...offerWords(text).map((word) => says(sql`s.name || ' ' || l.name`, word)));
  return named ? sql`(${named}) desc,` : sql``;
}
