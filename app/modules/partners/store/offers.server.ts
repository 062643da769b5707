import { and, eq, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { Image } from "~/modules/media/rules/image";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { foundUnlessEmpty, holds, inAlphabet, means } from "~/platform/database/words.server";
import { LISTED } from "../rules/listing";
import { OFFERS_PER_PAGE, type OfferQuery, type TierSearch, tierSearches } from "../rules/offer-list";
import { TIER_CODES, type Tier } from "../rules/offers";
import { partnerCategories, partnerRatings, partnerServices, partners } from "../tables.server";
import { serviceText } from "./listing.server";

export type ListedOffer = {
  serviceId: string;
  service: string;
  /** The firm's description of the service. */
  about: string | null;
  tier: Tier;
  partnerId: string;
  partner: string;
  rating: number | null;
  reviewCount: number;
  /** The firm's logo; null when it has none. */
  image: Image | null;
};

/**
 * Offers are not stored: a page is a range of services × tiers. Ordered by the rank of the service, then by the firm's rating,
 * so that no firm fills a page with all its services.
 */
export async function listOffers(query: OfferQuery): Promise<ListedOffer[]> {
  const { rows } = await db().execute<ListedOffer>(sql`
    with listed as materialized (
      select p.id, o.name, p.logo_image_id, r.rating, coalesce(r.review_count, 0) as reviews,
        row_number() over (order by r.rating desc nulls last, ${inAlphabet(sql`o.name`)}, p.id) as place
      from ${partners} p
      join ${organisations} o on o.id = p.id
      left join ${partnerRatings} r on r.partner_id = p.id
      where o.verification = ${LISTED}
    )
    select s.id as "serviceId", s.name as service, s.description as about, tier.code as tier,
      l.id as "partnerId", l.name as partner, l.rating, l.reviews as "reviewCount",
      case when i.id is not null
        then json_build_object('id', i.id, 'alt', i.alt, 'width', i.width, 'height', i.height) end as image
    from listed l
    join ${partnerServices} s on s.partner_id = l.id
    cross join ${tiers} as tier(code, place)
    left join ${images} i on i.id = l.logo_image_id
    where ${and(...conditions(query), inCategory(query))}
    order by s.rank, l.place, s.id, tier.place
    limit ${OFFERS_PER_PAGE} offset ${(query.page - 1) * OFFERS_PER_PAGE}`);
  return rows;
}

export type ServiceCount = { name: string; offers: number };

/** The number of offers, and the most frequent services for narrowing the same query. */
export async function offerCounts(
  query: OfferQuery,
  most: number,
): Promise<{ total: number; services: ServiceCount[] }> {
  const { rows } = await db().execute<ServiceCount & { total: number }>(sql`
    select s.name, count(*)::int as offers,
      (sum(count(*) filter (where ${inCategory(query) ?? sql`true`})) over ())::int as total
    from ${partnerServices} s
    join ${organisations} l on l.id = s.partner_id and l.verification = ${LISTED}
    cross join ${tiers} as tier(code, place)
    where ${and(...conditions(query))}
    group by s.name
    order by offers desc, ${inAlphabet(sql`s.name`)}
    limit ${most}`);
  return { total: rows[0]?.total ?? 0, services: rows.map(({ name, offers }) => ({ name, offers })) };
}

const tiers = sql`(values ${sql.join(
  TIER_CODES.map((code, place) => sql`(${sql.raw(`'${code}'`)}, ${sql.raw(String(place))})`),
  sql`, `,
)})`;

/** Conditions on the aliases `s` (service), `l` (its listed firm) and `tier`. */
const conditions = (query: OfferQuery): SQL[] => [
  ...(query.partner ? [sql`s.partner_id = ${query.partner}::uuid`] : []),
  found(tierSearches(query)),
];

function inCategory({ category, service }: OfferQuery): SQL | undefined {
  if (service !== null) return eq(sql`s.name`, service);
  if (category === null) return undefined;
  return sql`s.partner_id in (select c.partner_id from ${partnerCategories} c where c.category = ${category})`;
}

/** Tiers with the same remaining words share one condition. */
function found(searches: readonly TierSearch[]): SQL {
  const groups = Map.groupBy(searches, ({ words }) => words.join(" "));
  const ways = [...groups.values()].map((group) => {
    const codes = group.map(({ tier }) => sql`${tier}`);
    const among = sql`tier.code in (${sql.join(codes, sql`, `)})`;
    return (
      and(codes.length < TIER_CODES.length ? among : undefined, ...(group[0]?.words ?? []).map(hasWord)) ?? sql`true`
    );
  });
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Matches a fragment of the firm's name or of the service, or an inflected form in the service. */
function hasWord(word: string): SQL {
  const said = serviceText("x");
  const ids = sql`s.id in (
    select x.id from ${partnerServices} x where ${holds(said, word)} or ${means(said, word)}
    union all select x.id from ${partnerServices} x join ${organisations} o on o.id = x.partner_id
      where ${holds(sql`o.name`, word)}
  )`;
  return foundUnlessEmpty(word, ids);
}
