import { and, asc, count, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import type { Category } from "~/modules/partners/rules/categories";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { inAlphabet, says } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import { MOST_LINKS } from "../rules/link-query";
import { CHECKED_AGAIN, FAILED_AGAIN, type LinkState, MOST_FAILED_DAYS } from "../rules/links";
import { linkChecks, quickLinks } from "../tables/links.server";

const linkColumns = pick(quickLinks, "id", "title", "note", "category", "address", "rank");
const stateColumns = pick(
  linkChecks,
  ...(["checkedAt", "goodAt", "problem", "status", "failedDays", "failingSince", "failedOn"] as const),
);

export const linkText = sql`${quickLinks.title} || ' ' || ${quickLinks.note}`;

/** The quick links that say these words, in their order, with what is known of their addresses. */
export const listedLinks = async ({ text, category }: { text: string; category: Category | null }) =>
  db()
    .select({ ...linkColumns, checkId: linkChecks.id, state: stateColumns })
    .from(quickLinks)
    .leftJoin(linkChecks, eq(linkChecks.address, quickLinks.address))
    .where(
      and(
        ...searchWords(text).map((word) => says(linkText, word)),
        category ? eq(quickLinks.category, category) : undefined,
      ),
    )
    .orderBy(asc(quickLinks.rank), inAlphabet(quickLinks.title), asc(quickLinks.id))
    .limit(MOST_LINKS);

export type ListedLink = Awaited<ReturnType<typeof listedLinks>>[number];

export const linkById = (id: string) =>
  firstRow(db().select(linkColumns).from(quickLinks).where(eq(quickLinks.id, id)));

export async function lockLink(id: string): Promise<void> {
  await db().select({ id: quickLinks.id }).from(quickLinks).where(eq(quickLinks.id, id)).for("update");
}

/** Another quick link to the same address; null when there is none. */
export const linkTo = (address: string, exceptId: string | null) =>
  firstRow(
    db()
      .select(pick(quickLinks, "id", "title"))
      .from(quickLinks)
      .where(and(eq(quickLinks.address, address), exceptId === null ? undefined : ne(quickLinks.id, exceptId))),
  );

export async function numberOfLinks(): Promise<number> {
  const [row] = await db().select({ number: count() }).from(quickLinks);
  return row?.number ?? 0;
}

export const insertLink = (row: typeof quickLinks.$inferInsert): Promise<string> =>
  insertedId(db().insert(quickLinks).values(row).returning({ id: quickLinks.id }));

export async function updateLink(id: string, values: PgUpdateSetSource<typeof quickLinks>): Promise<void> {
  await db().update(quickLinks).set(values).where(eq(quickLinks.id, id));
}

export async function deleteLink(id: string): Promise<void> {
  await db().delete(quickLinks).where(eq(quickLinks.id, id));
}

/** In bytes: a longer address has no place in an index, and is not checked. */
const LONGEST_CHECKED = 2_000;

/**
 * Every address outside to which the library leads: of a quick link, of an act, of an article of one that has a page of its own, and
 * in the current text of a document. The text is clean HTML, in which an address has no quotation mark, and "&" is written as "&amp;".
 */
const USED = sql`(
  select address, 'link' as kind, id, title from quick_links where address like 'http%'
  union all
  select address, 'act', id, title from acts
  union all
  select ar.address, 'article', ar.id, a.title || ', ' || ar.label from act_articles ar
  join acts a on a.id = ar.act_id and a.address <> ar.address
  union all
  select distinct replace(found[1], '&amp;', '&'), 'document', r.id, r.title from resources r
  join resource_editions e on e.id = r.edition_id
  cross join regexp_matches(e.body, 'href="(https?://[^"]+)"', 'g') as found
  where r.deleted_at is null and octet_length(found[1]) <= ${sql.raw(String(LONGEST_CHECKED))})`;

/** Where an address is used. */
export type LinkUse = { kind: "link" | "act" | "article" | "document"; id: string; title: string };

/** The same for one address, without reading every text for all of its links: pages ask it for each address that fails. */
const used = (): SQL => sql`(
  exists (select from quick_links where address = ${linkChecks.address})
  or exists (select from acts where address = ${linkChecks.address})
  or exists (select from act_articles where address = ${linkChecks.address})
  or exists (
    select from resources r join resource_editions e on e.id = r.edition_id
    where r.deleted_at is null and position('href="' || replace(${linkChecks.address}, '&', '&amp;') || '"' in e.body) > 0))`;

/** A condition on `linkChecks`. */
export const isBrokenLink = (): SQL => sql`(${linkChecks.failedDays} >= ${MOST_FAILED_DAYS} and ${used()})`;

/** Broken addresses, each with what leads to it. */
const broken = () =>
  db()
    .select({
      ...pick(linkChecks, "id", "address"),
      state: stateColumns,
      uses: sql<
        LinkUse[]
      >`(select json_agg(json_build_object('kind', u.kind, 'id', u.id, 'title', u.title) order by u.kind desc, u.title)
        from ${USED} u where u.address = link_checks.address)`, // written out: a selected column would stand there without its table
    })
    .from(linkChecks)
    .$dynamic();

/** The broken addresses, first those that have failed longest. */
export const brokenLinks = async () =>
  broken().where(isBrokenLink()).orderBy(asc(linkChecks.failingSince), asc(linkChecks.id)).limit(MOST_LINKS);

type Break = { id: string; subjectId: string; at: Date };

/** Hours in which the other broken addresses of a site are no news. */
const SAME_BREAK = 24;

/**
 * The address of which the journal says that it broke; null when it answers again, when nothing leads to it any more, and when
 * another address of its site broke in the day before: a site with a hundred pages breaks once.
 */
export const newlyBroken = (found: Break) =>
  firstRow(
    broken().where(
      and(
        eq(linkChecks.id, found.subjectId),
        isBrokenLink(),
        sql`not exists (
          select from journal j join link_checks c on c.id = j.subject_id
          where j.what = 'link.broken' and j.id < ${found.id} and j.at > ${new Date(found.at.getTime() - SAME_BREAK * 3_600_000)}
          and c.id <> ${linkChecks.id} and c.failed_days >= ${MOST_FAILED_DAYS}
          and split_part(c.address, '/', 3) = split_part(${linkChecks.address}, '/', 3))`,
      ),
    ),
  );

export async function numberOfBroken(): Promise<number> {
  const [row] = await db().select({ number: count() }).from(linkChecks).where(isBrokenLink());
  return row?.number ?? 0;
}

/** Knows every address that is used, and forgets what nothing leads to any more. */
export async function gatherAddresses(): Promise<void> {
  await db().execute(sql`
    insert into link_checks (id, address) select gen_random_uuid(), one.address from (select distinct address from ${USED} u) one
    on conflict do nothing`);
  await db().delete(linkChecks).where(sql`not ${used()}`);
}

export async function insertCheck(address: string): Promise<void> {
  await db().insert(linkChecks).values({ id: v7(), address }).onConflictDoNothing();
}

/** Addresses to be checked now: first what never was. */
export const dueAddresses = async (at: Date, limit: number) =>
  db()
    .select(pick(linkChecks, "id", "address"))
    .from(linkChecks)
    .where(
      sql`${linkChecks.checkedAt} is null or ${linkChecks.checkedAt} <= ${new Date(at.getTime() - CHECKED_AGAIN)}
        or (${linkChecks.problem} is not null and ${linkChecks.checkedAt} <= ${new Date(at.getTime() - FAILED_AGAIN)})`,
    )
    .orderBy(sql`${linkChecks.checkedAt} nulls first`, asc(linkChecks.id))
    .limit(limit);

/** Other addresses, those that answered last first: whether they answer now tells whether the network is there. */
export const lastGoodAddresses = async (exceptIds: readonly string[], limit: number): Promise<string[]> => {
  const rows = await db()
    .select({ address: linkChecks.address })
    .from(linkChecks)
    .where(and(isNotNull(linkChecks.goodAt), sql`${linkChecks.id} <> all(${sql.param([...exceptIds])}::uuid[])`))
    .orderBy(sql`${linkChecks.goodAt} desc`)
    .limit(limit);
  return rows.map(({ address }) => address);
};

export const checkById = (id: string) =>
  firstRow(
    db()
      .select({ ...pick(linkChecks, "id", "address"), state: stateColumns })
      .from(linkChecks)
      .where(eq(linkChecks.id, id)),
  );

export async function lockCheck(id: string): Promise<void> {
  await db().select({ id: linkChecks.id }).from(linkChecks).where(eq(linkChecks.id, id)).for("no key update");
}

export async function updateCheck(id: string, state: LinkState): Promise<void> {
  await db().update(linkChecks).set(state).where(eq(linkChecks.id, id));
}
