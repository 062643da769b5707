import { and, eq, sql } from "drizzle-orm";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";
import { isKnowable } from "~/platform/search/near";
import { digestOf, lengthOf, type Posting, postingsOf, READ_AS, type Source } from "../rules/index-text.server";
import { EXPERIENCES, keyOf, type SourceKey, type SourceKind } from "../rules/sources";
import { rootOf } from "../rules/terms";
import { assistantPassages } from "../tables.server";

const LOCK = 7305530;

/** One writer at a time, until the end of the transaction, so that the state read last is written last. */
export async function lockPassages(): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** What is kept of the sources of a kind: the digest of each by its id. */
export async function keptDigests(kind: SourceKind): Promise<Map<string, string>> {
  const rows = await db()
    .selectDistinct({ id: assistantPassages.subjectId, digest: assistantPassages.digest })
    .from(assistantPassages)
    .where(eq(assistantPassages.kind, kind));
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}

/** Whether nothing is indexed, or something is as an older program read it. */
export async function arePassagesOld(): Promise<boolean> {
  const rows = await db()
    .select({ digest: assistantPassages.digest })
    .from(assistantPassages)
    .orderBy(assistantPassages.number)
    .limit(1);
  return !rows[0]?.digest.startsWith(READ_AS);
}

/** Replaces what is kept of these sources; without passages they are removed. Returns the stems whose counts changed. */
export async function replacePassages(sources: readonly Source[], removed: readonly SourceKey[]): Promise<Set<string>> {
  const stems = new Set<string>();
  for (const { kind, subjectId } of [...sources, ...removed]) {
    const { rows } = await db().execute<{ stem: string }>(sql`
      select distinct stem from assistant_postings join assistant_passages on number = passage
      where kind = ${kind} and subject_id = ${subjectId}`);
    for (const { stem } of rows) stems.add(stem);
    await db()
      .delete(assistantPassages)
      .where(and(eq(assistantPassages.kind, kind), eq(assistantPassages.subjectId, subjectId)));
  }
  const numbers = await insertPassages(sources);
  const postings = sources.flatMap((source) =>
    source.passages.map((passage, place) => ({
      number: numbers.get(`${keyOf(source)}/${place}`) ?? 0,
      isExperience: EXPERIENCES.includes(source.kind),
      length: lengthOf(passage),
      all: postingsOf(source, passage),
    })),
  );
  await insertPostings(postings);
  for (const { all } of postings) for (const { stem } of all) stems.add(stem);
  return stems;
}

/** The number of each passage by its source and place. */
async function insertPassages(sources: readonly Source[]): Promise<Map<string, number>> {
  const rows = sources.flatMap((source) =>
    source.passages.map((passage, place) => ({
      kind: source.kind,
      subjectId: source.subjectId,
      textId: source.textId,
      title: source.title,
      ...pick(passage, "heading", "text"),
      place,
      length: lengthOf(passage),
      weight: source.weight,
      digest: digestOf(source),
      indexedAt: now(),
    })),
  );
  if (rows.length === 0) return new Map();
  const { number, kind, subjectId, place } = assistantPassages;
  const inserted = await db().insert(assistantPassages).values(rows).returning({ number, kind, subjectId, place });
  return new Map(inserted.map((row) => [`${keyOf(row)}/${row.place}`, row.number]));
}

type PassagePostings = { number: number; length: number; isExperience: boolean; all: readonly Posting[] };

/** Passages whose words are written in one statement: a file of 500 pages has 250,000 words. */
const AT_ONCE = 200;

async function insertPostings(all: readonly PassagePostings[]): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) await insertSomePostings(all.slice(from, from + AT_ONCE));
}

async function insertSomePostings(passages: readonly PassagePostings[]): Promise<void> {
  const rows = passages.flatMap(({ all, ...passage }) => all.map((posting) => ({ ...posting, ...passage })));
  const column = <Value>(of: (row: (typeof rows)[number]) => Value) => sql.param(rows.map(of));
  await db().execute(sql`
    insert into assistant_postings (stem, passage, count, length, front, is_experience, forms)
    select stem, passage, count, length, front, is_experience, string_to_array(forms, ' ')
    from unnest(${column(({ stem }) => stem)}::text[], ${column(({ number }) => number)}::int[],
      ${column(({ count }) => count)}::real[], ${column(({ length }) => length)}::int[], ${column(({ front }) => front)}::boolean[],
      ${column(({ isExperience }) => isExperience)}::boolean[], ${column(({ forms }) => forms.join(" "))}::text[])
      as row (stem, passage, count, length, front, is_experience, forms)`);
}

/** Counts again in how many passages these stems, and the forms of their words, are. */
export async function recount(stems: ReadonlySet<string>): Promise<void> {
  const these = sql`${sql.param([...stems])}::text[]`;
  await db().execute(sql`
    insert into assistant_stems (stem, root, passages)
    select stem, root, count(*)
    from unnest(${these}, ${sql.param([...stems].map(rootOf))}::text[]) as changed (stem, root) join assistant_postings using (stem)
    group by stem, root
    on conflict (stem) do update set passages = excluded.passages`);
  await db().execute(sql`
    delete from assistant_stems s where stem = any(${these})
    and not exists (select from assistant_postings p where p.stem = s.stem)`);
  const { rows } = await db().execute<{ form: string; stem: string; passages: number }>(sql`
    select form, min(stem) as stem, count(distinct passage)::int as passages
    from assistant_postings cross join unnest(forms) form where stem = any(${these}) group by form`);
  const forms = rows.filter(({ form }) => isKnowable(form));
  await db().execute(sql`
    insert into assistant_forms (form, stem, passages)
    select form, stem, passages
    from unnest(${sql.param(forms.map(({ form }) => form))}::text[], ${sql.param(forms.map(({ stem }) => stem))}::text[],
      ${sql.param(forms.map(({ passages }) => passages))}::int[]) as row (form, stem, passages)
    on conflict (form) do update set passages = excluded.passages`);
  await db().execute(sql`
    delete from assistant_forms f where stem = any(${these})
    and not exists (select from assistant_postings p where p.stem = f.stem and f.form = any(p.forms))`);
}

/** After a rebuild: the planner's statistics. */
export async function analyzePassages(): Promise<void> {
  await db().execute(sql`analyze assistant_passages, assistant_postings, assistant_stems, assistant_forms`);
}
