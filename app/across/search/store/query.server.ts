import { type SQL, sql } from "drizzle-orm";
import type { AskedWord } from "../words";

/** Shorter prefixes match too many words. */
const SHORTEST_BEGINNING = 3;

/** How a word may match: as a prefix, by its stem, in the title (weight A) or also in the other names (weight B). */
type Match = { prefix: boolean; stem: boolean; where: "A" | "AB" };

/** `everywhere`: stems match in the text as well; prefixes never do, because they would match too much. */
function wordQuery({ spellings }: AskedWord, { prefix, stem, where }: Match, everywhere = false): SQL {
  const simple = spellings.map((one) => `'${one}':${prefix && one.length >= SHORTEST_BEGINNING ? "*" : ""}${where}`);
  const forms = spellings.map((one) => `'${one}'${everywhere ? "" : `:${where}`}`);
  const asIs = sql`to_tsquery('simple', ${simple.join(" | ")})`;
  return stem ? sql`(${asIs} || to_tsquery('romanian', ${forms.join(" | ")}))` : asIs;
}

export const joined = (parts: readonly SQL[], operator: "&&" | "||" | "+" | "and" | "or"): SQL =>
  sql`(${sql.join([...parts], sql.raw(` ${operator} `))})`;

export const anywhere = (word: AskedWord): SQL => wordQuery(word, { prefix: true, stem: true, where: "AB" }, true);

/**
 * `anywhere`, as two queries that indexes answer without reading rows: the names by prefix, with the expression of the
 * index `search_entries_names`, and all words by stem. A query with weights would be checked again on every row that the
 * index finds. `asked` are columns of the CTE "asked", which `isFound` reads.
 */
export function question({ spellings }: AskedWord, position: number) {
  const [inNames, inForms] = [sql.identifier(`names_${position}`), sql.identifier(`forms_${position}`)];
  const prefixes = spellings.map((one) => `'${one}'${one.length >= SHORTEST_BEGINNING ? ":*" : ""}`).join(" | ");
  const stems = spellings.map((one) => `'${one}'`).join(" | ");
  return {
    asked: sql`to_tsquery('simple', ${prefixes}) as ${inNames}, to_tsquery('romanian', ${stems}) as ${inForms}`,
    isFound: sql`(to_tsvector('simple', f_plain(title || ' ' || names)) @@ (select ${inNames} from asked) or words @@ (select ${inForms} from asked))`,
  };
}

const all = (words: readonly AskedWord[], match: Match): SQL =>
  joined(
    words.map((word) => wordQuery(word, match)),
    "&&",
  );

/** Romanian inflection rarely changes more than the last letters of a word. */
const ENDING = 3;
const SHORTEST_START = 2;

/** A cheap guess that the title has all the words: it has words with the same beginnings. Words are only letters and digits, so `like` needs no escaping. */
export function inTitle(words: readonly AskedWord[]): SQL {
  const start = (spelling: string) => spelling.slice(0, Math.max(SHORTEST_START, spelling.length - ENDING));
  const begins = (spelling: string) => sql`' ' || title_folded like ${`% ${start(spelling)}%`}`;
  return joined(
    words.map(({ spellings }) => sql`(${sql.join(spellings.map(begins), sql` or `)})`),
    "and",
  );
}

/** Rank: exact name > name within the title > title words > title prefixes > title stems > other names > their prefixes and stems > text. */
export function rank(words: readonly AskedWord[], phrase: string): SQL {
  return sql`case
    when e.title_folded = ${phrase} then 8
    when ' ' || e.title_folded || ' ' like ${`% ${phrase} %`} then 7
    when e.titled and e.words @@ ${all(words, { prefix: false, stem: false, where: "A" })} then 6
    when e.titled and e.words @@ ${all(words, { prefix: true, stem: false, where: "A" })} then 5
    when e.titled and e.words @@ ${all(words, { prefix: true, stem: true, where: "A" })} then 4
    when e.words @@ ${all(words, { prefix: false, stem: false, where: "AB" })} then 3
    when e.words @@ ${all(words, { prefix: true, stem: true, where: "AB" })} then 2
    else 1 end`;
}

/** How many of the words the entry has. */
export const share = (words: readonly AskedWord[]): SQL =>
  joined(
    words.map((word) => sql`(e.words @@ ${anywhere(word)})::int`),
    "+",
  );

/** The stems of the words, for marking the hits: "digitalizarea" to "digitaliz". */
export function stems(words: readonly AskedWord[]): SQL {
  const each = words.flatMap(({ spellings }) => spellings.map((one) => sql`ts_lexize('romanian_stem', ${one})`));
  return sql`to_json(${sql.join(each, sql` || `)})`;
}
