import { type SQL, sql } from "drizzle-orm";
import type { Category } from "~/modules/partners/rules/categories";
import { db } from "~/platform/database/connection.server";
import type { CountyCode } from "~/platform/romania/counties";
import { ENTRY_KINDS, type EntryKind, MOST_RESULTS, RESULTS_PER_PAGE } from "../rules";
import { type AskedWord, foldedPhrase } from "../words";
import { anywhere, inTitle, joined, question, share, stems, tier } from "./query.server";

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
export type Finding = { counts: Counts; rows: Found[]; stems: readonly string[] };

export type Asking = {
  text: string;
  words: readonly AskedWord[];
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
 * The questions stand in a part of their own because the planner then goes by the index whatever it holds: it takes matching
 * for as cheap as comparing numbers, and for a common word would read every row. Within one statement a row's place (ctid)
 * is the shortest key and needs no index. The words of a candidate are copied, or each look at them would fetch them again
 * from outside the row.
 */
function statement({ text, words, kind, county, page, at, partly }: Asking): SQL {
  const wanted = joined(words.map(anywhere), partly ? "||" : "&&");
  const questions = words.map(question);
  const isFound = joined(
    questions.map((one) => one.isFound),
    partly ? "or" : "and",
  );
  const phrase = foldedPhrase(text);
  return sql`
    with asked as materialized (
      select ${wanted} as query, ${sql.join(
        questions.map((one) => one.asked),
        sql`, `,
      )}
    ), found as materialized (
      select kind, ctid as place, weight, title_folded = ${phrase} as named, ${inTitle(words)} as titled
      from search_entries
      where ${isFound} and ${standing({ at, county })}
    ), candidates as materialized (
      select e.kind, e.subject_id, e.title, e.title_folded, e.who, e.names, e.body, e.county, e.category, e.weight, e.open_until,
        e.words || ''::tsvector as words, best.titled
      from (
        select place, titled from found ${kind ? sql`where kind = ${kind}` : sql``}
        order by named desc, titled desc, weight desc limit ${MOST_RESULTS}
      ) best join search_entries e on e.ctid = best.place
    ), ranked as (
      select kind, subject_id as id, title, who, names, body, county, category, open_until as "openUntil"
      from candidates e
      order by ${partly ? sql`${share(words)} desc,` : sql``} ${tier(words, phrase)} desc,
        ts_rank(e.words, (select query from asked)) * (0.7 + 0.3 * e.weight) desc, e.title_folded, e.subject_id
      limit ${RESULTS_PER_PAGE} offset ${(page - 1) * RESULTS_PER_PAGE}
    )
    select
      (select json_object_agg(kind, number) from (select kind, count(*) as number from found group by kind) counted) as counts,
      (select json_agg(ranked) from ranked) as rows,
      ${stems(words)} as stems`;
}

type RawFound = Omit<Found, "openUntil"> & { openUntil: string | null };
type Row = { counts: Partial<Counts> | null; rows: RawFound[] | null; stems: string[] | null };

export async function find(asking: Asking): Promise<Finding> {
  const { rows } = await db().execute<Row>(statement(asking));
  const [answer] = rows;
  return {
    counts: { ...NO_COUNTS, ...answer?.counts },
    rows: (answer?.rows ?? []).map(dated),
    stems: answer?.stems ?? [],
  };
}

const dated = (row: RawFound): Found => ({
  ...row,
  openUntil: row.openUntil === null ? null : new Date(row.openUntil),
});

const NO_COUNTS: Counts = { community: 0, partner: 0, opportunity: 0, article: 0 };
export const NOTHING: Finding = { counts: NO_COUNTS, rows: [], stems: [] };
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
