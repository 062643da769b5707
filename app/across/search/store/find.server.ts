import { type SQL, sql } from "drizzle-orm";
import type { Category } from "~/modules/partners/rules/categories";
import { db, transaction } from "~/platform/database/connection.server";
import type { CountyCode } from "~/platform/romania/counties";
import { ENTRY_KINDS, type EntryKind, MOST_RESULTS, RESULTS_PER_PAGE } from "../rules";
import { type AskedWord, foldedPhrase } from "../words";
import { anywhere, inTitle, joined, share, tier, type Wanted } from "./query.server";

export type Found = {
  kind: EntryKind;
  id: string;
  title: string;
  who: string;
  names: string;
  body: string;
  county: CountyCode | null;
  category: Category | null;
  openUntil: Date | null;
};
export type Counts = Record<EntryKind, number>;
export type Finding = { counts: Counts; rows: Found[] };

export type Asking = {
  text: string;
  words: readonly Wanted[];
  kind: EntryKind | null;
  county: CountyCode | null;
  page: number;
  at: Date;
  /** Whatever has one of the words; what has more of them comes first. */
  partly?: boolean;
};

/** Still to be found at the moment, in the county. */
const standing = ({ at, county }: Pick<Asking, "at" | "county">): SQL =>
  sql`(open_until is null or open_until > ${at}) ${county ? sql`and county = ${county}` : sql``}`;

/**
 * One page and the counts by kind, in one statement. Everything that fits is counted; only the best by a cheap measure
 * (the very name, then a title, then weight) are ranked, so that a word of every entry costs little more than a rare one.
 */
function statement({ text, words, kind, county, page, at, partly }: Asking): SQL {
  const wanted = joined(words.map(anywhere), partly ? "||" : "&&");
  const phrase = foldedPhrase(text);
  return sql`
    with found as materialized (
      select kind, subject_id, weight, title_folded = ${phrase} as named, ${inTitle(words)} as titled
      from search_entries
      where words @@ ${wanted} and ${standing({ at, county })}
    ), candidates as (
      select kind, subject_id, titled from found ${kind ? sql`where kind = ${kind}` : sql``}
      order by named desc, titled desc, weight desc limit ${MOST_RESULTS}
    ), ranked as (
      select e.kind, e.subject_id as id, e.title, e.who, e.names, e.body, e.county, e.category, e.open_until as "openUntil"
      from candidates c join search_entries e using (kind, subject_id)
      order by ${partly ? sql`${share(words)} desc,` : sql``} ${tier(words, phrase)} desc,
        ts_rank(e.words, ${wanted}) * (0.7 + 0.3 * e.weight) desc, e.title_folded, e.subject_id
      limit ${RESULTS_PER_PAGE} offset ${(page - 1) * RESULTS_PER_PAGE}
    )
    select
      (select json_object_agg(kind, number) from (select kind, count(*) as number from found group by kind) counted) as counts,
      (select json_agg(ranked) from ranked) as rows`;
}

type RawFound = Omit<Found, "openUntil"> & { openUntil: string | null };

/**
 * By the index also where most entries have the word: the planner takes matching for as cheap as comparing numbers, and
 * would read every row.
 */
export async function find(asking: Asking): Promise<Finding> {
  const { rows } = await transaction(async () => {
    await db().execute(sql`set local enable_seqscan = off`);
    return db().execute<{ counts: Partial<Counts> | null; rows: RawFound[] | null }>(statement(asking));
  });
  const answer = rows[0];
  return { counts: { ...NOTHING, ...answer?.counts }, rows: (answer?.rows ?? []).map(dated) };
}

const dated = (row: RawFound): Found => ({
  ...row,
  openUntil: row.openUntil === null ? null : new Date(row.openUntil),
});

export const NOTHING: Counts = { community: 0, partner: 0, opportunity: 0 };
export const sum = (counts: Counts): number => ENTRY_KINDS.reduce((total, kind) => total + counts[kind], 0);

/** For each word, whether anything has it. */
export async function whichAreFound(words: readonly AskedWord[], at: Date): Promise<boolean[]> {
  const asked = words.map(
    (word) =>
      sql`exists (select from search_entries where words @@ ${anywhere(word)} and ${standing({ at, county: null })})`,
  );
  const { rows } = await db().execute<{ found: boolean[] }>(sql`select array[${sql.join(asked, sql`, `)}] as found`);
  return rows[0]?.found ?? words.map(() => false);
}
