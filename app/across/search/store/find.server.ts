import { type SQL, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import type { CountyCode } from "~/platform/romania/counties";
import { ENTRY_KINDS, type EntryKind, MOST_RESULTS, RESULTS_PER_PAGE } from "../rules/search";
import type { AskedWord } from "../rules/words";
import type { searchEntries } from "../tables.server";
import { anywhere, inTitle, isAsked, joined, question, rank, stems } from "./query.server";

type Shown = "kind" | "title" | "who" | "names" | "body" | "county" | "category" | "openUntil";
export type Found = { id: string } & Pick<typeof searchEntries.$inferSelect, Shown>;
export type Counts = Record<EntryKind, number>;
export type Finding = { counts: Counts; rows: Found[]; stems: readonly string[] };

export type Asking = {
  words: readonly AskedWord[];
  /** Those that are the question itself; the second one, if any, is without its institution. */
  titles: readonly string[];
  kind: EntryKind | null;
  /** The kinds that the asker may find. */
  kinds: readonly EntryKind[];
  county: CountyCode | null;
  page: number;
  at: Date;
  /** One of the words is enough, and this is how much each counts; entries whose words count more come first. */
  partly?: readonly number[];
  /** The question is still being written: its words may go on. */
  unfinished?: boolean;
};

type Bounds = Pick<Asking, "at" | "county" | "kinds" | "unfinished">;

/** Of the asker's kinds, not expired at the moment, and in the county when one is chosen. */
const findable = ({ at, county, kinds }: Bounds): SQL =>
  sql`(open_until is null or open_until > ${at}) and kind = any(${sql.param([...kinds])}::text[]) ${county ? sql`and county = ${county}` : sql``}`;

/**
 * One page of results and the counts by kind, in one statement. Every match is counted, but only the best by a cheap order
 * (exact name, then title, then weight) are ranked, so that a word of every entry costs little more than a rare one.
 * The text queries are in a CTE of their own so that the planner always uses the index: it estimates matching as cheap as
 * comparing numbers, and would scan every row for a common word. Within one statement `ctid` is the shortest key and
 * needs no index. `words || ''` copies the vector of a candidate, which otherwise is read from TOAST at each use.
 */
function statement(asking: Asking): SQL {
  const { words, titles, kind, page, partly } = asking;
  const wanted = joined(words.map(anywhere), partly ? "||" : "&&");
  return sql`
    with asked as materialized (
      select ${wanted} as query, ${asked(words, asking)}
    ), found as materialized (
      ${partly ? anyOf(asking, partly) : allOf(asking)}
    ), candidates as materialized (
      select e.kind, e.subject_id, e.title, e.title_folded, e.who, e.names, e.body, e.county, e.category, e.weight, e.open_until,
        e.words || ''::tsvector as words, best.titled, best.share
      from (
        select place, titled, share from found ${kind ? sql`where kind = ${kind}` : sql``}
        order by named desc, share desc, titled desc, weight desc limit ${MOST_RESULTS}
      ) best join search_entries e on e.ctid = best.place
    ), ranked as (
      select kind, subject_id as id, title, who, names, body, county, category, open_until as "openUntil"
      from candidates e
      order by share desc, ${rank(words, titles)} desc, ts_rank(e.words, (select query from asked)) * (0.7 + 0.3 * e.weight) desc,
        e.weight desc, e.title_folded, e.subject_id
      limit ${RESULTS_PER_PAGE} offset ${(page - 1) * RESULTS_PER_PAGE}
    )
    select
      (select json_object_agg(kind, number) from (select kind, count(*) as number from found group by kind) counted) as counts,
      (select json_agg(ranked) from ranked) as rows,
      ${stems(words)} as stems`;
}

const questions = (words: readonly AskedWord[], bounds: Bounds) =>
  words.map((word, position) => question(word, position, findable(bounds), bounds.unfinished));

/** Of each word what is looked up. `offset 0` keeps the forms from being made again at each use. */
function asked(words: readonly AskedWord[], bounds: Bounds): SQL {
  const each = questions(words, bounds);
  const names = each.map((one) => one.names);
  const forms = each.map((one) => one.forms);
  return sql`forms.*, ${sql.join(names, sql`, `)} from (select ${sql.join(forms, sql`, `)} offset 0) forms`;
}

/** The columns that candidates are chosen by, without `share`. */
const cheap = ({ titles, words }: Asking): SQL =>
  sql`kind, ctid as place, weight, ${isAsked(sql`title_folded`, titles)} as named, ${inTitle(words)} as titled`;

const allOf = (asking: Asking): SQL => sql`
  select ${cheap(asking)}, 0 as share from search_entries
  where ${joined(
    questions(asking.words, asking).map(({ isFound }) => isFound),
    "and",
  )} and ${findable(asking)}`;

/** Each word is looked up by itself, so that no row is read again to see which of them it has. */
function anyOf(asking: Asking, counting: readonly number[]): SQL {
  const each = questions(asking.words, asking).map(
    ({ isFound }, position) => sql`
      select ${cheap(asking)}, ${counting[position] ?? 0}::float8 as counted from search_entries
      where ${isFound} and ${findable(asking)}`,
  );
  return sql`select kind, place, weight, named, titled, sum(counted) as share
    from (${sql.join(each, sql` union all `)}) each group by kind, place, weight, named, titled`;
}

type RawFound = Omit<Found, "openUntil"> & { openUntil: string | null };
type Row = { counts: Partial<Counts> | null; rows: RawFound[] | null; stems: string[] | null };

export async function find(asking: Asking): Promise<Finding> {
  const { rows } = await db().execute<Row>(statement(asking));
  const [answer] = rows;
  const found = (answer?.rows ?? []).map((row) => ({
    ...row,
    openUntil: row.openUntil ? new Date(row.openUntil) : null,
  }));
  return { counts: { ...NO_COUNTS, ...answer?.counts }, rows: found, stems: answer?.stems ?? [] };
}

const NO_COUNTS = Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, 0])) as Counts;
export const NOTHING: Finding = { counts: NO_COUNTS, rows: [], stems: [] };
export const sum = (counts: Counts): number => ENTRY_KINDS.reduce((total, kind) => total + counts[kind], 0);

/** For each word, how many entries have it. */
export async function howManyHave(words: readonly AskedWord[], bounds: Bounds): Promise<number[]> {
  const counted = questions(words, bounds).map(
    ({ isFound }) => sql`(select count(*) from search_entries where ${isFound} and ${findable(bounds)})::int`,
  );
  const { rows } = await db().execute<{ found: number[] }>(
    sql`with asked as materialized (select ${asked(words, bounds)}) select array[${sql.join(counted, sql`, `)}] as found`,
  );
  return rows[0]?.found ?? words.map(() => 0);
}
