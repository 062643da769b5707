import { type SQL, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import type { AskedWord } from "../words";

/** A word with what its forms are reduced to: "digitalizarea" to "digitaliz". */
export type Wanted = AskedWord & { stems: readonly string[] };

/** Shorter ones begin too many words. */
const SHORTEST_BEGINNING = 3;

/** How a word may stand: begun or whole, in another form or as it is, in the title (A) or also among the other names (B). */
type Way = { begins: boolean; bends: boolean; where: "A" | "AB" };

/** `everywhere`: its forms are looked for in the text as well; beginnings never are, which would find too much. */
function wordQuery({ spellings }: AskedWord, { begins, bends, where }: Way, everywhere = false): SQL {
  const simple = spellings.map((one) => `'${one}':${begins && one.length >= SHORTEST_BEGINNING ? "*" : ""}${where}`);
  const forms = spellings.map((one) => `'${one}'${everywhere ? "" : `:${where}`}`);
  const asIs = sql`to_tsquery('simple', ${simple.join(" | ")})`;
  return bends ? sql`(${asIs} || to_tsquery('romanian', ${forms.join(" | ")}))` : asIs;
}

export const joined = (parts: readonly SQL[], operator: "&&" | "||" | "+" | "and"): SQL =>
  sql`(${sql.join([...parts], sql.raw(` ${operator} `))})`;

export const anywhere = (word: AskedWord): SQL => wordQuery(word, { begins: true, bends: true, where: "AB" }, true);

const all = (words: readonly AskedWord[], way: Way): SQL =>
  joined(
    words.map((word) => wordQuery(word, way)),
    "&&",
  );

/** A cheap guess that the title has all the words: it holds words that begin as they do. They are letters and digits alone. */
export function inTitle(words: readonly Wanted[]): SQL {
  const begins = (start: string) => sql`' ' || title_folded like ${`% ${start}%`}`;
  const each = words.map(({ spellings, stems }) => sql.join([...spellings, ...stems].map(begins), sql` or `));
  return joined(
    each.map((one) => sql`(${one})`),
    "and",
  );
}

/** The name itself, its words, words of the title as they stand, begun, in another form; then what it is also called; then the text. */
export function tier(words: readonly AskedWord[], phrase: string): SQL {
  return sql`case
    when e.title_folded = ${phrase} then 8
    when ' ' || e.title_folded || ' ' like ${`% ${phrase} %`} then 7
    when c.titled and e.words @@ ${all(words, { begins: false, bends: false, where: "A" })} then 6
    when c.titled and e.words @@ ${all(words, { begins: true, bends: false, where: "A" })} then 5
    when c.titled and e.words @@ ${all(words, { begins: true, bends: true, where: "A" })} then 4
    when e.words @@ ${all(words, { begins: false, bends: false, where: "AB" })} then 3
    when e.words @@ ${all(words, { begins: true, bends: true, where: "AB" })} then 2
    else 1 end`;
}

/** How many of the words stand in the entry. */
export const share = (words: readonly AskedWord[]): SQL =>
  joined(
    words.map((word) => sql`(e.words @@ ${anywhere(word)})::int`),
    "+",
  );

export async function withStems(words: readonly AskedWord[]): Promise<Wanted[]> {
  if (words.length === 0) return [];
  const stems = words.map(({ spellings }) => {
    const each = spellings.map((one) => sql`ts_lexize('romanian_stem', ${one})`);
    return sql`to_json(${sql.join(each, sql` || `)})`;
  });
  const { rows } = await db().execute<{ stems: string[][] }>(
    sql`select json_build_array(${sql.join(stems, sql`, `)}) as stems`,
  );
  return words.map((word, at) => ({ ...word, stems: rows[0]?.stems[at] ?? [] }));
}
