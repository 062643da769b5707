import { and, desc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import { authorActs } from "~/modules/accounts/store/person.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { isGenuine, ownedBy } from "~/modules/communities/store/shown.server";
import { communities, communityProjects } from "~/modules/communities/tables.server";
import type { Category } from "~/modules/partners/rules/categories";
import { exchangeProjects } from "~/modules/projects/tables.server";
import { inLei } from "~/modules/requests/store/opportunities.server";
import { hasWord, organisationsNamed } from "~/modules/requests/store/search.server";
import { requests } from "~/modules/requests/tables/requests.server";
import { responses, responseVersions } from "~/modules/requests/tables/responses.server";
import { db } from "~/platform/database/connection.server";
import { holds } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import type { Currency } from "~/platform/language/money";
import type { CountyCode } from "~/platform/romania/counties";
import {
  EXPERIENCES_PER_PAGE,
  type ExperienceKind,
  type ExperienceQuery,
  VALUE_BANDS,
} from "../rules/experience-query";
import type { Experience } from "../rules/view";

const firm = alias(organisations, "firm");
const authority = alias(organisations, "authority");
const place = sql<CountyCode>`coalesce(${requests.county}, ${authority.county})`;
/** Whoever shows it may be asked about it while they work for the authority. */
const mayBeAsked = authorActs({ authorId: requests.sharedBy, organisationId: requests.ownerId });
const projectPlace = sql<CountyCode>`${communities.county}`;

type Asked = Pick<ExperienceQuery, "text" | "category" | "county" | "value">;

const inBand = (value: SQL, { value: code }: Asked): SQL | undefined => {
  const band = code && VALUE_BANDS[code];
  if (!band) return undefined;
  return and(gte(value, band.from * 100), band.below === null ? undefined : lt(value, band.below * 100));
};

/** Finished requests whose authority agreed to show them, without the reader's own. A value in euro is in no band of lei. */
const ofRequests = (asked: Asked, own: string) =>
  db()
    .select({
      kind: sql<ExperienceKind>`'request'::text`.as("kind"),
      id: sql<string>`${requests.id}`.as("id"),
      title: sql<string>`${requests.title}`.as("title"),
      description: sql<string>`${requests.description}`.as("description"),
      category: sql<Category | null>`${requests.category}`.as("category"),
      county: place.as("county"),
      authority: sql<string>`${authority.name}`.as("authority"),
      communityId: sql<string | null>`${communities.id}`.as("community_id"),
      value: sql<number | null>`${responseVersions.priceMax}`.as("value"),
      currency: sql<Currency | null>`${responseVersions.currency}`.as("currency"),
      days: sql<number | null>`(${requests.completedAt}::date - ${requests.decidedAt}::date)`.as("days"),
      /** Only a verified firm has a public page. */
      firmId: sql<string | null>`case when ${firm.verification} = 'verified' then ${firm.id} end`.as("firm_id"),
      firm: sql<string | null>`${firm.name}`.as("firm"),
      offers: sql<
        number | null
      >`(select count(*)::int from ${responses} a where a.request_id = ${requests.id} and a.status <> 'withdrawn')`.as(
        "offers",
      ),
      finishedAt: sql<string>`${requests.completedAt}`.as("finished_at"),
      clerk: sql<string | null>`case when ${mayBeAsked} then ${users.name} end`.as("clerk"),
      ownerId: sql<string | null>`${requests.ownerId}`.as("owner_id"),
    })
    .from(requests)
    .innerJoin(authority, eq(authority.id, requests.ownerId))
    .innerJoin(users, eq(users.id, requests.sharedBy))
    .leftJoin(communities, and(eq(communities.organisationId, requests.ownerId), isNull(communities.deletedAt)))
    .innerJoin(responses, and(eq(responses.requestId, requests.id), eq(responses.status, "accepted")))
    .innerJoin(firm, eq(firm.id, responses.partnerId))
    .innerJoin(
      responseVersions,
      and(eq(responseVersions.responseId, responses.id), eq(responseVersions.version, responses.version)),
    )
    .where(
      and(
        isNotNull(requests.sharedAt),
        isNull(requests.hiddenAt),
        eq(authority.verification, "verified"),
        ne(requests.ownerId, own),
        asked.category ? eq(requests.category, asked.category) : undefined,
        asked.county ? eq(place, asked.county) : undefined,
        asked.value ? eq(responseVersions.currency, "RON") : undefined,
        inBand(sql`${responseVersions.priceMax}`, asked),
        ...searchWords(asked.text).map((word) => or(hasWord(word), eq(firm.id, organisationsNamed(word)))),
      ),
    );

const written = sql`${communityProjects.title} || ' ' || ${communityProjects.description}`;

/** Finished projects on the public pages of other communities. Their value is known where they were in the exchange. */
const ofProjects = (asked: Asked, own: string) =>
  db()
    .select({
      kind: sql<ExperienceKind>`'project'::text`.as("kind"),
      id: sql<string>`${communityProjects.id}`.as("id"),
      title: sql<string>`${communityProjects.title}`.as("title"),
      description: sql<string>`${communityProjects.description}`.as("description"),
      category: sql<Category | null>`${exchangeProjects.category}`.as("category"),
      county: projectPlace.as("county"),
      authority: sql<string>`${communities.name}`.as("authority"),
      communityId: sql<string | null>`${communities.id}`.as("community_id"),
      value: sql<number | null>`${exchangeProjects.budget}`.as("value"),
      currency: sql<Currency | null>`case when ${exchangeProjects.budget} is null then null else 'RON' end`.as(
        "currency",
      ),
      days: sql<number | null>`(${communityProjects.endsOn} - ${communityProjects.startsOn})`.as("days"),
      firmId: sql<string | null>`null::uuid`.as("firm_id"),
      firm: sql<string | null>`null::text`.as("firm"),
      offers: sql<number | null>`null::int`.as("offers"),
      finishedAt: sql<string>`coalesce(${communityProjects.endsOn}::timestamptz, ${communityProjects.updatedAt})`.as(
        "finished_at",
      ),
      clerk: sql<string | null>`null::text`.as("clerk"),
      ownerId: sql<string | null>`null::uuid`.as("owner_id"),
    })
    .from(communityProjects)
    .innerJoin(communities, eq(communities.id, communityProjects.communityId))
    .leftJoin(organisations, ownedBy)
    .leftJoin(exchangeProjects, eq(exchangeProjects.id, communityProjects.id))
    .where(
      and(
        eq(communityProjects.status, "completed"),
        isNull(communityProjects.hiddenAt),
        isGenuine,
        or(isNull(communities.organisationId), ne(communities.organisationId, own)),
        asked.category ? eq(exchangeProjects.category, asked.category) : undefined,
        asked.county ? eq(communities.county, asked.county) : undefined,
        inBand(sql`${exchangeProjects.budget}`, asked),
        ...searchWords(asked.text).map((word) => holds(written, word)),
      ),
    );

const found = (asked: Asked, own: string) => unionAll(ofRequests(asked, own), ofProjects(asked, own)).as("found");

const number = (value: unknown): number | null => (value === null ? null : Number(value));

/** The driver gives computed numbers and moments as text. */
const experienceOf = (row: Omit<Experience, "finishedAt"> & { finishedAt: string }): Experience => ({
  ...row,
  finishedAt: new Date(row.finishedAt),
  value: number(row.value),
  days: number(row.days),
  offers: number(row.offers),
});

/** One page of what others have done, with the number of matches. `own`: the reader's authority, which is left out. */
export async function listExperiences(query: ExperienceQuery, own: string) {
  const all = found(query, own);
  const orders = {
    recente: [],
    valoare: [sql`${inLei(sql`${all.value}`, sql`${all.currency}`)} desc nulls last`],
    durata: [sql`${all.days} asc nulls last`],
    oferte: [sql`${all.offers} desc nulls last`],
  };
  const [rows, total] = await Promise.all([
    db()
      .select()
      .from(all)
      .orderBy(...orders[query.order], desc(all.finishedAt), desc(all.id))
      .limit(EXPERIENCES_PER_PAGE)
      .offset((query.page - 1) * EXPERIENCES_PER_PAGE),
    db().$count(all),
  ]);
  return { rows: rows.map(experienceOf), total, pages: Math.max(1, Math.ceil(total / EXPERIENCES_PER_PAGE)) };
}

/** Those of a category, the ones that share most words with a title first, beside a request that is being written. */
export async function experiencesLike(
  { title, category }: { title: string; category: Category },
  own: string,
  limit: number,
) {
  const all = found({ text: "", category, county: null, value: null }, own);
  const shared = searchWords(title).map((word) => sql`(${holds(sql`${all.title}`, word)})::int`);
  const rows = await db()
    .select()
    .from(all)
    .orderBy(
      ...(shared.length > 0 ? [sql`${sql.join(shared, sql` + `)} desc`] : []),
      desc(all.finishedAt),
      desc(all.id),
    )
    .limit(limit);
  return rows.map(experienceOf);
}
