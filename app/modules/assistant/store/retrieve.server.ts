import { and, eq, sql } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";
import type { KnownWord } from "~/platform/search/near";
import { EXPERIENCES, type FoundDocument, type SourceKind } from "../rules/sources";
import { type Asked, KIN, rootOf } from "../rules/terms";
import { assistantPassages } from "../tables.server";

/** How BM25 weighs repeated words and long passages. */
const REPEATED = 1.2;
const LENGTH = 0.5;
/** A form of a word that stands in the passage exactly so. */
const EXACT = 1.15;
/** Ways of less than this are no words of the question itself. */
const OWN = 0.8;
/** A word of more of all passages than this says nothing; of one that only means the same, or is kin, fewer passages say too little. */
const COMMON = 0.4;
const COMMON_OTHER = 0.1;
const FEW = 20;
/** What the second best passage of a document adds to the best. */
const SECOND = 0.2;
/** How much of a score depends on how much of the question the passage has. */
const COVERED = 0.6;
/** Documents that are returned, of the library and of what somebody did once, and passages of each. */
const MOST_DOCUMENTS = { library: 10, experience: 3 };
const MOST_PASSAGES = 12;
/** Documents with the best passages, of which the second best one is looked at too. */
const CANDIDATES = { library: 40, experience: 12 };
/**
 * What a word that no passage has counts of the rarest one: it is as often a name or a word of everyday as what is asked about.
 */
const UNKNOWN = 0.7;

/** The documents nearest to a question, of everything or of the library only, with their best passages, in one statement. Articles of acts are short, and do not make the others long. */
export async function retrieve(asked: readonly Asked[], isLibraryOnly: boolean): Promise<FoundDocument[]> {
  const ways = asked.flatMap(({ ways: all }, word) => all.map((way) => ({ ...way, word })));
  const column = <Value>(of: (way: (typeof ways)[number]) => Value) => sql.param(ways.map(of));
  const { rows } = await db().execute<Row>(sql`
    with asked as (
      select * from unnest(${column(({ word }) => word)}::int[], ${column(({ stem }) => stem)}::text[],
        ${column(({ stem }) => rootOf(stem))}::text[], ${column(({ form }) => form)}::text[],
        ${column(({ boost }) => boost)}::float8[]) as way (word, stem, root, form, boost)
    ), size as materialized (
      select count(*)::float8 as number, coalesce(avg(length) filter (where kind <> 'act'), avg(length))::float8 as length from assistant_passages
    ), in_index as materialized (
      select a.*, s.passages from asked a join assistant_stems s using (stem)
    ), known as materialized (
      select word, stem, form, max(boost) as boost, ln(1 + (size.number - passages + 0.5) / (passages + 0.5)) as rarity
      from (
        select word, stem, form, boost, passages from in_index
        union all
        select word, s.stem, null, boost * ${KIN}::float8, s.passages from asked a join assistant_stems s on s.root = a.root
      ) ways cross join size
      where passages < ${FEW} or passages < size.number * case when boost > ${OWN}::float8 then ${COMMON}::float8 else ${COMMON_OTHER}::float8 end
      group by word, stem, form, passages, size.number
    ), wanted as materialized (
      select a.word, coalesce(k.own, k.other, case when i.word is null then ${UNKNOWN}::float8 * ln(1 + size.number) else 0 end) as rarity
      from (select distinct word from asked) a cross join size
      left join (
        select word, max(rarity) filter (where boost > ${OWN}::float8) as own, max(rarity * boost) as other from known group by word
      ) k using (word)
      left join (select distinct word from in_index where boost > ${OWN}::float8) i using (word)
    ), parts as materialized (
      select p.passage, k.word, max(k.boost * k.rarity) as met, max(case when p.front then k.boost * k.rarity else 0 end) as front,
        max(k.boost * k.rarity * p.count * ${REPEATED + 1}::float8
          / (p.count + ${REPEATED}::float8 * (${1 - LENGTH}::float8 + ${LENGTH}::float8 * p.length / size.length))
          * case when k.form = any(p.forms) then ${EXACT}::float8 else 1 end) as part
      from known k cross join size
      cross join lateral (select * from assistant_postings one where one.stem = k.stem${isLibraryOnly ? OF_LIBRARY : EVERYTHING} offset 0) p
      group by p.passage, k.word
    ), scored as materialized (
      select c.number, c.subject_id, c.kind = any(${sql.param(EXPERIENCES)}::text[]) as is_experience,
        s.score * c.weight * (${1 - COVERED}::float8 + ${COVERED}::float8 * s.met / (select sum(rarity) from wanted)) as score
      from (
        select passage, sum(part) as score, sum(met) as met from parts group by passage
      ) s join assistant_passages c on c.number = s.passage
    ), candidates as materialized (
      select subject_id from (
        select subject_id, is_experience, row_number() over (partition by is_experience order by max(score) desc, subject_id) as nth
        from scored group by subject_id, is_experience
      ) ranked where nth <= ${most(CANDIDATES)}
    ), placed as materialized (
      select number, score, is_experience, row_number() over own as nth, first_value(number) over own as document
      from scored join candidates using (subject_id) window own as (partition by subject_id order by score desc, number)
    ), best as materialized (
      select document, score from (
        select document, score, is_experience, row_number() over (partition by is_experience order by score desc, document) as nth from (
          select document, is_experience, sum(case when nth = 1 then score else score * ${SECOND}::float8 end) as score
          from placed where nth <= 2 group by document, is_experience
        ) summed
      ) ranked where nth <= ${most(MOST_DOCUMENTS)}
    ), own as materialized (
      select document, p.number, p.nth, p.score from best join placed p using (document)
    ), had as materialized (
      select document, word, max(met) as met, max(front) as front from own join parts on passage = number group by document, word
    )
    select first.kind, first.subject_id as "subjectId", best.score / (select ln(1 + number) from size) as score, first.text_id as "textId", first.title,
      (select json_agg(json_build_object('word', w.word, 'rarity', w.rarity, 'anywhere', coalesce(had.met, 0),
          'front', coalesce(had.front, 0)) order by w.word)
        from wanted w left join had on had.word = w.word and had.document = best.document) as met,
      coalesce((
        select json_agg(json_build_object('heading', heading, 'text', text, 'place', place, 'score', score) order by nth) from (
          select c.heading, c.text, c.place, own.score, own.nth from own join assistant_passages c using (number)
          where own.document = best.document and c.text <> '' order by own.nth limit ${MOST_PASSAGES}
        ) quotable), '[]') as passages
    from best join assistant_passages first on first.number = best.document
    order by best.score desc, best.document`);
  return rows;
}

/** How many of what somebody did once, and of the library, in one statement. */
const most = ({ library, experience }: { library: number; experience: number }) =>
  sql`case when is_experience then ${experience}::int else ${library}::int end`;

/** By an index of the library's words alone: most passages may be of discussions. */
const OF_LIBRARY = sql` and not one.is_experience`;
const EVERYTHING = sql``;

type Row = Omit<FoundDocument, "kind" | "subjectId"> & { kind: SourceKind; subjectId: string };

/** How rare each of these stems is, of those that the index has. */
export async function raritiesOf(stems: readonly string[]): Promise<Map<string, number>> {
  if (stems.length === 0) return new Map();
  const { rows } = await db().execute<{ stem: string; rarity: number }>(sql`
    with size as materialized (select count(*)::float8 as number from assistant_passages)
    select stem, ln(1 + (size.number - passages + 0.5) / (passages + 0.5)) as rarity from assistant_stems cross join size
    where stem = any(${sql.param([...new Set(stems)])}::text[])`);
  return new Map(rows.map(({ stem, rarity }) => [stem, rarity]));
}

/** Whether a passage is of an article that the question cites. */
type IsCited = (actId: string, heading: string) => boolean;

/** What is kept of these acts, the cited articles first, without looking what else was asked; `score` is given to all. */
export async function actPassages(ids: readonly string[], score: number, isCited: IsCited): Promise<FoundDocument[]> {
  if (ids.length === 0) return [];
  const { kind, subjectId } = assistantPassages;
  const rows = await db()
    .select(pick(assistantPassages, "subjectId", "textId", "title", "heading", "text", "place"))
    .from(assistantPassages)
    .where(and(eq(kind, "act"), among(subjectId, ids)))
    .orderBy(subjectId, assistantPassages.place);
  return ids.flatMap((id) => {
    const own = rows.filter((row) => row.subjectId === id);
    const [first] = own;
    if (!first) return [];
    const readable = own.filter(({ text }) => text !== "");
    const cited = readable.filter(({ heading }) => isCited(id, heading));
    const quotable = (cited.length > 0 ? cited : readable).slice(0, MOST_PASSAGES);
    const passages = quotable.map(({ heading, text, place }) => ({ heading, text, place, score }));
    return [{ ...pick(first, "subjectId", "textId", "title"), kind: "act", score, met: [], passages }];
  });
}

/** For each of these words that no passage has: the known ones that begin like it and are about as long. A word with its own stem in the index is none of them. */
export async function wordsNear(
  words: readonly { form: string; stems: readonly string[] }[],
): Promise<Map<string, KnownWord[]>> {
  const near = new Map<string, KnownWord[]>();
  if (words.length === 0) return near;
  const column = (of: (word: (typeof words)[number]) => string) => sql.param(words.map(of));
  const { rows } = await db().execute<{ asked: string; form: string; passages: number }>(sql`
    with unknown as materialized (
      select form as asked from unnest(${column(({ form }) => form)}::text[], ${column(({ stems }) => stems.join(" "))}::text[]) as word (form, stems)
      where not exists (select from assistant_stems where stem = any(string_to_array(word.stems, ' ')))
    )
    select asked, form, passages from unknown
    join assistant_forms on left(form, 1) = left(asked, 1) and length(form) between length(asked) - 1 and length(asked) + 1`);
  for (const { asked, form, passages } of rows)
    near.set(asked, [...(near.get(asked) ?? []), { folded: form, shown: form, entries: passages }]);
  return near;
}
